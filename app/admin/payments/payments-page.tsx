import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { countAttention, listAttempts } from '#modules/payments/index.server.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ListBar } from '../lists/list-bar.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import type { Route } from './+types/payments-page.ts'
import { attemptQueryValues, readAttemptQuery } from './attempt-query.ts'
import { AttemptTable } from './attempt-table.tsx'
import { AttemptTools } from './attempt-tools.tsx'
import { useAttemptColumns } from './use-attempt-columns.tsx'

const PAGE_SIZE = 20

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-payments', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const { db } = context.get(servicesContext)
  const query = readAttemptQuery(url.searchParams)
  const { attempts, total } = await listAttempts(db, admin, { ...query, pageSize: PAGE_SIZE })
  const locale = context.get(localeContext)
  return {
    query,
    total,
    waiting: await countAttention(db, admin),
    desk: await findListDesk(db, admin, 'payments'),
    attempts: attempts.map((attempt) => ({ ...attempt, title: attempt.title[locale] })),
  }
}

/** Every try to pay, by card or transfer; first of all those that wait for a person. */
export default function PaymentsPage({ loaderData: { query, total, waiting, attempts, desk } }: Route.ComponentProps) {
  const text = useText('staff-payments')
  const locale = useLocale()
  const columns = useAttemptColumns()
  const first = (query.page - 1) * PAGE_SIZE + 1
  return (
    <>
      <PageHead title={text('payments')} path="/admin/payments" isIndexed={false} />
      <PageTop title={text('payments')} lead={text('waiting', { count: waiting })}>
        <StaffButtonLink look="outline" isSmall href={paths.adminProviders(locale)}>
          {text('providers')}
        </StaffButtonLink>
        <StaffButtonLink look="outline" isSmall href={paths.adminPaymentSettings(locale)}>
          {text('settings')}
        </StaffButtonLink>
      </PageTop>
      <div className={sheet.list}>
        <AttemptTools query={query} found={total} />
        <ListBar list="payments" desk={desk} columns={columns} />
        {attempts.length > 0 ? (
          <>
            <AttemptTable
              attempts={attempts}
              hidden={desk.hiddenColumns}
              sorting={{
                by: query.sort,
                hrefOf: (sort) => paths.adminPayments(locale, { ...attemptQueryValues({ ...query, page: 1 }), sort }),
              }}
            />
            <TableFoot
              summary={text('range', { from: String(first), to: String(first + attempts.length - 1), total })}
              page={query.page}
              pages={Math.ceil(total / PAGE_SIZE)}
              hrefOf={(page) => paths.adminPayments(locale, attemptQueryValues({ ...query, page }))}
            />
          </>
        ) : (
          <p className={sheet.empty}>{text(query.needsPerson ? 'nothing-waits' : 'nothing-found')}</p>
        )}
      </div>
    </>
  )
}
