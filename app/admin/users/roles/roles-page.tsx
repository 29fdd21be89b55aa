import { Link } from 'react-router'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { cell } from '#app/ui/data-table.tsx'
import { ListTable, type Column } from '#app/ui/list-table.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { listRoles, type ListedRole } from '#modules/accounts/index.server.ts'
import { staffActs, staffAreas } from '#modules/accounts/index.ts'
import { StaffButtonLink, StaffLink } from '../../ui/staff-link.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import layout from '../../ui/columns.module.css'
import { PageTop } from '../../ui/page-top.tsx'
import { RoleName } from '../role-name.tsx'
import type { Route } from './+types/roles-page.ts'
import styles from './roles.module.css'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-users', 'staff-roles', 'ui'],
}

export async function loader({ context }: Route.LoaderArgs) {
  const roles = await listRoles(context.get(servicesContext).db, adminOf(context, 'users'))
  return {
    fixed: roles.filter(({ staffRole }) => staffRole),
    own: roles.filter(({ staffRole, isRetired }) => !staffRole && !isRetired),
    retired: roles.filter(({ isRetired }) => isRetired),
  }
}

/** The roles of the staff area: those that come with the product and those that the agency made itself. */
export default function RolesPage({ loaderData: { fixed, own, retired } }: Route.ComponentProps) {
  const text = useText('staff-roles')
  const users = useText('staff-users')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text('title')} path="/admin/users/roles" isIndexed={false} />
      <BackLink to={paths.adminUsers(locale)}>{users('back-to-users')}</BackLink>
      <PageTop title={text('title')} lead={text('lead')}>
        <StaffButtonLink href={paths.adminBranches(locale)} look="outline" isSmall>
          {text('branches')}
        </StaffButtonLink>
        <StaffButtonLink href={paths.adminRole(locale, 'new')} isSmall>
          {text('new')}
        </StaffButtonLink>
      </PageTop>
      <div className={layout.column}>
        <Card title={text('own')}>
          {own.length > 0 ? (
            <RoleTable caption={text('own')} roles={own} />
          ) : (
            <p className={styles.list}>{text('own-empty')}</p>
          )}
        </Card>
        <Card title={text('fixed')}>
          <RoleTable caption={text('fixed')} roles={fixed} />
        </Card>
        {retired.length > 0 && (
          <Card title={text('retired')}>
            <RoleTable caption={text('retired')} roles={retired} />
          </Card>
        )}
      </div>
    </>
  )
}

function RoleTable({ caption, roles }: { caption: string; roles: ListedRole[] }) {
  return <ListTable caption={caption} columns={useRoleColumns()} hidden={[]} rows={roles} keyOf={({ key }) => key} />
}

function useRoleColumns(): Column<ListedRole>[] {
  const text = useText('staff-roles')
  const locale = useLocale()
  return [
    {
      key: 'role',
      head: text('column-role'),
      isFixed: true,
      cell: ({ key, staffRole, ownName }) => (
        <Link to={paths.adminRole(locale, key)} className={cell.open}>
          <RoleName staffRole={staffRole} ownRole={staffRole ? null : { name: ownName }} />
        </Link>
      ),
    },
    {
      key: 'people',
      head: text('column-people'),
      cell: ({ people, key }) =>
        people > 0 ? (
          <Link to={paths.adminUsers(locale, { role: key })} className={cell.unbroken}>
            {text('people', { count: people })}
          </Link>
        ) : (
          <span className={cell.unbroken}>{text('people', { count: 0 })}</span>
        ),
    },
    {
      key: 'rights',
      head: text('column-rights'),
      cell: ({ rights, looksOnly, reach }) => (
        <div className={styles.rights}>
          {[
            ...(reach === 'everybody' ? [] : [text(`reach-${reach}`)]),
            ...[...staffAreas, ...staffActs]
              .filter((right) => right !== 'dashboard' && rights.includes(right))
              .map((right) => {
                const area = text(`right-${right}`)
                return looksOnly.some((each) => each === right) ? text('looks', { area }) : area
              }),
          ].join(' · ') || '—'}
        </div>
      ),
    },
    {
      key: 'copy',
      head: text('copy'),
      isHeadHidden: true,
      cell: ({ key }) => <StaffLink to={paths.adminRole(locale, 'new', { from: key })}>{text('copy')}</StaffLink>,
    },
  ]
}
