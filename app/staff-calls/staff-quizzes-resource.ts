import { z } from 'zod'
import { pageOf } from '#app/calls/page-of.ts'
import { pageListOf } from '#app/calls/wire.ts'
import { localeContext } from '#app/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { findQuizContent, QUIZ_KEY } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/staff-quizzes-resource.ts'
import { answerStaff } from './staff-call.server.ts'

const WireQuizEntry = z.object({ id: z.string(), version: z.int(), questions: z.int() })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: { summary: 'The quiz of the site; there is one', answers: { 200: pageListOf(WireQuizEntry) } },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'content', async (db, admin) => {
    const quiz = await findQuizContent(db, admin)
    const entries = quiz ? [{ id: QUIZ_KEY, version: quiz.version, questions: quiz.content.questions.length }] : []
    const body = pageOf(entries, { page: 1, pageSize: 20, total: entries.length })
    return Response.json(body, { headers: { 'Content-Language': call.context.get(localeContext) } })
  })
}
