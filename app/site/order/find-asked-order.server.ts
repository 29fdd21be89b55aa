import type { SignedInUser } from '#modules/accounts/index.ts'
import { proveMember } from '#modules/accounts/index.server.ts'
import { findOrderByAccess, findOrderOfMember, type Order } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** The order of a page's address: by the secret in it, or else the own one of who is signed in. */
export async function findAskedOrder(
  db: Db,
  { id, secret, user }: { id: string; secret: string | null; user: SignedInUser | null },
): Promise<Order | undefined> {
  if (secret) return findOrderByAccess(db, id, secret)
  const member = proveMember(user ?? undefined)
  return member && findOrderOfMember(db, member, id)
}
