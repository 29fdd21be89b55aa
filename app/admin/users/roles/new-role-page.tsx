import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { translator } from '#app/messages/translator.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { statusOf } from '#app/refusals/refusals.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { createOwnRole, findOwnRole } from '#modules/accounts/index.server.ts'
import { rightsHeldBy, rightsOfFixed, staffRoles } from '#modules/accounts/index.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { PageTop } from '../../ui/page-top.tsx'
import { Toast } from '../../ui/toast.tsx'
import type { Route } from './+types/new-role-page.ts'
import { readRoleForm } from './read-role-form.ts'
import { RoleForm } from './role-form.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-users', 'staff-roles', 'account', 'ui'],
}

/** An empty role, or the copy of another. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'users')
  const locale = context.get(localeContext)
  const from = url.searchParams.get('from') ?? ''
  const fixed = staffRoles.find((role) => role === from)
  const copied = fixed
    ? { name: translator(locale, 'staff')(`role-${fixed}`), ...rightsOfFixed(fixed) }
    : await findOwnRole(context.get(servicesContext).db, admin, from)
  const name = copied ? translator(locale, 'staff-roles')('copy-of', { role: copied.name }).slice(0, 60) : ''
  const { rights, looksOnly, reach } = copied ?? {
    rights: [],
    looksOnly: [],
    reach: 'everybody' as const,
  }
  return {
    draft: { name, rights, looksOnly, reach },
    own: rightsHeldBy(admin),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'users')
  const { db, log } = context.get(servicesContext)
  const draft = readRoleForm(await formFields(request))
  const created = await createOwnRole(db, admin, draft, new Date())
  if (!created.ok) {
    const { code } = created.error
    return data({ problem: code, draft }, { status: statusOf(code) })
  }
  log.info({ staff: admin.id, role: created.value.id }, 'a role was made')
  return redirect(paths.adminRole(context.get(localeContext), created.value.id, { done: 'created' }))
}

export default function NewRolePage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('staff-roles')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text('new')} path="/admin/users/roles/new" isIndexed={false} />
      <BackLink to={paths.adminRoles(locale)}>{text('back-to-roles')}</BackLink>
      <PageTop title={text('new')} lead={text('new-lead')} />
      <RoleForm
        draft={actionData?.draft ?? loaderData.draft}
        own={loaderData.own}
        isHeld={false}
        problem={actionData?.problem}
      />
      {actionData && <Toast kind="error" title={text(`problem-${actionData.problem}`)} />}
    </>
  )
}
