import { parseEmail } from '#kernel/email.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { normalizeInput, normalizeLines } from '#kernel/text.ts'

/** As it was typed. */
export type ReviewDraft = { name: string; email: string; rating: string; text: string }

export type CheckedReview = { name: string; email: string; rating: number; text: string }

export type ReviewFieldCode = 'required' | 'too-short' | 'too-long' | 'malformed' | 'email' | 'rating'

export type ReviewProblem = { pointer: `/${keyof ReviewDraft}`; code: ReviewFieldCode }

export const AUTHOR_LENGTH = { min: 2, max: 100 }

export const REVIEW_LENGTH = { min: 10, max: 2000 }

/** Reads what a visitor wrote. Fails with every problem at once, in the order of the form. */
export function checkReview(draft: ReviewDraft): Result<CheckedReview, ReviewProblem[]> {
  const rating = /^[1-5]$/.test(draft.rating) ? Number(draft.rating) : undefined
  const name = normalizeInput(draft.name)
  const text = normalizeLines(draft.text)
  const email = parseEmail(draft.email)
  const nameCode = lengthProblem(name, AUTHOR_LENGTH)
  const textCode = lengthProblem(text, REVIEW_LENGTH)
  const emailCode = draft.email.trim() === '' ? 'required' : email === undefined ? 'email' : undefined

  const problems: ReviewProblem[] = []
  if (rating === undefined) problems.push({ pointer: '/rating', code: 'rating' })
  if (nameCode) problems.push({ pointer: '/name', code: nameCode })
  if (emailCode) problems.push({ pointer: '/email', code: emailCode })
  if (textCode) problems.push({ pointer: '/text', code: textCode })
  if (problems.length > 0 || rating === undefined || !name || !text || !email) return fail(problems)
  return ok({ name, email, rating, text })
}

/** Letters are counted as people count them: an astral sign is one. */
function lengthProblem(
  text: string | undefined,
  { min, max }: { min: number; max: number },
): ReviewFieldCode | undefined {
  if (text === undefined) return 'malformed'
  if (text === '') return 'required'
  const { length } = [...text]
  if (length < min) return 'too-short'
  return length > max ? 'too-long' : undefined
}
