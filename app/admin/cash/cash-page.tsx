import { servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { listUserNames } from '#modules/accounts/index.server.ts'
import { listCashOwners } from '#modules/booking/index.server.ts'
import { listRegisters, listTransactions } from '#modules/ledger/index.server.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ListBar } from '../lists/list-bar.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import type { Route } from './+types/cash-page.ts'
import { findBookedEntry } from './booked-entry.server.ts'
import { BookedNotice } from './booked-notice.tsx'
import { cashFilter, cashQueryValues, readCashQuery } from './cash-query.ts'
import { CashTools } from './cash-tools.tsx'
import styles from './cash.module.css'
import { Registers } from './registers.tsx'
import { Sums } from './sums.tsx'
import { TransactionTable } from './transaction-table.tsx'
import { useTransactionColumns } from './use-transaction-columns.tsx'

const PAGE_SIZE = 20

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'account', 'ui', 'cash'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const { db } = context.get(servicesContext)
  const query = readCashQuery(url.searchParams)
  const { transactions, total, sums } = await listTransactions(db, {
    ...cashFilter(query),
    sort: query.sort,
    page: query.page,
    pageSize: PAGE_SIZE,
  })
  const names = await listUserNames(
    db,
    admin,
    transactions.flatMap(({ byUserId }) => byUserId ?? []),
  )
  const owners = await listCashOwners(db, admin, transactions)
  return {
    query,
    booked: await findBookedEntry(db, admin, url.searchParams),
    registers: await listRegisters(db),
    desk: await findListDesk(db, admin, 'cash'),
    total,
    sums,
    transactions: transactions.map(({ byUserId, ...each }) => ({
      ...each,
      by: names.get(byUserId ?? '') ?? '',
      owner: owners.get(each.id) ?? null,
    })),
  }
}

export default function CashPage({
  loaderData: { query, booked, registers, total, sums, transactions, desk },
}: Route.ComponentProps) {
  const text = useText('cash')
  const locale = useLocale()
  const columns = useTransactionColumns(registers)
  const first = (query.page - 1) * PAGE_SIZE + 1
  const isFiltered = Object.values(cashQueryValues({ ...query, sort: '-date', page: 1 })).some(
    (value) => value !== undefined,
  )
  return (
    <>
      <PageHead title={text('title')} path="/admin/cash" isIndexed={false} />
      <PageTop title={text('title')} lead={text('lead', { count: total })}>
        <StaffButtonLink look="outline" isSmall href={paths.adminCashPart(locale, 'rates')}>
          {text('rates')}
        </StaffButtonLink>
        {registers.length > 0 && (
          <>
            <StaffButtonLink look="outline" isSmall href={paths.adminCashPart(locale, 'closings')}>
              {text('closings')}
            </StaffButtonLink>
            <StaffButtonLink isSmall href={paths.adminCashPart(locale, 'new')}>
              <Icon name="plus" />
              {text('new-entry')}
            </StaffButtonLink>
          </>
        )}
      </PageTop>
      {booked && (
        <div className={styles.news}>
          <BookedNotice booked={booked} />
        </div>
      )}
      <div className={styles.columns}>
        <Registers registers={registers} />
        <div className={sheet.list}>
          <CashTools query={query} found={total} registers={registers} isFiltered={isFiltered} />
          <ListBar list="cash" desk={desk} columns={columns} />
          {transactions.length > 0 ? (
            <>
              <TransactionTable
                transactions={transactions}
                columns={columns}
                hidden={desk.hiddenColumns}
                sorting={{
                  by: query.sort,
                  hrefOf: (sort) => paths.adminCash(locale, { ...cashQueryValues({ ...query, page: 1 }), sort }),
                }}
              />
              <Sums sums={sums} />
              <TableFoot
                summary={text('range', { from: String(first), to: String(first + transactions.length - 1), total })}
                page={query.page}
                pages={Math.ceil(total / PAGE_SIZE)}
                hrefOf={(page) => paths.adminCash(locale, cashQueryValues({ ...query, page }))}
              />
            </>
          ) : (
            <p className={sheet.empty}>{isFiltered || total > 0 ? text('none-found') : text('no-entries')}</p>
          )}
        </div>
      </div>
    </>
  )
}
