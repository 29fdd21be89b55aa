import { data, Link, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { statusOf } from '#app/refusals/refusals.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import {
  findOwnRole,
  listHoldersOf,
  type RetireRefusal,
  type RoleHolder,
  type RoleRefusal,
} from '#modules/accounts/index.server.ts'
import { holdsAllOf, rightsHeldBy, rightsOfFixed, staffRoles } from '#modules/accounts/index.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Fields } from '#app/acts/record/field-specs.ts'
import type { Meanwhile } from '../../record/meanwhile.ts'
import { decidedForm, meetSaved } from '../../record/read-conflict.server.ts'
import { StaffButtonLink } from '../../ui/staff-link.tsx'
import { ActCard } from '../../ui/act-card.tsx'
import { ActForm } from '../../ui/act-form.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import layout from '../../ui/columns.module.css'
import { PageTop } from '../../ui/page-top.tsx'
import { Toast } from '../../ui/toast.tsx'
import { RoleName } from '../role-name.tsx'
import type { Route } from './+types/role-page.ts'
import { actOnRole, type RoleNews } from './act-on-role.server.ts'
import { fieldsOfRole, readRoleForm } from './read-role-form.ts'
import { ReachChoice } from './reach-choice.tsx'
import { RightsMatrix } from './rights-matrix.tsx'
import { RoleForm, type Consequences } from './role-form.tsx'
import styles from './roles.module.css'

const news: readonly (RoleNews | 'created')[] = ['created', 'saved', 'retired', 'restored']

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-users', 'staff-roles', 'account', 'ui'],
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'users')
  const { db } = context.get(servicesContext)
  const fixed = staffRoles.find((role) => role === params.roleId)
  const role = fixed ? undefined : await findOwnRole(db, admin, params.roleId)
  if (!fixed && !role) throw data(null, { status: 404 })
  const { rights, looksOnly, reach } = role ?? rightsOfFixed(fixed ?? 'content')
  return {
    staffRole: fixed ?? null,
    role: role && { ...role, isWithin: holdsAllOf(admin, role) },
    draft: { name: role?.name ?? '', rights, looksOnly, reach },
    own: rightsHeldBy(admin),
    holders: await listHoldersOf(db, admin, fixed ? { staffRole: fixed } : { ownRoleId: params.roleId }),
    done: news.find((each) => each === url.searchParams.get('done')),
  }
}

/** Tells what a change would do to the people of the role, saves it, or puts the role out of use and back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'users')
  const { db, log } = context.get(servicesContext)
  const role = await findOwnRole(db, admin, params.roleId)
  if (!role) throw data(null, { status: 404 })
  const sent = await formFields(request)
  const isOfForm = sent['intent'] !== 'retire' && sent['intent'] !== 'restore'
  const fields = isOfForm ? decidedForm(sent, fieldsOfRole(role)) : sent
  const acted = await actOnRole({ db, admin, role, fields: { ...fields, told: sent['told'] ?? '' } }, new Date())
  const typed = isOfForm ? fields : undefined
  if (!acted.ok) {
    const problem = acted.error.code
    const now = problem === 'edit-conflict' ? await findOwnRole(db, admin, role.id) : undefined
    const met = now && meetSaved(fields, { theirs: fieldsOfRole(now), version: now.version })
    return data<Answer>(
      { problem, typed, ...(met && { typed: met.fields, conflict: met.conflict }) },
      { status: statusOf(problem) },
    )
  }
  if (typeof acted.value !== 'string') {
    const status = acted.value.isMoved ? statusOf('figures-changed') : 200
    return data<Answer>({ typed, consequences: acted.value }, { status })
  }
  log.info({ staff: admin.id, role: role.id, act: acted.value }, 'a role was changed')
  return redirect(paths.adminRole(context.get(localeContext), role.id, { done: acted.value }))
}

type Answer = {
  problem?: RoleRefusal['code'] | RetireRefusal['code']
  typed: Fields | undefined
  conflict?: Meanwhile
  consequences?: Consequences
}

/** One role: what it lets its people do, and who has it. */
export default function RolePage({ loaderData, actionData, params: { roleId } }: Route.ComponentProps) {
  const { staffRole, role, own, holders, done } = loaderData
  const text = useText('staff-roles')
  const locale = useLocale()
  const isFixed = !role || role.isRetired || !role.isWithin
  return (
    <>
      <PageHead title={text('column-role')} path={`/admin/users/roles/${roleId}`} isIndexed={false} />
      <BackLink to={paths.adminRoles(locale)}>{text('back-to-roles')}</BackLink>
      <PageTop title={<RoleName staffRole={staffRole} ownRole={role ?? null} />}>
        <StaffButtonLink href={paths.adminRole(locale, 'new', { from: roleId })} look="outline" isSmall>
          {text('copy')}
        </StaffButtonLink>
      </PageTop>
      <div className={layout.columns}>
        <div className={layout.column}>
          {isFixed && (
            <Notice>{text(!role ? 'fixed-lead' : role.isRetired ? 'problem-role-not-found' : 'beyond-lead')}</Notice>
          )}
          {isFixed ? (
            <Card title={text('rights')}>
              <ReachChoice role={loaderData.draft} own={own} isFixed />
              <RightsMatrix role={loaderData.draft} own={own} isFixed />
            </Card>
          ) : (
            <RoleForm
              draft={actionData?.typed ? readRoleForm(actionData.typed) : loaderData.draft}
              own={own}
              isHeld={holders.length > 0}
              problem={actionData?.problem}
              consequences={actionData?.consequences}
              seen={{
                read: { fields: fieldsOfRole(role), version: role.version },
                typed: actionData?.typed,
                conflict: actionData?.conflict,
              }}
            />
          )}
        </div>
        <div className={layout.column}>
          <Holders holders={holders} />
          {role?.isWithin && <RetireForm isRetired={role.isRetired} isHeld={holders.length > 0} />}
        </div>
      </div>
      {done && <Toast kind="success" title={text(`done-${done}`)} />}
      {actionData?.problem && actionData.problem !== 'edit-conflict' && (
        <Toast kind="error" title={text(`problem-${actionData.problem}`)} />
      )}
    </>
  )
}

function Holders({ holders }: { holders: RoleHolder[] }) {
  const text = useText('staff-roles')
  const users = useText('staff-users')
  const locale = useLocale()
  return (
    <Card title={text('holders')} end={text('people', { count: holders.length })}>
      {holders.length > 0 ? (
        <ul className={styles.list}>
          {holders.map(({ id, fullName, isActive }) => (
            <li key={id}>
              <Link to={paths.adminUser(locale, id)}>
                <bdi>{fullName}</bdi>
              </Link>{' '}
              {!isActive && users('blocked')}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.list}>{text('holders-none')}</p>
      )}
    </Card>
  )
}

function RetireForm({ isRetired, isHeld }: { isRetired: boolean; isHeld: boolean }) {
  const text = useText('staff-roles')
  return (
    <ActCard title={text(isRetired ? 'restore' : 'retire')}>
      <ActForm className={styles.form}>
        <p>{text(isHeld ? 'retire-held' : 'retire-hint')}</p>
        {!isHeld && (
          <div>
            <Button name="intent" value={isRetired ? 'restore' : 'retire'} look="outline">
              {text(isRetired ? 'restore' : 'retire')}
            </Button>
          </div>
        )}
      </ActForm>
    </ActCard>
  )
}
