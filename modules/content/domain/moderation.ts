import { fail, ok, type Result } from '#kernel/result.ts'
import { normalizeLines } from '#kernel/text.ts'
import type { ReviewStatus } from './review.ts'

export const REPLY_LENGTH = 2000

export const REASON_LENGTH = 500

/** What staff decide about a review. */
export type ReviewDecision =
  /** Everybody may read it. Left out, the reply stays as it is; empty, there is none. */
  | { status: 'approved'; reply?: string | undefined }
  /** Nobody may read it; the reason is for staff alone. */
  | { status: 'rejected'; reason: string }
  /** It waits again. */
  | { status: 'pending' }

export type CheckedDecision = { status: ReviewStatus; reply?: string | null; reason: string }

export type DecisionProblem = { code: 'reply-too-long' | 'reason-required' | 'reason-too-long' | 'malformed' }

/** An approved review may be approved again, with another reply. */
const nextOf: Record<ReviewStatus, readonly ReviewStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['approved', 'pending', 'rejected'],
  rejected: ['approved', 'pending'],
}

export function mayBecome(from: ReviewStatus, to: ReviewStatus): boolean {
  return nextOf[from].includes(to)
}

/** Reads what staff wrote with a decision. Lengths count as people count letters. */
export function checkDecision(decision: ReviewDecision): Result<CheckedDecision, DecisionProblem> {
  if (decision.status === 'pending') return ok({ status: 'pending', reason: '' })
  if (decision.status === 'approved') {
    if (decision.reply === undefined) return ok({ status: 'approved', reason: '' })
    const reply = normalizeLines(decision.reply)
    if (reply === undefined) return fail({ code: 'malformed' })
    if ([...reply].length > REPLY_LENGTH) return fail({ code: 'reply-too-long' })
    return ok({ status: 'approved', reply: reply || null, reason: '' })
  }
  const reason = normalizeLines(decision.reason)
  if (reason === undefined) return fail({ code: 'malformed' })
  if (reason === '') return fail({ code: 'reason-required' })
  if ([...reason].length > REASON_LENGTH) return fail({ code: 'reason-too-long' })
  return ok({ status: 'rejected', reason })
}
