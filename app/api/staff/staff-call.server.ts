import { answerProven } from '#app/api/calls/answer-proven.server.ts'
import type { AnsweredCall } from '#app/api/calls/refuse-with.server.ts'
import type { SignedInUser, StaffAct, StaffArea } from '#modules/accounts/index.ts'
import {
  proofFor,
  proveAdmin,
  proveArea,
  proveBounded,
  type Admin,
  type BoundedRight,
} from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

export type StaffCall = AnsweredCall

/**
 * Lets a call of staff through to `answer`: 401 without a session, 403 for a blocked account, for everybody who is not
 * staff, for staff who reach only some customers where the area has any, for staff whose role does not open the area,
 * lacks one of the acts within it or only looks where the call changes, and for keys without its scope. What comes back
 * is kept by no cache.
 */
export async function answerStaff<Area extends StaffArea, Act extends StaffAct = never>(
  call: StaffCall,
  area: Area,
  answer: (db: Db, admin: Admin<Area | Act>) => Promise<Response>,
  ...acts: readonly Act[]
): Promise<Response> {
  return answerProved(call, area, (staff) => proveArea<Area | Act>(staff, area, ...acts), answer)
}

/**
 * The same for staff who may reach only some customers, whom `answerStaff` refuses in areas where customers are. It is for
 * calls that show and change nothing beyond whom they reach.
 */
export async function answerBounded<Area extends BoundedRight & StaffArea, Act extends BoundedRight & StaffAct = never>(
  call: StaffCall,
  area: Area,
  answer: (db: Db, admin: Admin<Area | Act>) => Promise<Response>,
  ...acts: readonly Act[]
): Promise<Response> {
  return answerProved(call, area, (staff) => proveBounded<Area | Act>(staff, area, ...acts), answer)
}

function answerProved<Proof>(
  call: StaffCall,
  area: StaffArea,
  prove: (staff: Admin) => Proof | undefined,
  answer: (db: Db, admin: Proof) => Promise<Response>,
): Promise<Response> {
  const proveStaff = (user: SignedInUser) => {
    const staff = proveAdmin(user)
    return staff && prove(proofFor(staff, call.request.method))
  }
  return answerProven(call, { area, prove: proveStaff }, answer)
}
