import { Tag } from '#app/ui/tag.tsx'
import { DateText, MoneyText, useText } from '#app/ui/text.tsx'
import type { PreviewLine } from '#modules/bank-statements/index.server.ts'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import styles from './bank-statements.module.css'
import { CertaintyTag } from './line-tags.tsx'

/** The lines of a draft as they would be booked, with the payment each may be. */
export function PreviewTable({ lines }: { lines: PreviewLine[] }) {
  const text = useText('bank-statements')
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
        </>
      }
    >
      {lines.map((line) => (
        <tr key={`${line.at}-${line.bookedOn}-${line.amount.minor}-${line.text}`}>
          <td>
            <DateText date={line.bookedOn} short />
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
            {line.isKnown ? <Tag tone="gray">{text('known')}</Tag> : <CertaintyTag certainty={line.certainty} />}
            {line.proposal !== null && !line.isKnown && (
              <span className={cell.second}>
                <bdi dir="ltr">{line.proposal.reference}</bdi> · <bdi>{line.proposal.payerName}</bdi>
              </span>
            )}
            {line.proposal === null && line.order !== null && !line.isKnown && (
              <span className={cell.second}>
                <bdi dir="ltr">{line.order.orderNo}</bdi> · <bdi>{line.order.customer}</bdi>
              </span>
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
