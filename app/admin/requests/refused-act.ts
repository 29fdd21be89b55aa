import type { StaffRequest } from '#modules/engagement/index.ts'
import type { DeskProblem } from './act-on-request.server.ts'

/** What was asked for and not done, with what was typed; `now` is what somebody else has made of the request. */
export type RefusedAct = {
  id: string
  code: DeskProblem['code']
  now: StaffRequest | undefined
  fields: Record<string, string>
}
