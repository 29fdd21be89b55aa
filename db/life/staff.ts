import type { StaffRight } from '#modules/accounts/index.ts'
import {
  findUser,
  proveAdmin,
  proveArea,
  proveBounded,
  proveLeader,
  type Admin,
  type Leader,
} from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/**
 * Whose hands the staff's acts of a demonstration are: one sells, arranges and reads papers, another looks after the
 * money, and one sells in the second branch, as long as anybody does.
 */
export type Staff = {
  owner: Admin<'dashboard'>
  orders: Admin<'orders' | 'papers'>
  seller: Admin<'orders'>
  payments: Admin<'payments' | 'refunds'>
  /** Who leads the groups; nobody where the account has lost the right. */
  leader: Leader | undefined
}

/** Absent when one of the accounts has been blocked, has another role by now, or owes a second factor. */
export async function findStaff(db: Db): Promise<Staff | undefined> {
  const owner = await staffMember(db, 'admin@kafile.example', 'dashboard')
  const orders = await staffMember(db, 'operations@kafile.example', 'orders', 'papers')
  const payments = await staffMember(db, 'finance@kafile.example', 'payments', 'refunds')
  if (!owner || !orders || !payments) return undefined
  const branch = proveAdmin(await findUser(db, { email: 'sales@kafile.example' }))
  const leader = proveLeader(await findUser(db, { email: 'leader@kafile.example' }))
  return { owner, orders, payments, leader, seller: (branch && proveBounded(branch, 'orders')) ?? orders }
}

async function staffMember<Right extends StaffRight>(db: Db, email: string, ...rights: readonly [Right, ...Right[]]) {
  const admin = proveAdmin(await findUser(db, { email }))
  return admin && proveArea(admin, ...rights)
}
