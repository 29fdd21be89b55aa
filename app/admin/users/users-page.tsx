import { Link } from 'react-router'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { listOwnRoles, listUsers } from '#modules/accounts/index.server.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { staffRoles } from '#modules/accounts/index.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ListBar } from '../lists/list-bar.tsx'
import { cell } from '#app/ui/data-table.tsx'
import { ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import { ListTable, type Column } from '#app/ui/list-table.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import type { Route } from './+types/users-page.ts'
import { RoleTags } from './role-tags.tsx'
import { readUserQuery, userQueryValues, type UserQuery } from './user-query.ts'

const PAGE_SIZE = 20

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-users', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'users')
  const { db } = context.get(servicesContext)
  const query = readUserQuery(url.searchParams)
  const { users, total } = await listUsers(db, admin, { ...query, pageSize: PAGE_SIZE })
  return {
    query,
    total,
    ownRoles: (await listOwnRoles(db, admin)).map(({ id, name }) => ({ id, name })),
    desk: await findListDesk(db, admin, 'users'),
    users: users.map(({ id, fullName, email, mobile, staffRole, ownRole, isAgent, isLeader, isActive }) => ({
      id,
      fullName,
      email,
      mobile,
      staffRole,
      ownRole: ownRole && { name: ownRole.name },
      isAgent,
      isLeader,
      isActive,
    })),
  }
}

/** Everybody with an account, by name. */
export default function UsersPage({ loaderData: { query, total, users, ownRoles, desk } }: Route.ComponentProps) {
  const text = useText('staff-users')
  const locale = useLocale()
  const columns = useUserColumns()
  const first = (query.page - 1) * PAGE_SIZE + 1
  return (
    <>
      <PageHead title={text('users')} path="/admin/users" isIndexed={false} />
      <PageTop title={text('users')} lead={text('lead', { count: total })}>
        <StaffButtonLink href={paths.adminRoles(locale)} look="outline" isSmall>
          {text('roles')}
        </StaffButtonLink>
        <StaffButtonLink href={paths.adminInvitation(locale)} isSmall>
          {text('invite')}
        </StaffButtonLink>
      </PageTop>
      <div className={sheet.list}>
        <UserTools query={query} ownRoles={ownRoles} found={total} />
        <ListBar list="users" desk={desk} columns={columns} />
        {users.length > 0 ? (
          <>
            <ListTable
              caption={text('users')}
              columns={columns}
              hidden={desk.hiddenColumns}
              rows={users}
              keyOf={({ id }) => id}
              sorting={{
                by: query.sort,
                hrefOf: (sort) => paths.adminUsers(locale, { ...userQueryValues({ ...query, page: 1 }), sort }),
              }}
            />
            <TableFoot
              summary={text('range', { from: String(first), to: String(first + users.length - 1), total })}
              page={query.page}
              pages={Math.ceil(total / PAGE_SIZE)}
              hrefOf={(page) => paths.adminUsers(locale, userQueryValues({ ...query, page }))}
            />
          </>
        ) : (
          <p className={sheet.empty}>{text('nothing-found')}</p>
        )}
      </div>
    </>
  )
}

function UserTools({
  query,
  ownRoles,
  found,
}: {
  query: UserQuery
  ownRoles: { id: string; name: string }[]
  found: number
}) {
  const text = useText('staff-users')
  const staff = useText('staff')
  const locale = useLocale()
  const status = query.isActive === undefined ? '' : query.isActive ? 'active' : 'blocked'
  return (
    <ListTools
      action={paths.adminUsers(locale)}
      found={found}
      search={{ label: text('search'), value: query.q, hint: text('search-hint') }}
      filters={[query.role ?? query.ownRoleId, status]}
      sort={userQueryValues(query)['sort']}
    >
      <ListFilter name="role" label={text('role')} all={staff('filter-all')} value={query.role ?? query.ownRoleId}>
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {staff(`role-${role}`)}
          </option>
        ))}
        {ownRoles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="agent">{text('role-agent')}</option>
        <option value="member">{text('role-member')}</option>
      </ListFilter>
      <ListFilter name="status" label={text('status')} all={staff('filter-all')} value={status} isState>
        <option value="active">{text('active')}</option>
        <option value="blocked">{text('blocked')}</option>
      </ListFilter>
    </ListTools>
  )
}

type UserRow = Route.ComponentProps['loaderData']['users'][number]

function useUserColumns(): Column<UserRow>[] {
  const text = useText('staff-users')
  const locale = useLocale()
  return [
    {
      key: 'name',
      head: text('name'),
      isFixed: true,
      sort: 'name',
      cell: (user) => (
        <>
          <Link to={paths.adminUser(locale, user.id)} className={cell.open}>
            <bdi>{user.fullName}</bdi>
          </Link>
          <span className={cell.second}>
            <bdi>{user.email}</bdi>
          </span>
        </>
      ),
    },
    {
      key: 'mobile',
      head: text('mobile'),
      cell: ({ mobile }) => (
        <bdi dir="ltr" className={cell.unbroken}>
          {mobile === null ? '—' : formatPhone(mobile, locale)}
        </bdi>
      ),
    },
    { key: 'role', head: text('role'), cell: (user) => <RoleTags {...user} /> },
  ]
}
