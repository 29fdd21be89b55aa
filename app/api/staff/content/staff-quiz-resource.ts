import { z } from 'zod'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseBody, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { QuizContent } from '#modules/engagement/index.ts'
import { makeQuizCurrent, quizContent, quizParts, removeQuiz } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/staff-quiz-resource.ts'
import { savePartOf, showPart, versionToChange } from './part-calls.server.ts'
import { withQuiz } from './staff-quiz.server.ts'

const Whole = z.strictObject(quizParts)

const Changes = z
  .strictObject(quizParts)
  .partial()
  .extend({ isCurrent: z.literal(true).optional().meta({ description: 'Visitors take this quiz from now on.' }) })

const known = ['not_found', 'precondition_required', 'edit_conflict'] as const

export const handle: ResourceHandle = {
  methods: ['GET', 'PUT', 'PATCH', 'DELETE'],
  maxBodyBytes: 2 * 1024 * 1024,
  describes: {
    GET: {
      summary: 'A quiz in every language with the rules behind its answers; its version is in `ETag`',
      answers: { 200: quizContent },
      problems: ['not_found'],
    },
    PUT: {
      summary: 'Replaces a quiz in the version that `If-Match` names; it offers the lengths that an Umrah has',
      body: quizContent,
      answers: { 200: quizContent },
      problems: [...known, 'malformed', 'validation', 'unknown_field'],
    },
    PATCH: {
      summary: 'Changes parts of a quiz, or makes it the one that visitors take, in the version that `If-Match` names',
      body: Changes,
      answers: { 200: quizContent },
      problems: [...known, 'malformed', 'validation', 'unknown_field'],
    },
    DELETE: {
      summary: 'Takes away a quiz that visitors do not take, in the version that `If-Match` names',
      answers: { 204: null },
      problems: [...known, 'in_use'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return withQuiz(call, call.params.quizKey, (db, admin, wire) => showPart(call, { db, admin, wire }))
}

export function action(call: Route.ActionArgs) {
  const { quizKey } = call.params
  return withQuiz(call, quizKey, async (db, admin, wire) => {
    const version = await versionToChange(call, { db, admin, wire })
    if (version instanceof Response) return version
    if (call.request.method === 'DELETE') {
      const removed = await removeQuiz(db, admin, quizKey, new Date())
      if (removed.ok) return new Response(null, { status: 204 })
      return refuseWith(call, removed.error.code === 'in-use' ? 'in_use' : 'not_found')
    }
    const isWhole = call.request.method === 'PUT'
    const body = isWhole ? await readCallBody(call, Whole) : await readCallBody(call, Changes)
    if (!body.ok) return body.error
    const { isCurrent, ...parts }: z.output<typeof Changes> = body.value
    const written = { ...(await wire.read(db, admin)), ...parts }
    const whole = (await wire.schema(db)).safeParse(written)
    if (!whole.success) return refuseBody(call, whole.error.issues, written)
    const saved = await savePartOf<QuizContent>(call, { db, admin, wire }, { body: whole.data, version })
    if (!saved.ok || isCurrent === undefined) return saved
    await makeQuizCurrent(db, admin, quizKey, new Date())
    return saved
  })
}
