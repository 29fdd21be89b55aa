import type { Route } from './+types/staff-information-request-resource.ts'
import { answerRequest, oneRequest, patchRequest } from './request-calls.server.ts'

export const handle = oneRequest

export function loader(call: Route.LoaderArgs) {
  return answerRequest(call, 'information', call.params.informationId)
}

export function action(call: Route.ActionArgs) {
  return patchRequest(call, 'information', call.params.informationId)
}
