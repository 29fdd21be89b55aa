import type { Route } from './+types/staff-reservation-request-resource.ts'
import { answerRequest, oneRequest, patchRequest } from './request-calls.server.ts'

export const handle = oneRequest

export function loader(call: Route.LoaderArgs) {
  return answerRequest(call, 'reservation', call.params.reservationId)
}

export function action(call: Route.ActionArgs) {
  return patchRequest(call, 'reservation', call.params.reservationId)
}
