import type { Admin, Member } from '#modules/accounts/index.server.ts'

/** Who asks, and for whom: somebody for themselves, or staff who look after users for somebody. */
export type Asker = { member: Member } | { admin: Admin<'users'>; userId: string }

/** Who acts, for the audit log, and whose data it is about. */
export function partiesOf(asker: Asker): { actor: { id: string }; userId: string } {
  return 'member' in asker
    ? { actor: asker.member, userId: asker.member.id }
    : { actor: asker.admin, userId: asker.userId }
}
