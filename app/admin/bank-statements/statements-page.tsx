import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { listLines, listStatements, uploadStatement } from '#modules/bank-statements/index.server.ts'
import { LARGEST_FILE_BYTES } from '#modules/bank-statements/index.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import type { Route } from './+types/statements-page.ts'
import layout from '../ui/columns.module.css'
import styles from './bank-statements.module.css'
import { StatementTable } from './statement-table.tsx'
import { UploadForm } from './upload-form.tsx'
import { readPage } from '../lists/read-page.ts'

const PAGE_SIZE = 20
const FORM_FRAME_BYTES = 16 * 1024

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'bank-statements', 'account', 'ui'],
  maxBodyBytes: LARGEST_FILE_BYTES + FORM_FRAME_BYTES,
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const { db } = context.get(servicesContext)
  const page = readPage(url.searchParams)
  const { statements, total } = await listStatements(db, admin, { page, pageSize: PAGE_SIZE })
  const open = await listLines(db, admin, { group: 'to_decide', page: 1, pageSize: 1 })
  return { statements, total, page, openCount: open.total }
}

/** Takes a file from the bank and shows what was read; nothing is booked yet. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'payments')
  const { db, log } = context.get(servicesContext)
  const file = (await request.formData()).get('file')
  if (!(file instanceof File) || file.size === 0) return data({ problem: { code: 'file' as const } }, { status: 400 })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const uploaded = await uploadStatement(db, admin, { fileName: file.name, bytes }, new Date())
  if (!uploaded.ok) return data({ problem: uploaded.error }, { status: statusOf(uploaded.error.code) })
  log.info({ staff: admin.id, statement: uploaded.value.statementId }, 'a bank statement was uploaded')
  return redirect(paths.adminStatement(context.get(localeContext), uploaded.value.statementId))
}

export default function StatementsPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('bank-statements')
  const locale = useLocale()
  const { statements, total, page, openCount } = loaderData
  const first = (page - 1) * PAGE_SIZE + 1
  return (
    <>
      <PageHead title={text('title')} path="/admin/bank-statements" isIndexed={false} />
      <PageTop title={text('title')} lead={text('lead', { count: openCount })}>
        <StaffButtonLink look="outline" isSmall href={paths.adminBankLines(locale, { state: 'to_decide' })}>
          {text('lines')}
        </StaffButtonLink>
        <StaffButtonLink look="outline" isSmall href={paths.adminTypedLine(locale)}>
          {text('typed')}
        </StaffButtonLink>
      </PageTop>
      <div className={layout.column}>
        <UploadForm problem={actionData?.problem} />
        <div className={styles.sheet}>
          {statements.length > 0 ? (
            <>
              <StatementTable statements={statements} />
              <TableFoot
                summary={text('statements-range', {
                  from: String(first),
                  to: String(first + statements.length - 1),
                  total,
                })}
                page={page}
                pages={Math.ceil(total / PAGE_SIZE)}
                hrefOf={(each) => paths.adminStatements(locale, { page: each === 1 ? undefined : each })}
              />
            </>
          ) : (
            <p className={styles.empty}>{text('no-statements')}</p>
          )}
        </div>
      </div>
    </>
  )
}
