import type { Route } from './+types/staff-information-requests-resource.ts'
import { answerRequests, listedRequests } from './request-calls.server.ts'

export const handle = listedRequests

export function loader(call: Route.LoaderArgs) {
  return answerRequests(call, 'information')
}
