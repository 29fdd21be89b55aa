import { data, redirect, type RouterContextProvider } from 'react-router'
import { sayReviewProblems } from '#app/acts/requests/say-review-problems.server.ts'
import { paths } from '#app/addresses/paths.ts'
import { factsContext, localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { sayNeeded } from '#app/intake/say-needed.server.ts'
import type { FormAnswer } from '#app/intake/take-page-form.server.ts'
import { statusOf } from '#app/refusals/refusals.ts'
import { travelFacts, type TravellerDraft } from '#modules/content/index.ts'
import { answerReviewRequest } from '#modules/opinions/index.server.ts'
import { isDemonstrated } from '#modules/staff-desk/index.server.ts'

export type TravellerAnswer = FormAnswer<TravellerDraft>

/**
 * Keeps what somebody wrote who came back and leads to the page that thanks them, or gives the form back as it was typed: with
 * 422, 429, 409 once staff have decided, or 500. An address that opens nothing is answered with 404.
 */
export async function receiveTravellerReview(
  context: Readonly<RouterContextProvider>,
  { token, fields, isTooMuch }: { token: string; fields: Readonly<Record<string, string>>; isTooMuch: boolean },
  now: Date,
) {
  const { db, log } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const draft = draftOf(fields)
  const back = (answer: Omit<TravellerAnswer, 'draft'>, status: number) =>
    data<TravellerAnswer>({ draft, ...answer }, { status })
  if (isTooMuch) return back({ problems: [], notice: 'rate_limited' }, 429)
  const address = context.get(factsContext).clientAddress
  try {
    const isSample = await isDemonstrated(db)
    const kept = await answerReviewRequest(db, { token, draft, locale, address, isSample }, now)
    if (kept.ok) return redirect(paths.travellerReview(locale, token, { saved: 1 }), 303)
    if (kept.error.code === 'invalid-fields')
      return back({ problems: sayNeeded(locale, sayReviewProblems(locale, kept.error.problems)) }, 422)
    if (kept.error.code === 'review-decided') return back({ problems: [] }, statusOf(kept.error.code))
  } catch (error) {
    log.error({ err: error }, 'a review of a traveller could not be kept')
    return back({ problems: [], notice: 'failed' }, 500)
  }
  throw data(null, { status: 404 })
}

function draftOf({ name = '', rating = '', text = '', ...fields }: Readonly<Record<string, string>>): TravellerDraft {
  const answers = Object.fromEntries(travelFacts.map((fact) => [fact, fields[`answers.${fact}`] ?? '']))
  return { name, rating, text, answers, hasConsent: fields['consent'] === 'on' }
}
