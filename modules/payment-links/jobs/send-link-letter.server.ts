import { mailDocuments, type IssuedFile } from '#modules/documents/index.server.ts'
import type { Agency } from '#modules/documents/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import type { Mail } from '#platform/mail/queue-mail.server.ts'
import { writeLetter, type LetterRow } from '#platform/mail/write-letter.tsx'
import { say } from '#platform/texts/say.ts'
import type { StoredLink } from '../data/links.server.ts'
import type { LinkMailText } from '../mail/link-mail-texts.ts'
import type { LinkWork } from './link-work.server.ts'

export type LinkLetter = Pick<Mail, 'key' | 'to' | 'locale'> & {
  text: LinkMailText
  rows: LetterRow[]
  /** Where the button leads. */
  button?: string
}

/** Writes a letter about a link as mail, once a key, with the documents that are issued in the same transaction. */
export async function sendLinkLetter(
  work: LinkWork,
  link: Pick<StoredLink, 'title' | 'customer'>,
  mail: LinkLetter,
  issue: (tx: Db, agency: Agency) => Promise<IssuedFile[]> = async () => [],
): Promise<void> {
  const { key, to, locale, text, rows, button } = mail
  const agency = await work.agency(locale)
  const facts = { title: link.title, name: link.customer.name, phone: agency.phone, firm: agency.firm }
  const written = await writeLetter({
    locale,
    brand: agency.brand,
    subject: say(locale, text.subject, facts),
    greeting: say(locale, text.greeting, facts),
    paragraphs: text.paragraphs.map((paragraph) => say(locale, paragraph, facts)),
    button: button === undefined || text.button === '' ? undefined : { href: button, label: text.button },
    rows,
    footer: footerOf(agency),
  })
  const headers = { 'Reply-To': agency.email }
  await inTransaction(work.db, async (tx) => {
    await mailDocuments(tx, { key, to, locale, headers, ...written }, await issue(tx, agency), new Date())
  })
}

function footerOf({ firm, address, phone }: Agency): string {
  return [firm, address, phone].filter(Boolean).join(' · ')
}
