import { data } from 'react-router'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { providerName } from '#app/ui/provider-name.ts'
import { DateText, MoneyText, useText } from '#app/ui/text.tsx'
import { findOrderNames } from '#modules/booking/index.server.ts'
import { listBalances, listEntriesOf, type JournalEntry } from '#modules/ledger/index.server.ts'
import type { Account } from '#modules/ledger/index.ts'
import { Card } from '../ui/card.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/journal-page.ts'
import { BackToCash } from './back-to-cash.tsx'
import styles from './cash.module.css'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['staff', 'account', 'ui', 'cash'] }

export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const { db } = context.get(servicesContext)
  const order = await findOrderNames(db, admin, params.orderId)
  if (!order) throw data(null, { status: 404 })
  const subject = { kind: 'order', ref: order.orderId } as const
  return {
    id: order.id,
    orderNo: order.orderNo,
    entries: await listEntriesOf(db, subject),
    balances: await listBalances(db, { kind: 'receivable', subject }),
  }
}

export default function JournalPage({ loaderData: { id, orderNo, entries, balances } }: Route.ComponentProps) {
  const text = useText('cash')
  const title = text('journal-of', { order: orderNo })
  return (
    <>
      <PageHead title={title} path={`/admin/cash/journal/${id}`} isIndexed={false} />
      <BackToCash />
      <PageTop
        title={title}
        lead={balances.map((balance) => (
          <span key={balance.currency}>
            {text('account-receivable')} <MoneyText money={balance} cents />{' '}
          </span>
        ))}
      />
      <Card title={text('journal')}>
        {entries.length === 0 ? (
          <p className={styles.empty}>{text('journal-none')}</p>
        ) : (
          <DataTable
            caption={text('journal')}
            head={
              <>
                <th scope="col">{text('date')}</th>
                <th scope="col">{text('kind')}</th>
                <th scope="col">{text('account')}</th>
                <th scope="col" className={cell.end}>
                  {text('debit')}
                </th>
                <th scope="col" className={cell.end}>
                  {text('credit')}
                </th>
              </>
            }
          >
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </DataTable>
        )}
      </Card>
    </>
  )
}

function Entry({ entry }: { entry: JournalEntry }) {
  const text = useText('cash')
  return entry.lines.map(({ account, amount }, index) => (
    <tr key={index}>
      <td>{index === 0 && <DateText date={entry.on} short />}</td>
      <td>
        {index === 0 && text(`kind-${entry.kind}`)}
        {index === 0 && entry.note !== '' && (
          <span className={cell.second}>
            <bdi>{entry.note}</bdi>
          </span>
        )}
      </td>
      <td>
        {text(`account-${account.kind}`)} <bdi>{detailOf(account)}</bdi>
      </td>
      <td className={cell.end}>{amount.minor > 0 && <MoneyText money={amount} cents />}</td>
      <td className={cell.end}>
        {amount.minor < 0 && <MoneyText money={{ ...amount, minor: -amount.minor }} cents />}
      </td>
    </tr>
  ))
}

/** Which provider, account or register; the customer is the one of the page. */
function detailOf(account: Account): string {
  if (account.kind === 'provider') return providerName(account.provider)
  if (account.kind === 'bank') return account.iban ?? ''
  return account.kind === 'cash' ? account.register : ''
}
