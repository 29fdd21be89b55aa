import { declineReasons } from './snapshot.ts'

/** What the program and Stripe write down when a refund fails; the database knows the phrases on the left for ever. */
const phrases = {
  refused: 'refused',
  'refused by iyzico': 'refused',
  declined: 'refused',
  failed: 'refused',
  unknown: 'refused',
  'not-found': 'not-found',
  not_found: 'not-found',
  'the payment is disputed': 'disputed',
  charge_for_pending_refund_disputed: 'disputed',
  canceled: 'withdrawn',
  merchant_request: 'withdrawn',
  expired_or_canceled_card: 'card-closed',
  lost_or_stolen_card: 'card-lost',
  insufficient_funds: 'no-funds',
  'no such charge': 'no-payment',
  'iyzico has not named the payment': 'no-payment',
  'Stripe has named no payment for this attempt': 'no-payment',
  'this card takes nothing back': 'card-takes-nothing',
  'more than was charged': 'too-much',
} as const

const REFUSED = 'the payment provider refused: '

/** Why a refund failed, as pages say it; `words` are those of a provider or of staff, and stay as they are. */
export type RefundFailure = { code: (typeof phrases)[keyof typeof phrases] | 'words'; words: string }

/** Reads what was stored of a refund that failed. */
export function readRefundFailure(stored: string): RefundFailure {
  const isRefused = stored.startsWith(REFUSED)
  const words = isRefused ? stored.slice(REFUSED.length) : stored
  const phrase = Object.entries(phrases).find(([text]) => text === words)
  if (phrase) return { code: phrase[1], words: '' }
  if (!isRefused) return { code: 'words', words }
  return { code: 'refused', words: declineReasons.some((reason) => reason === words) ? '' : words }
}
