import { Form, Link } from 'react-router'
import { servicesContext } from '#app/middleware/contexts.ts'
import { adminOf } from '#app/middleware/staff.server.ts'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { listUsers } from '#modules/accounts/index.server.ts'
import { staffRoles } from '#modules/accounts/index.ts'
import { cell, DataTable } from '../ui/data-table.tsx'
import { ListFilter, ListSearch } from '../ui/list-fields.tsx'
import sheet from '../ui/list-sheet.module.css'
import tools from '../ui/list-tools.module.css'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import type { Route } from './+types/users-page.ts'
import { RoleTags } from './role-tags.tsx'
import { readUserQuery, userQueryValues, type UserQuery } from './user-query.ts'

const PAGE_SIZE = 20

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-users', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'users')
  const query = readUserQuery(url.searchParams)
  const { users, total } = await listUsers(context.get(servicesContext).db, admin, { ...query, pageSize: PAGE_SIZE })
  return {
    query,
    total,
    users: users.map(({ id, fullName, email, mobile, staffRole, isAgent, isActive }) => ({
      id,
      fullName,
      email,
      mobile,
      staffRole,
      isAgent,
      isActive,
    })),
  }
}

/** Everybody with an account, by name. */
export default function UsersPage({ loaderData: { query, total, users } }: Route.ComponentProps) {
  const text = useText('staff-users')
  const locale = useLocale()
  const first = (query.page - 1) * PAGE_SIZE + 1
  return (
    <>
      <PageHead title={text('users')} path="/admin/users" isIndexed={false} />
      <PageTop title={text('users')} lead={text('lead', { count: total })} />
      <div className={sheet.list}>
        <UserTools query={query} />
        {users.length > 0 ? (
          <>
            <UserTable users={users} />
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

function UserTools({ query }: { query: UserQuery }) {
  const text = useText('staff-users')
  const staff = useText('staff')
  const locale = useLocale()
  const status = query.isActive === undefined ? '' : query.isActive ? 'active' : 'blocked'
  return (
    <search>
      <Form action={paths.adminUsers(locale)} key={JSON.stringify(query)} className={tools.tools}>
        <ListSearch label={text('search')} value={query.q} hint={text('search-hint')} />
        <ListFilter name="role" label={text('role')} all={staff('filter-all')} value={query.role}>
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {staff(`role-${role}`)}
            </option>
          ))}
          <option value="agent">{text('role-agent')}</option>
          <option value="member">{text('role-member')}</option>
        </ListFilter>
        <ListFilter name="status" label={text('status')} all={staff('filter-all')} value={status} isState>
          <option value="active">{text('active')}</option>
          <option value="blocked">{text('blocked')}</option>
        </ListFilter>
        <Button look="outline" className={tools.submit}>
          {staff('filter')}
        </Button>
      </Form>
    </search>
  )
}

function UserTable({ users }: { users: Route.ComponentProps['loaderData']['users'] }) {
  const text = useText('staff-users')
  const locale = useLocale()
  return (
    <DataTable
      caption={text('users')}
      head={
        <>
          <th scope="col">{text('name')}</th>
          <th scope="col">{text('mobile')}</th>
          <th scope="col">{text('role')}</th>
          <td aria-hidden="true" />
        </>
      }
    >
      {users.map((user) => (
        <tr key={user.id}>
          <td>
            <Link to={paths.adminUser(locale, user.id)} className={cell.open}>
              <bdi>{user.fullName}</bdi>
            </Link>
            <bdi className={cell.second}>{user.email}</bdi>
          </td>
          <td>
            <bdi dir="ltr">{user.mobile ?? '—'}</bdi>
          </td>
          <td>
            <RoleTags {...user} />
          </td>
          <td className={cell.end}>
            <Icon name="chevron-right" isFlipped />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
