import { sql, type RawBuilder } from 'kysely'
import { rightsHeldBy } from './domain/own-role.ts'
import type { SignedInUser } from './domain/signed-in-user.ts'

/** Whose reach is asked for. */
export type Reacher = Pick<SignedInUser, 'id' | 'staffRole' | 'ownRole' | 'branchId'>

/**
 * The condition that a record is within the reach of somebody, by the column of whoever looks after it; every query that
 * shows orders, requests or offers to staff carries it. What nobody looks after is there only for those who reach everybody.
 * Whoever reaches their branch reaches themselves too, and nobody else while they have none.
 */
export function withinReach(user: Reacher, keeper: RawBuilder<unknown>): RawBuilder<boolean> {
  const { reach } = rightsHeldBy(user)
  if (reach === 'everybody') return sql<boolean>`true`
  if (reach === 'own' || user.branchId === null) return sql<boolean>`${keeper} = ${user.id}`
  return sql<boolean>`${keeper} in (select id from users where id = ${user.id} or branch_id = ${user.branchId})`
}
