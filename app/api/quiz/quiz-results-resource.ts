import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { z } from 'zod'
import { moneyOnWire } from '#app/wire/wire.ts'
import { summaryOnWire } from '#app/api/catalogue/tour-on-wire.ts'
import { WireTourSummary } from '#app/api/catalogue/wire-tour.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { answerCall, readBody } from '#app/api/payments/payment-call.server.ts'
import { joinList } from '#kernel/join-list.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { suggestTours, type QuizFailure, type SuggestedTour } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/quiz-results-resource.ts'

const ResultsBody = z.strictObject({
  version: z.int().min(1),
  answers: z.record(z.string().max(60), z.string().max(60)),
})

const WireSuggestion = WireTourSummary.extend({ reasons: z.array(z.string()), misses: z.array(z.string()) }).meta({
  id: 'SuggestedTour',
  description: 'A departure with full sentences that say why it is suggested, and in what it differs from the answers.',
})

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'The journeys that suit the answers, best first; what nearly fits when few do',
      body: ResultsBody,
      answers: { 200: z.object({ tours: z.array(WireSuggestion).max(5), reason: z.string() }) },
      problems: ['not_found', 'quiz_changed', 'unknown_field', 'validation'],
    },
  },
}

/** Suggests departures for the answers of the quiz. The answers are not kept. */
export async function action(call: Route.ActionArgs) {
  const body = await readBody(call, ResultsBody)
  if (!body.ok) return body.error
  const { db, env } = call.context.get(servicesContext)
  const locale = call.context.get(localeContext)
  const result = await suggestTours(db, { ...body.value, locale, today: dayInIstanbul(new Date()) })
  if (!result.ok) return refuse(call, result.error)

  const { matches, alternatives, nothing } = result.value
  const tours = [...matches, ...alternatives].map(({ tour, price, reasons, misses }: SuggestedTour) => ({
    ...summaryOnWire(tour, env.publicUrl.origin),
    perPersonPrice: moneyOnWire(price.price),
    reasons,
    misses,
  }))
  const text = translator(locale, 'quiz')
  return answerCall(call, {
    tours,
    reason: tours.length === 0 ? nothing : text('result-title', { count: matches.length }),
  })
}

function refuse(call: Route.ActionArgs, failure: QuizFailure): Response {
  const text = translator(call.context.get(localeContext), 'quiz')
  switch (failure.code) {
    case 'quiz-not-found':
      return refuseWith(call, 'not_found', { title: text('missing'), detail: text('missing') })
    case 'quiz-changed':
      return refuseWith(call, 'quiz_changed', { title: text('changed-title'), detail: text('changed') })
    case 'answer-unknown': {
      const { questions } = failure
      const detail = text('unknown-answer', { names: joinList(questions, call.context.get(localeContext)) })
      const errors = questions.map((name) => ({ pointer: `/answers/${name}`, code: 'validation', message: detail }))
      return refuseWith(call, 'validation', { title: text('unknown-answer-title'), detail, errors })
    }
  }
}
