import { data, redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { statusOf } from '#app/refusals/refusals.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { closeBranch, listBranches, openBranch, renameBranch, type Branch } from '#modules/accounts/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { ActCard } from '../../ui/act-card.tsx'
import { ActForm } from '../../ui/act-form.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import layout from '../../ui/columns.module.css'
import { PageTop } from '../../ui/page-top.tsx'
import { Toast } from '../../ui/toast.tsx'
import type { Route } from './+types/branches-page.ts'
import styles from './branches.module.css'

const news = ['opened', 'renamed', 'closed'] as const

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-branches', 'staff-roles', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'users')
  const { db } = context.get(servicesContext)
  return {
    branches: await listBranches(db, admin),
    done: news.find((each) => each === url.searchParams.get('done')),
  }
}

/** Opens an office, gives one another name, or closes one in which nobody works. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'users')
  const { db } = context.get(servicesContext)
  const { intent, branchId = '', name = '' } = await formFields(request)
  const now = new Date()
  const acted =
    intent === 'close'
      ? await closeBranch(db, admin, branchId, now)
      : intent === 'rename'
        ? await renameBranch(db, admin, { branchId, name }, now)
        : await openBranch(db, admin, { name }, now)
  if (!acted.ok) {
    const problem = acted.error.code
    return data({ problem, branchId, name }, { status: statusOf(problem) })
  }
  const done = intent === 'close' ? 'closed' : intent === 'rename' ? 'renamed' : 'opened'
  return redirect(paths.adminBranches(context.get(localeContext), { done }))
}

/** The offices of the agency: whoever works in one is told so on the page of the user. */
export default function BranchesPage({ loaderData: { branches, done }, actionData }: Route.ComponentProps) {
  const text = useText('staff-branches')
  const roles = useText('staff-roles')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const errorOf = (id: string) =>
    actionData?.branchId === id && actionData.problem.startsWith('branch-name')
      ? text(`problem-${actionData.problem}`)
      : undefined
  return (
    <>
      <PageHead title={text('title')} path="/admin/users/branches" isIndexed={false} />
      <BackLink to={paths.adminRoles(locale)}>{roles('back-to-roles')}</BackLink>
      <PageTop title={text('title')} lead={text('lead')} />
      <div className={layout.column}>
        <Card title={text('standing')}>
          {branches.length === 0 ? (
            <p className={styles.empty}>{text('empty')}</p>
          ) : (
            <ul className={styles.branches}>
              {branches.map((branch) => (
                <BranchRow key={branch.id} branch={branch} error={errorOf(branch.id)} isBusy={isBusy} />
              ))}
            </ul>
          )}
        </Card>
        <ActCard title={text('open')}>
          <ActForm className={styles.row} key={branches.length}>
            <input type="hidden" name="intent" value="open" />
            <TextField
              label={text('name')}
              name="name"
              maxLength={60}
              autoComplete="off"
              dir="auto"
              defaultValue={actionData?.branchId === '' ? actionData.name : ''}
              error={errorOf('')}
            />
            <div>
              <Button disabled={isBusy}>{text('open')}</Button>
            </div>
          </ActForm>
        </ActCard>
      </div>
      {done && !actionData && <Toast kind="success" title={text(`done-${done}`)} />}
      {actionData && <Toast kind="error" title={text(`problem-${actionData.problem}`)} />}
    </>
  )
}

function BranchRow({
  branch: { id, name, people },
  error,
  isBusy,
}: {
  branch: Branch
  error: string | undefined
  isBusy: boolean
}) {
  const text = useText('staff-branches')
  return (
    <li>
      <ActForm className={styles.row} key={name}>
        <input type="hidden" name="branchId" value={id} />
        <TextField
          label={text('name')}
          name="name"
          maxLength={60}
          autoComplete="off"
          dir="auto"
          hint={text('people', { count: people })}
          defaultValue={name}
          error={error}
        />
        <div className={styles.acts}>
          <Button name="intent" value="rename" look="outline" disabled={isBusy}>
            {text('rename')}
          </Button>
          {people === 0 && (
            <Button name="intent" value="close" look="outline" disabled={isBusy}>
              {text('close')}
            </Button>
          )}
        </div>
      </ActForm>
    </li>
  )
}
