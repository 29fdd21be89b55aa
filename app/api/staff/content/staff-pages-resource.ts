import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/staff-pages-resource.ts'
import { answerNewWriting, answerWritingList, describeWritings } from './writing-calls.server.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: describeWritings('page').list,
  maxBodyBytes: 4 * 1024 * 1024,
}

export function loader(call: Route.LoaderArgs) {
  return answerWritingList(call, 'page')
}

export function action(call: Route.ActionArgs) {
  return answerNewWriting(call, 'page')
}
