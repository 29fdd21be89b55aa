import { proveArea, type Admin } from '#modules/accounts/index.server.ts'
import { changeRequest, findStaffRequest } from '#modules/engagement/index.server.ts'
import { requestKinds, type StaffRequest } from '#modules/engagement/index.ts'
import type { Db } from '#platform/db/client.server.ts'

/** The fields of a new link that is the offer for a request, named `kind:id`; none for staff who see no requests. */
export async function fieldsForRequest(db: Db, admin: Admin<'payments'>, ref: string): Promise<Record<string, string>> {
  const found = await findByRef(db, admin, ref)
  if (!found) return {}
  const { name, email, phone, subject, language } = found.request
  return { request: ref, title: subject.slice(0, 200), name, email: email ?? '', phone: phone ?? '', locale: language }
}

/** Whoever has made an offer looks after the request, as long as nobody else does. */
export async function takeUpRequest(db: Db, admin: Admin<'payments'>, ref: string, now: Date): Promise<void> {
  const found = await findByRef(db, admin, ref)
  if (found?.request.state !== 'new') return
  const { kind, id, version } = found.request
  await changeRequest(db, found.admin, { kind, id, version, change: { state: 'in_progress' } }, now)
}

async function findByRef(
  db: Db,
  admin: Admin<'payments'>,
  ref: string,
): Promise<{ request: StaffRequest; admin: Admin<'orders'> } | undefined> {
  const [kind, id = ''] = ref.split(':')
  const known = requestKinds.find((each) => each === kind)
  const orders = proveArea(admin, 'orders')
  const request = known && orders ? await findStaffRequest(db, orders, { kind: known, id }) : undefined
  return request && orders ? { request, admin: orders } : undefined
}
