import { findUser, proveAdmin, proveArea, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** Whose hands the staff's acts of a demonstration are: those of its owner. */
export type Staff = {
  orders: Admin<'orders'>
  payments: Admin<'payments'>
  catalogue: Admin<'catalogue'>
  content: Admin<'content'>
  users: Admin<'users'>
}

/** Absent when the account has been blocked, or owes a second factor. */
export async function findStaff(db: Db): Promise<Staff | undefined> {
  const admin = proveAdmin(await findUser(db, { email: 'admin@kafile.example' }))
  if (!admin) return undefined
  const orders = proveArea(admin, 'orders')
  const payments = proveArea(admin, 'payments')
  const catalogue = proveArea(admin, 'catalogue')
  const content = proveArea(admin, 'content')
  const users = proveArea(admin, 'users')
  return orders && payments && catalogue && content && users
    ? { orders, payments, catalogue, content, users }
    : undefined
}
