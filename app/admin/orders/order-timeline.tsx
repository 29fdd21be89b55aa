import { RateText } from '#app/ui/rate-text.tsx'
import { InstantText, MoneyText, useText } from '#app/ui/text.tsx'
import { historyKinds } from '#modules/booking/index.ts'
import type { StaffOrder } from '#modules/booking/index.server.ts'
import type { RefundRecord } from '#modules/payments/index.ts'
import { Card } from '../ui/card.tsx'
import { cell } from '#app/ui/data-table.tsx'
import styles from './order-page.module.css'

/** What happened to an order, the newest first; what went back says how much, and in which money. */
export function OrderTimeline({ history, refunds }: Pick<StaffOrder, 'history'> & { refunds: RefundRecord[] }) {
  const text = useText('staff')
  return (
    <Card title={text('timeline')}>
      <ol className={styles.timeline}>
        {history.toReversed().map((event, index) => {
          const kind = historyKinds.find((each) => each === event.kind)
          return (
            <li key={index}>
              {kind === undefined ? event.kind : text(`history-${kind}`)}
              <InstantText instant={event.at} className={cell.second} />
              <Reason facts={event.facts} />
              <Refunded refund={refunds.find(({ ref }) => ref === event.facts['refundRef'])} />
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

function Refunded({ refund }: { refund: RefundRecord | undefined }) {
  if (!refund) return null
  const { amount, foreign } = refund
  return (
    <span className={cell.second}>
      <MoneyText money={amount} cents />
      {foreign && (
        <>
          {' · '}
          <MoneyText money={foreign.paid} cents /> (<RateText rate={foreign.rate} />)
        </>
      )}
    </span>
  )
}

/** Why staff did it, where they said so. */
function Reason({ facts: { reason } }: { facts: Record<string, unknown> }) {
  const text = useText('staff')
  if (typeof reason !== 'string' || reason === '') return null
  return (
    <span className={cell.second}>
      <bdi>{text('history-reason', { reason })}</bdi>
    </span>
  )
}
