import { z } from 'zod'
import { pageOf } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseBody, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { pageListOf, sortedBy } from '#app/wire/wire.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { addQuiz, listQuizzes, quizContent, quizId, quizParts, quizSchema } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/staff-quizzes-resource.ts'
import { showPart } from './part-calls.server.ts'
import { answerStaff } from '../staff-call.server.ts'
import { withQuiz } from './staff-quiz.server.ts'

const WireQuizEntry = z.object({ id: z.string(), version: z.int(), questions: z.int(), isCurrent: z.boolean() })

const QuizQuery = z.object({ sort: sortedBy(['id', '-id']) })

/** The name by which the page of staff means the current one is nobody’s. */
const NewQuiz = z.strictObject({ id: quizId.max(60).refine((id) => id !== 'quiz'), ...quizParts })

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  maxBodyBytes: 2 * 1024 * 1024,
  describes: {
    GET: {
      summary: 'The quizzes that are kept, the one that visitors take first',
      query: QuizQuery,
      answers: { 200: pageListOf(WireQuizEntry) },
      problems: ['filter_invalid'],
    },
    POST: {
      summary: 'Keeps another quiz; nobody takes it before it is made the current one',
      body: NewQuiz,
      answers: { 201: quizContent },
      problems: ['malformed', 'validation', 'unknown_field', 'link_taken'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'content', async (db, admin) => {
    const asked = readQuery(call, QuizQuery)
    if (!asked.ok) return asked.error
    const quizzes = await listQuizzes(db, admin)
    const listed = quizzes.map(({ key, ...quiz }) => ({ id: key, ...quiz }))
    const { sort } = asked.value
    const turn = sort === '-id' ? -1 : 1
    const entries = sort ? listed.toSorted((a, b) => turn * a.id.localeCompare(b.id)) : listed
    const body = pageOf(entries, { page: 1, pageSize: Math.max(20, entries.length), total: entries.length })
    return Response.json(body, { headers: { 'Content-Language': call.context.get(localeContext) } })
  })
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'content', async (db, admin) => {
    const body = await readCallBody(call, NewQuiz)
    if (!body.ok) return body.error
    const { id, ...parts } = body.value
    const content = (await quizSchema(db)).safeParse(parts)
    if (!content.success) return refuseBody(call, content.error.issues, parts)
    const added = await addQuiz(db, admin, { key: id, content: content.data }, new Date())
    if (!added.ok) return refuseWith(call, 'link_taken')
    return withQuiz(call, id, (same, caller, wire) => showPart(call, { db: same, admin: caller, wire }, 201))
  })
}
