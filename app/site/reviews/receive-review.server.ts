import { data, redirect, type RouterContextProvider } from 'react-router'
import { admitForm } from '#app/intake/admit-form.server.ts'
import { factsContext, localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/paths.ts'
import { sayReviewProblems } from '#app/request-calls/say-review-problems.server.ts'
import { submitReview } from '#modules/content/index.server.ts'
import type { FormNotice, RequestAnswer } from '../requests/request-answer.ts'
import type { ReviewFormDraft } from './review-form.tsx'

/** Keeps a review until it is approved and leads to the page that says so, or gives the form back. */
export async function receiveReview(
  context: Readonly<RouterContextProvider>,
  fields: Readonly<Record<string, string>>,
) {
  const { db, log } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const { name = '', email = '', rating = '', text = '', tour = '' } = fields
  const draft = { name, email, rating, text, tour }
  const now = new Date()
  const sent = redirect(paths.requestSent(locale, { of: 'review' }), 303)
  const admission = await admitForm(context, fields, { now })
  if (admission.kind === 'dropped') return sent
  if (admission.kind === 'refused') return back({ draft, notice: admission.code }, rateStatus(admission.code))
  try {
    const address = context.get(factsContext).clientAddress
    const submitted = await submitReview(db, { draft, tourCode: tour, locale, address }, now)
    if (submitted.ok) return sent
    if (submitted.error.code === 'invalid-fields')
      return back({ draft, problems: sayReviewProblems(locale, submitted.error.problems) }, 422)
    const message = translator(locale, 'requests')('error-choice')
    return back({ draft, problems: [{ pointer: '/tour', code: 'tour_not_found', message }] }, 422)
  } catch (error) {
    // Whatever broke, the visitor keeps what was typed and may try again.
    log.error({ err: error }, 'a review could not be kept')
    return back({ draft, notice: 'failed' }, 500)
  }
}

type Back = { draft: ReviewFormDraft; notice?: FormNotice; problems?: RequestAnswer<ReviewFormDraft>['problems'] }

function back({ problems = [], ...answer }: Back, status: number) {
  return data<RequestAnswer<ReviewFormDraft>>({ ...answer, problems }, { status })
}

function rateStatus(code: FormNotice): number {
  return code === 'rate_limited' ? 429 : 422
}
