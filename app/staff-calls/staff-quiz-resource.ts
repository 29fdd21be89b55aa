import { refuseWith } from '#app/calls/refuse-with.server.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { quizContent } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/staff-quiz-resource.ts'
import { answerPart, replacePart } from './part-calls.server.ts'
import { answerStaff } from './staff-call.server.ts'
import { isQuiz, quizOnWire } from './staff-quiz.server.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'PUT'],
  maxBodyBytes: 2 * 1024 * 1024,
  describes: {
    GET: {
      summary: 'The quiz in every language with the rules behind its answers; its version is in `ETag`',
      answers: { 200: quizContent },
      problems: ['not_found'],
    },
    PUT: {
      summary: 'Replaces the quiz in the version that `If-Match` names; it offers the lengths that an Umrah has',
      body: quizContent,
      answers: { 200: quizContent },
      problems: ['not_found', 'precondition_required', 'edit_conflict', 'malformed', 'validation', 'unknown_field'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return isQuiz(call.params.quizKey) ? answerPart(call, quizOnWire) : refuseUnknown(call)
}

export function action(call: Route.ActionArgs) {
  return isQuiz(call.params.quizKey) ? replacePart(call, quizOnWire) : refuseUnknown(call)
}

function refuseUnknown(call: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  return answerStaff(call, 'content', async () => refuseWith(call, 'not_found'))
}
