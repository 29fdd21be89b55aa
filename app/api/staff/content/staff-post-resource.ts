import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/staff-post-resource.ts'
import { answerWriting, answerWritingAct, describeWritings } from './writing-calls.server.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'PUT', 'PATCH', 'DELETE'],
  describes: describeWritings('post').one,
  maxBodyBytes: 4 * 1024 * 1024,
}

export function loader(call: Route.LoaderArgs) {
  return answerWriting(call, 'post', call.params.postId)
}

export function action(call: Route.ActionArgs) {
  return answerWritingAct(call, 'post', call.params.postId)
}
