import type { Route } from './+types/staff-contact-message-resource.ts'
import { answerRequest, oneRequest, patchRequest } from './request-calls.server.ts'

export const handle = oneRequest

export function loader(call: Route.LoaderArgs) {
  return answerRequest(call, 'message', call.params.messageId)
}

export function action(call: Route.ActionArgs) {
  return patchRequest(call, 'message', call.params.messageId)
}
