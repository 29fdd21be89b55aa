import { findUser, proveAdmin, proveArea, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** Whose hands the staff's acts of a demonstration are: those of its owner, with a proof for each part of the work. */
export type Staff = { orders: Admin<'orders'>; payments: Admin<'payments'>; dashboard: Admin<'dashboard'> }

/** Absent when the account has been blocked, or owes a second factor. */
export async function findStaff(db: Db): Promise<Staff | undefined> {
  const admin = proveAdmin(await findUser(db, { email: 'admin@kafile.example' }))
  if (!admin) return undefined
  const orders = proveArea(admin, 'orders')
  const payments = proveArea(admin, 'payments')
  const dashboard = proveArea(admin, 'dashboard')
  return orders && payments && dashboard ? { orders, payments, dashboard } : undefined
}
