import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { CashOwner } from '#modules/booking/index.server.ts'
import type { Transaction } from '#modules/ledger/index.server.ts'
import { CountedAs } from './counted-as.tsx'
import { isMoneyOut } from './is-money-out.ts'
import { OwnerCell } from './owner-cell.tsx'

/** What came and went today, and whose it is, beside what is counted. */
export function DayEntries({ entries }: { entries: (Transaction & { owner: CashOwner | null })[] }) {
  const text = useText('cash')
  const locale = useLocale()
  return (
    <DataTable
      caption={text('entries-of-day')}
      head={
        <>
          <th scope="col">{text('at')}</th>
          <th scope="col">{text('type')}</th>
          <th scope="col">{text('order')}</th>
          <th scope="col" className={cell.end}>
            {text('amount')}
          </th>
        </>
      }
    >
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td>
            <Link to={paths.adminCashEntry(locale, entry.id)}>
              <InstantText instant={entry.at} />
            </Link>
          </td>
          <td>
            {text(`type-${entry.type}`)} {entry.reverses !== null && <Tag tone="gray">{text('reversal')}</Tag>}
          </td>
          <td>{entry.owner ? <OwnerCell owner={entry.owner} /> : <bdi>{entry.note}</bdi>}</td>
          <td className={cell.end}>
            <MoneyText
              money={isMoneyOut(entry) ? { ...entry.amount, minor: -entry.amount.minor } : entry.amount}
              cents
            />
            <CountedAs owner={entry.owner} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
