import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/staff-faq-resource.ts'
import { answerNewWriting, answerWritingList, describeWritings } from './writing-calls.server.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: describeWritings('question').list,
  maxBodyBytes: 4 * 1024 * 1024,
}

export function loader(call: Route.LoaderArgs) {
  return answerWritingList(call, 'question')
}

export function action(call: Route.ActionArgs) {
  return answerNewWriting(call, 'question')
}
