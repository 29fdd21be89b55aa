import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminIf, adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { listActorNames } from '#app/acts/lists/audit-actors.server.ts'
import { findUser, listBranches, listOwnRoles } from '#modules/accounts/index.server.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { listOrders } from '#modules/booking/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { notesAbout } from '../notes/notes-about.server.ts'
import { NotesCard } from '../notes/notes-card.tsx'
import { sayEntries } from '../audit/say-entries.server.ts'
import { AuditTable } from '../ui/audit-table.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/user-page.ts'
import { AccessForm } from './access-form.tsx'
import { BookingsCard } from './bookings-card.tsx'
import { decidedForm, meetSaved } from '../record/read-conflict.server.ts'
import { fieldsOfRights, rightsShown } from './read-rights.ts'
import { actOnUser, type UserNews } from './act-on-user.server.ts'
import { PersonalDataForms } from './personal-data-forms.tsx'
import { RightsForm } from './rights-form.tsx'
import { RoleTags } from './role-tags.tsx'
import { UserFacts } from './user-facts.tsx'
import layout from '../ui/columns.module.css'
import styles from './users.module.css'

const LATEST_ACTS = 10
const LATEST_BOOKINGS = 10
const news: readonly (UserNews | 'invited')[] = ['saved', 'sessions', 'reset', 'erased', 'invited']

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-users', 'staff-notes', 'account', 'ui'],
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'users')
  const { db } = context.get(servicesContext)
  const user = await findUser(db, { id: params.userId })
  if (!user || user.email.endsWith('@invalid')) throw data(null, { status: 404 })
  const about = { subjectKind: 'user', subjectId: user.id, page: 1, pageSize: LATEST_ACTS }
  const { entries } = await listAuditEntries(db, about)
  const names = await listActorNames(db, admin, entries)
  const { photo: _photo, ...shown } = user
  const locale = context.get(localeContext)
  const clerk = adminIf(context, 'orders')
  const asked = { q: user.email, page: 1, pageSize: LATEST_BOOKINGS }
  const { orders } = clerk ? await listOrders(db, clerk, asked) : { orders: undefined }
  const ownRoles = await listOwnRoles(db, admin)
  return {
    user: shown,
    isSelf: user.id === admin.id,
    done: news.find((each) => each === url.searchParams.get('done')),
    ownRoles: ownRoles.filter(({ isRetired }) => !isRetired).map(({ id, name }) => ({ id, name })),
    branches: await listBranches(db, admin),
    notes: clerk && (await notesAbout(db, clerk, { kind: 'user', id: user.id }, locale)),
    bookings: orders?.map(({ id, orderNo, state, journeys: [journey], total }) => {
      const { departsOn, returnsOn } = journey ?? {}
      return { id, orderNo, state, total, name: journey?.name[locale] ?? '', departsOn, returnsOn }
    }),
    acts: sayEntries(entries, names, locale),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'users')
  const { db, env } = context.get(servicesContext)
  const sent = await formFields(request)
  const stored = sent['intent'] === 'rights' ? await findUser(db, { id: params.userId }) : undefined
  const fields = stored ? decidedForm(sent, fieldsOfRights(stored)) : sent
  const locale = context.get(localeContext)
  const done = await actOnUser({ db, dataDir: env.dataDir, admin, userId: params.userId, fields }, new Date())
  if (!done.ok) {
    const problem = done.error.code
    const user = problem === 'edit-conflict' ? await findUser(db, { id: params.userId }) : undefined
    const met = user && meetSaved(fields, { theirs: fieldsOfRights(user), version: rightsShown(user) })
    return data({ problem, conflict: met?.conflict, fields: met?.fields ?? fields }, { status: statusOf(problem) })
  }
  return redirect(
    done.value === 'erased' ? paths.adminUsers(locale) : paths.adminUser(locale, params.userId, { done: done.value }),
  )
}

/** One account: who it is, what they may do, their sessions and their data. */
export default function UserPage({
  loaderData: { user, ownRoles, branches, isSelf, done, notes, bookings, acts },
  actionData,
}: Route.ComponentProps) {
  const text = useText('staff-users')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text('user')} path={`/admin/user/${user.id}`} isIndexed={false} />
      <BackLink to={paths.adminUsers(locale)}>{text('back-to-users')}</BackLink>
      <PageTop title={<bdi>{user.fullName}</bdi>} lead={<RoleTags {...user} />} />
      <div className={layout.columns}>
        <div className={layout.column}>
          <UserFacts user={user} />
          {bookings && <BookingsCard bookings={bookings} />}
          {notes && <NotesCard {...notes} />}
          <Card title={text('recent-acts')}>
            {acts.length > 0 ? <AuditTable entries={acts} /> : <p className={styles.nothing}>{text('no-acts')}</p>}
          </Card>
        </div>
        <div className={layout.column}>
          <RightsForm
            user={user}
            ownRoles={ownRoles}
            branches={branches}
            problem={actionData?.problem}
            typed={actionData?.fields}
            conflict={actionData?.conflict}
          />
          <AccessForm isActive={user.isActive} isSelf={isSelf} />
          <PersonalDataForms userId={user.id} isUnconfirmed={actionData?.problem === 'confirm'} />
        </div>
      </div>
      {done && <Toast kind="success" title={text(`done-${done}`)} />}
      {actionData && actionData.problem !== 'user-not-found' && actionData.problem !== 'edit-conflict' && (
        <Toast kind="error" title={text(`problem-${actionData.problem}`)} />
      )}
    </>
  )
}
