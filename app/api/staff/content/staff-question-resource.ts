import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/staff-question-resource.ts'
import { answerWriting, answerWritingAct, describeWritings } from './writing-calls.server.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'PUT', 'PATCH', 'DELETE'],
  describes: describeWritings('question').one,
  maxBodyBytes: 4 * 1024 * 1024,
}

export function loader(call: Route.LoaderArgs) {
  return answerWriting(call, 'question', call.params.questionId)
}

export function action(call: Route.ActionArgs) {
  return answerWritingAct(call, 'question', call.params.questionId)
}
