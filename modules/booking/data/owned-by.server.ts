import { sql, type RawBuilder } from 'kysely'
import { emailKey } from '#kernel/email.ts'
import type { SignedInUser } from '#modules/accounts/index.ts'

/**
 * The condition that an order is a member's: placed while signed in, or as a guest under the address of the account,
 * once its owner has proven it. Before, anybody could open an account under somebody else's address and read.
 */
export function ownedBy({ id, email, hasConfirmedEmail }: SignedInUser): RawBuilder<boolean> {
  return hasConfirmedEmail
    ? sql<boolean>`(orders.user_id = ${id} or (orders.user_id is null and lower(orders.email) = ${emailKey(email)}))`
    : sql<boolean>`orders.user_id = ${id}`
}
