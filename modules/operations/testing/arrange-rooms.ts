import type { Admin } from '#modules/accounts/index.server.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findWorkspace } from '../find-workspace.server.ts'
import { roomPlanOf } from '../room-plan-of.server.ts'
import { takeRoomPlan } from '../take-room-plan.server.ts'

/** Everybody of a day gets a room in a hotel by the rules, as if staff had looked at the plan and agreed. */
export async function arrangeRooms(
  db: Db,
  admin: Admin<'orders'>,
  { date, stay }: { date: PlainDate; stay: string },
  now: Date,
): Promise<void> {
  const seen = await findWorkspace(db, admin, date, now)
  const fingerprint = roomPlanOf(seen, { stay, from: null })?.fingerprint ?? ''
  const taken = await takeRoomPlan(db, admin, { date, version: seen.version, stay, from: null, fingerprint }, now)
  if (!taken.ok) throw new Error(taken.error.code)
}
