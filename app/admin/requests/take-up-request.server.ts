import type { Admin } from '#modules/accounts/index.server.ts'
import { changeRequest, findStaffRequest } from '#modules/engagement/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { RequestRef } from './request-ref.ts'

/** Whoever has made an offer looks after the request, as long as nobody else does. */
export async function takeUpRequest(db: Db, admin: Admin<'orders'>, request: RequestRef, now: Date): Promise<void> {
  const found = await findStaffRequest(db, admin, request)
  if (found?.state !== 'new') return
  await changeRequest(db, admin, { ...request, version: found.version, change: { state: 'in_progress' } }, now)
}
