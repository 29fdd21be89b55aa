import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { z } from 'zod'
import { publicAnswer } from '#app/api/catalogue/public-answer.server.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findQuiz } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/quiz-resource.ts'

const WireQuiz = z
  .object({
    id: z.string(),
    version: z.int().min(1),
    questions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        kind: z.literal('single'),
        options: z.array(z.object({ id: z.string(), text: z.string() })),
      }),
    ),
  })
  .meta({
    id: 'Quiz',
    description: 'The questions in the language of the caller; the version goes up with each change.',
  })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: { summary: 'The questions that lead to a journey', answers: { 200: WireQuiz }, problems: ['not_found'] },
  },
}

/** The quiz in the language of the caller. */
export async function loader(call: Route.LoaderArgs) {
  const locale = call.context.get(localeContext)
  const quiz = await findQuiz(call.context.get(servicesContext).db, locale)
  if (!quiz) {
    const title = translator(locale, 'quiz')('missing')
    return refuseWith(call, 'not_found', { title, detail: title })
  }
  return publicAnswer(call, {
    id: quiz.key,
    version: quiz.version,
    questions: quiz.questions.map(({ id, text, options }) => ({
      id,
      text,
      kind: 'single',
      options: options.map((option) => ({ id: option.id, text: option.text })),
    })),
  })
}
