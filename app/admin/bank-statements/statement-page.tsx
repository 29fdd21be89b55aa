import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { DateRangeText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { bookStatement, completeDraft, dropDraft, previewStatement } from '#modules/bank-statements/index.server.ts'
import { columnRoles } from '#modules/bank-statements/index.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/statement-page.ts'
import layout from '../ui/columns.module.css'
import styles from './bank-statements.module.css'
import { CompleteForm } from './complete-form.tsx'
import { PreviewTable } from './preview-table.tsx'
import { StatementProblem } from './statement-problem.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'bank-statements', 'account', 'ui'],
}

const Intent = z.enum(['book', 'drop', 'complete'])
const ColumnFields = z.object({
  from: z.coerce.number().int().min(1).max(100),
  accountIban: z.string().max(40).optional(),
})
const Role = z.enum(columnRoles).nullable().catch(null)
const MOST_COLUMNS = 40

export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const preview = await previewStatement(context.get(servicesContext).db, admin, params.statementId, new Date())
  if (!preview) throw redirect(paths.adminBankLines(context.get(localeContext), { statement: params.statementId }))
  return { preview }
}

/** Completes, drops or books a draft. */
export async function action({ request, params: { statementId }, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'payments')
  const { db, log } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const fields = await formFields(request)
  const intent = Intent.safeParse(fields['intent'])
  if (!intent.success) throw data(null, { status: 400 })
  switch (intent.data) {
    case 'drop':
      await dropDraft(db, admin, statementId)
      return redirect(paths.adminStatements(locale))
    case 'complete': {
      const completed = await completeDraft(db, admin, { statementId, ...readCompletion(fields) })
      return completed.ok
        ? redirect(paths.adminStatement(locale, statementId))
        : data({ problem: completed.error }, { status: statusOf(completed.error.code) })
    }
    case 'book': {
      const booked = await bookStatement(db, admin, statementId, new Date())
      if (!booked.ok) return data({ problem: booked.error }, { status: statusOf(booked.error.code) })
      const { newCount, confirmed } = booked.value
      log.info({ staff: admin.id, statement: statementId, newCount, confirmed }, 'a bank statement was booked')
      return redirect(paths.adminBankLines(locale, { statement: statementId, booked: newCount, confirmed }))
    }
  }
}

export default function StatementPage({ loaderData: { preview }, actionData }: Route.ComponentProps) {
  const text = useText('bank-statements')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const { problem, lines, count, knownCount, skipped, from, to, sums } = preview
  const shown = actionData?.problem ?? problem
  return (
    <>
      <PageHead title={text('preview')} path={`/admin/bank-statements/${preview.id}`} isIndexed={false} />
      <BackLink to={paths.adminStatements(locale)}>{text('back')}</BackLink>
      <PageTop title={<bdi>{preview.fileName}</bdi>} lead={text('preview-lead')} />
      <div className={layout.column}>
        {shown && <StatementProblem problem={shown} isAnnounced={actionData !== undefined} />}
        {(problem !== null || preview.table !== null) && <CompleteForm preview={preview} />}
        {problem === null && (
          <Card title={text('preview')}>
            <div className={styles.facts}>
              <p>
                <b>{text('read-count', { count })}</b>{' '}
                {from !== null && to !== null && <DateRangeText from={from} to={to} />}
              </p>
              {knownCount > 0 && <p>{text('known-count', { count: knownCount })}</p>}
              {skipped > 0 && <p>{text('skipped-count', { count: skipped })}</p>}
              {sums.map(({ currency, into, out }) => (
                <p key={currency}>
                  {text('sum-in')} <MoneyText money={into} cents /> · {text('sum-out')} <MoneyText money={out} cents />
                </p>
              ))}
              {lines.length < count && <p>{text('shown-first', { count: String(lines.length) })}</p>}
            </div>
            <PreviewTable lines={lines} />
          </Card>
        )}
        <div className={styles.actions}>
          {problem === null && (
            <ActForm>
              <Button name="intent" value="book" disabled={isBusy}>
                {text('book')}
              </Button>
            </ActForm>
          )}
          <ActForm>
            <Button look="outline" name="intent" value="drop" disabled={isBusy}>
              {text('drop')}
            </Button>
          </ActForm>
        </div>
      </div>
    </>
  )
}

function readCompletion(fields: Record<string, string>) {
  const read = ColumnFields.safeParse({ ...fields, from: fields['from'] ?? '1' })
  const { from = 1, accountIban } = read.success ? read.data : {}
  const count = Math.min(MOST_COLUMNS, Number(fields['columns'] ?? '0'))
  const roles = Array.from({ length: Number.isInteger(count) ? Math.max(0, count) : 0 }, (_, index) =>
    Role.parse(fields[`role-${index}`] || null),
  )
  return {
    ...(accountIban ? { accountIban } : {}),
    // People count rows from 1.
    ...(roles.length > 0 ? { columns: { from: from - 1, roles } } : {}),
  }
}
