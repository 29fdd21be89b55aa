/** What a provider says of a token that a page was given. */
export type HumanVerdict =
  | { kind: 'human' }
  /** The provider was asked and does not vouch for the sender; `reason` is for the log. */
  | { kind: 'doubtful'; reason: string }
  /** The provider could not be asked, or does not know who we are: nothing is known of the sender. */
  | { kind: 'unknown'; reason: string }

/** Asks a provider whether a form was sent by a person. Never throws. */
export type HumanCheck = (token: string, clientAddress: string) => Promise<HumanVerdict>

/** The action that pages ask their token for; a token for another one was taken elsewhere. */
export const HUMAN_ACTION = 'submit'
