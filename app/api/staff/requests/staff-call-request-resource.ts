import type { Route } from './+types/staff-call-request-resource.ts'
import { answerRequest, oneRequest, patchRequest } from './request-calls.server.ts'

export const handle = oneRequest

export function loader(call: Route.LoaderArgs) {
  return answerRequest(call, 'call', call.params.callId)
}

export function action(call: Route.ActionArgs) {
  return patchRequest(call, 'call', call.params.callId)
}
