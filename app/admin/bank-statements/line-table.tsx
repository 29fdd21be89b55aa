import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { cell } from '#app/ui/data-table.tsx'
import { ListTable, type Column, type Sorting } from '#app/ui/list-table.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { BankLine } from '#modules/bank-statements/index.server.ts'
import styles from './bank-statements.module.css'
import { CertaintyTag, LineStateTag } from './line-tags.tsx'

/** Lines of statements as rows that open. */
export function LineTable({
  lines,
  ...table
}: {
  lines: BankLine[]
  columns: Column<BankLine>[]
  hidden: readonly string[]
  sorting: Sorting
}) {
  const text = useText('bank-statements')
  return <ListTable caption={text('line-list')} rows={lines} keyOf={({ id }) => id} {...table} />
}

export function useLineColumns(): Column<BankLine>[] {
  const text = useText('bank-statements')
  const locale = useLocale()
  return [
    {
      key: 'day',
      head: text('column-day'),
      sort: 'day',
      isFixed: true,
      cell: ({ id, bookedOn }) => (
        <Link to={paths.adminBankLine(locale, id)} className={cell.open}>
          <DateText date={bookedOn} short />
        </Link>
      ),
    },
    {
      key: 'amount',
      head: text('column-amount'),
      isEnd: true,
      sort: 'amount',
      cell: ({ amount }) => (
        <b>
          <MoneyText money={amount} cents />
        </b>
      ),
    },
    {
      key: 'text',
      head: text('column-text'),
      sort: 'payer',
      cell: (line) => (
        <div className={styles.long}>
          <bdi>{line.text}</bdi>
          {line.payerName !== null && (
            <span className={cell.second}>
              <bdi>{line.payerName}</bdi>
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'match',
      head: text('column-match'),
      sort: 'match',
      cell: ({ certainty }) => <CertaintyTag certainty={certainty} />,
    },
    { key: 'state', head: text('column-state'), sort: 'state', cell: ({ state }) => <LineStateTag state={state} /> },
  ]
}
