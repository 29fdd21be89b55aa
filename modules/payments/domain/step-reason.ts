import { isCurrency, money, parseDecimalText, type Money } from '#kernel/money.ts'

/** Why a step of an attempt was taken; the database knows the phrases on the left for ever. */
const phrases = {
  'taken at the desk': 'at-desk',
  'found on the account': 'on-account',
  'entered by staff': 'by-staff',
  'paid from the credit of an agency': 'agency-credit',
  'another method chosen': 'other-method',
  'chosen by the customer': 'chosen',
  'sent to the bank': 'sent-to-bank',
  'provider not reached': 'not-reached',
  'no answer for a day': 'no-answer',
  'paid otherwise': 'paid-otherwise',
  'payment cancelled': 'payment-cancelled',
  'order cancelled': 'order-cancelled',
  'the transfer was taken off what it was put on': 'transfer-taken-off',
  'the entry of the register was taken back': 'entry-taken-back',
} as const

const sources = ['start', 'query', 'callback', 'manual'] as const

type Phrase = (typeof phrases)[keyof typeof phrases]

/** A reason that pages can say in the reader's language; `words` are a person's own, and stay as they are. */
export type StepReason =
  | { code: Phrase | `seen-${(typeof sources)[number]}` | 'dispute-won'; words: string }
  | { code: 'received' | 'taken-back' | 'refund'; amount: Money; words: string }
  | { code: 'words'; words: string }

/** Reads what stands in the history of an attempt. */
export function readStepReason(stored: string): StepReason {
  const phrase = Object.entries(phrases).find(([text]) => text === stored)
  if (phrase) return { code: phrase[1], words: '' }
  const received = /^manual: received (\d+\.\d\d) ([A-Z]{3})\. ?(.*)$/s.exec(stored)
  if (received) return ofAmount('received', [received[1], received[2]], received[3]) ?? asWords(stored)
  const refund = /^refund \S+: (\d+\.\d\d) ([A-Z]{3})$/.exec(stored)
  if (refund) return ofAmount('refund', [refund[1], refund[2]], '') ?? asWords(stored)
  const takenBack = /^manual: taken back (\d+) ([A-Z]{3})\. ?(.*)$/s.exec(stored)
  if (takenBack && isCurrency(takenBack[2]))
    return { code: 'taken-back', amount: money(Number(takenBack[1]), takenBack[2]), words: takenBack[3] ?? '' }
  if (stored.startsWith('dispute won: ')) return { code: 'dispute-won', words: stored.slice('dispute won: '.length) }
  const source = sources.find((each) => new RegExp(`^${each}: [a-z_]+$`).test(stored))
  return source ? { code: `seen-${source}`, words: '' } : asWords(stored)
}

function ofAmount(
  code: 'received' | 'refund',
  [decimal, currency]: [string | undefined, string | undefined],
  words = '',
): StepReason | undefined {
  const amount = isCurrency(currency) ? parseDecimalText(decimal ?? '', currency) : undefined
  return amount && { code, amount, words }
}

function asWords(words: string): StepReason {
  return { code: 'words', words }
}
