import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { BankLine } from '#modules/bank-statements/index.server.ts'
import { cell, DataTable } from '../ui/data-table.tsx'
import styles from './bank-statements.module.css'
import { CertaintyTag, LineStateTag } from './line-tags.tsx'

/** Lines of statements as rows that open. */
export function LineTable({ lines }: { lines: BankLine[] }) {
  const text = useText('bank-statements')
  const locale = useLocale()
  return (
    <DataTable
      caption={text('line-list')}
      head={
        <>
          <th scope="col">{text('column-day')}</th>
          <th scope="col" className={cell.end}>
            {text('column-amount')}
          </th>
          <th scope="col">{text('column-text')}</th>
          <th scope="col">{text('column-match')}</th>
          <th scope="col">{text('column-state')}</th>
        </>
      }
    >
      {lines.map((line) => (
        <tr key={line.id}>
          <td>
            <Link to={paths.adminBankLine(locale, line.id)} className={cell.open}>
              <DateText date={line.bookedOn} short />
            </Link>
          </td>
          <td className={cell.end}>
            <b>
              <MoneyText money={line.amount} cents />
            </b>
          </td>
          <td className={styles.long}>
            <bdi>{line.text}</bdi>
            {line.payerName !== null && (
              <span className={cell.second}>
                <bdi>{line.payerName}</bdi>
              </span>
            )}
          </td>
          <td>
            <CertaintyTag certainty={line.certainty} />
          </td>
          <td>
            <LineStateTag state={line.state} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
