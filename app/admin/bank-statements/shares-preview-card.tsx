import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RateText } from '#app/ui/rate-text.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import type { SharesPreview } from '#modules/bank-statements/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import styles from './bank-statements.module.css'

/** What would be booked, order by order and link by link, and what of the transfer would be left over; booking takes another press. */
export function SharesPreviewCard({
  preview: { shares, remainder, needsSecondPerson },
  version,
  fields,
  actKey,
}: {
  preview: SharesPreview
  version: number
  fields: Record<string, string>
  actKey: string
}) {
  const text = useText('bank-statements')
  const isBusy = useNavigation().state !== 'idle'
  const chosen = Object.entries(fields).filter(([name]) => /^(takes|amount)-/.test(name))
  return (
    <Card title={text('preview-shares')}>
      <DataTable
        caption={text('preview-shares')}
        head={
          <>
            <th scope="col">{text('column-order')}</th>
            <th scope="col" className={cell.end}>
              {text('column-share')}
            </th>
            <th scope="col" className={cell.end}>
              {text('column-left')}
            </th>
          </>
        }
      >
        {shares.map(({ subject, name, customer, amount, left, foreign }) => (
          <tr key={subject.ref}>
            <td>
              <bdi>{name}</bdi>
              <span className={cell.second}>
                <bdi>{customer}</bdi>
              </span>
            </td>
            <td className={cell.end}>
              <MoneyText money={amount} cents />
              {foreign && (
                <span className={cell.second}>
                  <RateText rate={foreign.rate} />
                </span>
              )}
            </td>
            <td className={cell.end}>{left.minor === 0 ? text('paid-whole') : <MoneyText money={left} cents />}</td>
          </tr>
        ))}
      </DataTable>
      <ActForm className={styles.form}>
        {remainder.minor > 0 && (
          <Notice tone="warning">
            {text('remainder')} <MoneyText money={remainder} cents />
          </Notice>
        )}
        {needsSecondPerson && <Notice>{text('needs-second')}</Notice>}
        <input type="hidden" name="key" value={actKey} />
        <input type="hidden" name="version" value={version} />
        {chosen.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button name="intent" value="orders-book" disabled={isBusy}>
          {text('orders-book')}
        </Button>
      </ActForm>
    </Card>
  )
}
