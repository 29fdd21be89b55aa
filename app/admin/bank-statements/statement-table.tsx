import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Tag } from '#app/ui/tag.tsx'
import { DateRangeText, InstantText, useLocale, useText } from '#app/ui/text.tsx'
import type { StatementSummary } from '#modules/bank-statements/index.server.ts'
import { cell, DataTable } from '#app/ui/data-table.tsx'

/** Files from the bank; a draft leads to its preview, a booked one to its lines. */
export function StatementTable({ statements }: { statements: StatementSummary[] }) {
  const text = useText('bank-statements')
  return (
    <DataTable
      caption={text('statements')}
      head={
        <>
          <th scope="col">{text('column-file')}</th>
          <th scope="col">{text('column-account')}</th>
          <th scope="col">{text('column-period')}</th>
          <th scope="col" className={cell.end}>
            {text('column-lines')}
          </th>
          <th scope="col" className={cell.end}>
            {text('column-new')}
          </th>
          <th scope="col" className={cell.end}>
            {text('column-open')}
          </th>
          <th scope="col">{text('column-uploaded')}</th>
        </>
      }
    >
      {statements.map((statement) => (
        <StatementRow key={statement.id} statement={statement} />
      ))}
    </DataTable>
  )
}

function StatementRow({ statement }: { statement: StatementSummary }) {
  const text = useText('bank-statements')
  const locale = useLocale()
  const { id, state, format, fileName, accountIban, from, to, lineCount, newCount, openCount, uploadedAt } = statement
  const isDraft = state === 'draft'
  return (
    <tr>
      <td>
        <Link
          to={isDraft ? paths.adminStatement(locale, id) : paths.adminBankLines(locale, { statement: id })}
          className={cell.open}
        >
          <bdi>{fileName}</bdi>
        </Link>
        <bdi dir="ltr" className={cell.second}>
          {FORMAT_NAMES[format]}
        </bdi>
      </td>
      <td>{accountIban !== null && <bdi dir="ltr">{accountIban}</bdi>}</td>
      <td>{from !== null && to !== null && <DateRangeText from={from} to={to} short />}</td>
      <td className={cell.end}>{isDraft ? <Tag tone="gray">{text('draft')}</Tag> : lineCount}</td>
      <td className={cell.end}>{!isDraft && newCount}</td>
      <td className={cell.end}>{!isDraft && <b>{openCount}</b>}</td>
      <td>
        <InstantText instant={uploadedAt} />
      </td>
    </tr>
  )
}

const FORMAT_NAMES = { camt053: 'camt.053', mt940: 'MT940', csv: 'CSV' } as const
