/** How the keys of all mails of newsletters begin. */
export const LETTER_MAILS = 'letter:'

/** How the keys of the mails of one newsletter begin. */
export function mailPrefixOf(letterId: string): string {
  return `${LETTER_MAILS}${letterId}:`
}

/** The key of the mail to one recipient: one newsletter, one mail. */
export function mailKeyOf({ letterId, recipientId }: { letterId: string; recipientId: string }): string {
  return mailPrefixOf(letterId) + recipientId
}

/** The recipient of whom a key speaks. */
export function recipientOf(mailKey: string): string | undefined {
  return /^letter:[0-9a-f-]{36}:([0-9a-f-]{36})$/.exec(mailKey)?.[1]
}
