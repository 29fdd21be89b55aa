import { foldForSearch } from '#kernel/text.ts'
import type { Db } from '#platform/db/client.server.ts'
import { indexedHasAllWords } from '#platform/db/search-sql.server.ts'
import { own } from './data/tables.server.ts'
import { toSignedInUser, userColumns } from './data/users.server.ts'
import { staffRoles, type StaffRole } from './domain/policies.ts'
import type { UserSort } from './domain/user-sort.ts'
import type { SignedInUser } from './domain/signed-in-user.ts'
import type { Admin } from './proofs.server.ts'

export type UserListRequest = {
  /** Words of a name, an e-mail address or a telephone number. */
  q?: string | undefined
  isActive?: boolean | undefined
  /** A role in the staff area; `agent`, or `member` for those who are neither agents nor staff. */
  role?: StaffRole | 'agent' | 'member' | undefined
  ownRoleId?: string | undefined
  /** When the account was opened: from this moment on, and before that one. */
  from?: Date | undefined
  to?: Date | undefined
  /** By name unless something else is said; `-` for the last first. */
  sort?: UserSort | undefined
  page: number
  pageSize: number
}

/** One page of all accounts and how many there are. Never a password in any form. */
export async function listUsers(
  db: Db,
  _admin: Admin<'users'>,
  { q, isActive, role, ownRoleId, from, to, sort = 'name', page, pageSize }: UserListRequest,
): Promise<{ users: SignedInUser[]; total: number }> {
  const words = foldForSearch(q ?? '')
    .split(' ')
    .filter(Boolean)
  const matching = own(db)
    .selectFrom('users')
    .where('erased_at', 'is', null)
    .$if(words.length > 0, (query) => query.where(indexedHasAllWords('users.search_text', words)))
    .$if(isActive !== undefined, (query) => query.where('is_active', '=', isActive ?? true))
    .$if(role === 'agent', (query) => query.where('is_agent', '=', true))
    .$if(role === 'member', (query) => query.where('is_agent', '=', false).where('is_admin', '=', false))
    .$if(isStaffRole(role), (query) => query.where('staff_role', '=', isStaffRole(role) ? role : null))
    .$if(ownRoleId !== undefined, (query) => query.where('own_role_id', '=', ownRoleId ?? null))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (query) => query.where('created_at', '<', to ?? new Date(0)))
  const { total } = await matching.select((users) => users.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .select(userColumns)
    .orderBy(columnOf[sort.replace('-', '') as keyof typeof columnOf], sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { users: rows.map(toSignedInUser), total }
}

const columnOf = { name: 'full_name', email: 'email', created: 'created_at' } as const

function isStaffRole(role: UserListRequest['role']): role is StaffRole {
  return staffRoles.some((each) => each === role)
}
