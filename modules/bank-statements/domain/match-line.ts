import type { Money } from '#kernel/money.ts'
import { compact, wordsOf } from './bank-text.ts'
import { findReference } from './find-reference.ts'
import { isNamedIn } from './name-likeness.ts'
import { tellingsOf, type Tellings } from './tellings.ts'

/** A bank transfer that somebody may have sent money for. */
export type AwaitedMoney = {
  attemptRef: string
  reference: string
  /** Whether money is still awaited; one that was given up may still be paid late, a paid one may not. */
  state: 'awaited' | 'given-up' | 'paid'
  /** What has not come yet. */
  rest: Money
  payerName: string
  customerName: string
  /** The number of the order or link. */
  number: string
}

export const certainties = ['certain', 'likely', 'unknown', 'outgoing'] as const

/** `certain` may be booked without asking; `likely` and `unknown` are asked; `outgoing` is no payment. */
export type Certainty = (typeof certainties)[number]

export const matchReasons = [
  'reference',
  'reference-almost',
  'number',
  'name',
  'amount-equal',
  'amount-less',
  'amount-more',
  'other-currency',
  'given-up',
  'paid-already',
  'several-references',
  'reversal',
] as const

export type MatchReason = (typeof matchReasons)[number]

export type Proposal = { attemptRef: string; reasons: MatchReason[]; score: number }

export type LineToMatch = { amount: Money; text: string; payerName: string | null; isReversal: boolean }

export type Match = { certainty: Certainty; proposals: Proposal[] }

const MOST_PROPOSALS = 5

/**
 * Decides which awaited transfers a line of a statement may be, the likeliest first, and how sure that is. Certain is
 * only money that came in with the exact code of one transfer that is still awaited, in its currency and of exactly
 * what is left to pay; a line that names two codes, or that takes an earlier booking back, is never certain.
 */
export function matchLine(line: LineToMatch, awaited: readonly AwaitedMoney[]): Match {
  if (line.amount.minor <= 0) return { certainty: 'outgoing', proposals: [] }
  const told: ToldLine = { ...line, ...tellingsOf(line) }
  const found = awaited
    .map((transfer) => propose(told, transfer))
    .filter((proposal) => proposal !== undefined)
    .toSorted((a, b) => b.score - a.score || (a.attemptRef < b.attemptRef ? -1 : 1))
  const named = found.filter(({ reasons }) => reasons.includes('reference'))
  const proposals = found.slice(0, MOST_PROPOSALS).map((proposal) => withWarnings(proposal, line, named.length))
  const [first] = proposals
  if (named.length === 1 && first && isCertain(first)) return { certainty: 'certain', proposals }
  return { certainty: proposals.some(isLikely) ? 'likely' : 'unknown', proposals }
}

type ToldLine = LineToMatch & Tellings

function propose(line: ToldLine, transfer: AwaitedMoney): Proposal | undefined {
  const reference = findReference(line.signs, transfer.reference)
  const isSameCurrency = line.amount.currency === transfer.rest.currency
  const difference = line.amount.minor - transfer.rest.minor
  const isEqual = isSameCurrency && difference === 0 && transfer.state !== 'paid'
  const isNamed = namesOf(transfer).some((name) => isNamedIn(line, wordsOf(name)))
  const hasNumber = transfer.number.length >= 6 && line.signs.includes(compact(transfer.number))
  const isTold = reference !== undefined || hasNumber
  // Equal amounts alone are chance, equal names alone are another journey; together, or with a code, they are worth a question.
  if (!isTold && !(isEqual || (isNamed && isSameCurrency && transfer.state === 'awaited'))) return undefined

  const reasons: MatchReason[] = []
  if (reference) reasons.push(reference === 'exact' ? 'reference' : 'reference-almost')
  if (hasNumber) reasons.push('number')
  if (isNamed) reasons.push('name')
  if (!isSameCurrency) reasons.push('other-currency')
  else if (transfer.state !== 'paid')
    reasons.push(difference === 0 ? 'amount-equal' : difference < 0 ? 'amount-less' : 'amount-more')
  if (transfer.state !== 'awaited') reasons.push(transfer.state === 'paid' ? 'paid-already' : 'given-up')
  return { attemptRef: transfer.attemptRef, reasons, score: reasons.reduce((sum, each) => sum + weights[each], 0) }
}

const weights: Record<MatchReason, number> = {
  reference: 100,
  'reference-almost': 50,
  number: 40,
  name: 30,
  'amount-equal': 20,
  'amount-less': 0,
  'amount-more': 0,
  'other-currency': -30,
  'given-up': -5,
  'paid-already': -15,
  'several-references': 0,
  reversal: 0,
}

function withWarnings(proposal: Proposal, line: LineToMatch, namedCount: number): Proposal {
  const warnings: MatchReason[] = []
  if (namedCount > 1 && proposal.reasons.includes('reference')) warnings.push('several-references')
  if (line.isReversal) warnings.push('reversal')
  return { ...proposal, reasons: [...proposal.reasons, ...warnings] }
}

function isCertain({ reasons }: Proposal): boolean {
  const doubts: readonly MatchReason[] = ['given-up', 'paid-already', 'several-references', 'reversal']
  return (
    reasons.includes('reference') && reasons.includes('amount-equal') && !reasons.some((each) => doubts.includes(each))
  )
}

function isLikely({ reasons }: Proposal): boolean {
  const told: readonly MatchReason[] = ['reference', 'reference-almost', 'number']
  return reasons.some((each) => told.includes(each)) || (reasons.includes('name') && reasons.includes('amount-equal'))
}

function namesOf({ payerName, customerName }: AwaitedMoney): string[] {
  return [...new Set([payerName, customerName])].filter((name) => name !== '')
}
