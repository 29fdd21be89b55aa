import { proveArea, type Admin } from '#modules/accounts/index.server.ts'
import { findStaffRequest } from '#modules/engagement/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readRequestRef } from '../requests/request-ref.ts'
import { takeUpRequest } from '../requests/take-up-request.server.ts'

/** The fields of a new link that a request asks for, named `kind:id`; none for staff who see no requests. */
export async function fieldsForRequest(db: Db, admin: Admin<'payments'>, ref: string): Promise<Record<string, string>> {
  const orders = proveArea(admin, 'orders')
  const named = readRequestRef(ref)
  const found = named && orders ? await findStaffRequest(db, orders, named) : undefined
  if (!found) return {}
  const { name, email, phone, subject, language } = found
  return { request: ref, title: subject.slice(0, 200), name, email: email ?? '', phone: phone ?? '', locale: language }
}

/** Whoever has asked for money looks after the request, if they may see it. */
export async function takeUpLinkedRequest(db: Db, admin: Admin<'payments'>, ref: string, now: Date): Promise<void> {
  const orders = proveArea(admin, 'orders')
  const named = readRequestRef(ref)
  if (orders && named) await takeUpRequest(db, orders, named, now)
}
