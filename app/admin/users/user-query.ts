import { isUuid } from '#kernel/ids.ts'
import { staffRoles, userSorts, type StaffRole, type UserSort } from '#modules/accounts/index.ts'
import { readPage } from '../lists/read-page.ts'

const listedRoles = [...staffRoles, 'agent', 'member'] as const

export type ListedRole = StaffRole | 'agent' | 'member'

/** What the address of the list asks for. Values that make no sense are left out. */
export type UserQuery = {
  q: string
  role: ListedRole | undefined
  /** A role of the agency's own, which stands in the same place of the address. */
  ownRoleId: string | undefined
  isActive: boolean | undefined
  sort: UserSort
  page: number
}

const LONGEST_SEARCH = 100

export function readUserQuery(query: URLSearchParams): UserQuery {
  const status = query.get('status')
  const role = query.get('role') ?? ''
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    role: listedRoles.find((each) => each === role),
    ownRoleId: isUuid(role) ? role : undefined,
    isActive: status === 'active' ? true : status === 'blocked' ? false : undefined,
    sort: userSorts.find((sort) => sort === query.get('sort')) ?? 'name',
    page: readPage(query),
  }
}

/** The same as query values, without what says nothing. */
export function userQueryValues({
  q,
  role,
  ownRoleId,
  isActive,
  sort,
  page,
}: UserQuery): Record<string, string | number | undefined> {
  return {
    q: q || undefined,
    role: role ?? ownRoleId,
    status: isActive === undefined ? undefined : isActive ? 'active' : 'blocked',
    sort: sort === 'name' ? undefined : sort,
    page: page === 1 ? undefined : page,
  }
}
