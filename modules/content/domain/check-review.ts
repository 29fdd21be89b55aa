import { parseEmail } from '#kernel/email.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { normalizeInput, normalizeLines } from '#kernel/text.ts'
import { factAnswers, type FactAnswers, type TravelFact } from './travel-facts.ts'

/** As it was typed. */
export type ReviewDraft = { name: string; email: string; rating: string; text: string }

export type CheckedReview = { name: string; email: string; rating: number; text: string }

/** As it was typed by somebody who came back; an answer that is none of ours counts as not given. */
export type TravellerDraft = {
  name: string
  rating: string
  text: string
  answers: Partial<Record<TravelFact, string>>
  /** That it may be published. */
  hasConsent: boolean
}

export type CheckedTravellerReview = { name: string; rating: number; text: string; answers: FactAnswers }

export type ReviewFieldCode =
  | 'required'
  | 'too-short'
  | 'too-long'
  | 'malformed'
  | 'email'
  | 'rating'
  | 'answer'
  | 'consent'

export type ReviewProblem = {
  pointer: `/${keyof ReviewDraft}` | `/answers/${TravelFact}` | '/consent'
  code: ReviewFieldCode
}

export const AUTHOR_LENGTH = { min: 2, max: 100 }

export const REVIEW_LENGTH = { min: 10, max: 2000 }

/** Reads what a visitor wrote. Fails with every problem at once, in the order of the form. */
export function checkReview(draft: ReviewDraft): Result<CheckedReview, ReviewProblem[]> {
  const { rating, name, text, problems } = readWhole(draft)
  const email = parseEmail(draft.email)
  const emailCode = draft.email.trim() === '' ? 'required' : email === undefined ? 'email' : undefined
  const all = problems.rating.concat(
    problems.name,
    emailCode ? [{ pointer: '/email', code: emailCode }] : [],
    problems.text,
  )
  if (all.length > 0 || rating === undefined || !name || !text || !email) return fail(all)
  return ok({ name, email, rating, text })
}

/**
 * Reads what somebody wrote who came back and was asked about these facts. Fails with every problem at once, in the order of
 * the form.
 */
export function checkTravellerReview(
  draft: TravellerDraft,
  facts: readonly TravelFact[],
): Result<CheckedTravellerReview, ReviewProblem[]> {
  const { rating, name, text, problems } = readWhole(draft)
  const answers: FactAnswers = {}
  const unanswered: ReviewProblem[] = []
  for (const fact of facts) {
    const answer = factAnswers.find((each) => each === draft.answers[fact])
    if (answer) answers[fact] = answer
    else unanswered.push({ pointer: `/answers/${fact}`, code: 'answer' })
  }
  const all = problems.rating.concat(
    unanswered,
    problems.text,
    problems.name,
    draft.hasConsent ? [] : [{ pointer: '/consent', code: 'consent' }],
  )
  if (all.length > 0 || rating === undefined || !name || !text) return fail(all)
  return ok({ name, rating, text, answers })
}

/** The stars, the name and the words, each with what is wrong with it. */
function readWhole(draft: { name: string; rating: string; text: string }) {
  const rating = /^[1-5]$/.test(draft.rating) ? Number(draft.rating) : undefined
  const name = normalizeInput(draft.name)
  const text = normalizeLines(draft.text)
  const problemAt = (pointer: ReviewProblem['pointer'], code: ReviewFieldCode | undefined): ReviewProblem[] =>
    code ? [{ pointer, code }] : []
  return {
    rating,
    name,
    text,
    problems: {
      rating: problemAt('/rating', rating === undefined ? 'rating' : undefined),
      name: problemAt('/name', lengthProblem(name, AUTHOR_LENGTH)),
      text: problemAt('/text', lengthProblem(text, REVIEW_LENGTH)),
    },
  }
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
