import { paths } from '#app/addresses/paths.ts'
import { cell } from '#app/ui/data-table.tsx'
import { RateText } from '#app/ui/rate-text.tsx'
import { InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import type { Currency } from '#kernel/money.ts'
import type { RefundRecord } from '#modules/payments/index.ts'
import { Card } from '../ui/card.tsx'
import styles from './order-page.module.css'
import type { TimelineActor, TimelineEvent } from './timeline-of.server.ts'
import { ToldChanges } from './told-changes.tsx'

/** What happened to an order, the newest first: who did it, to whom, and what was before and after. */
export function OrderTimeline({
  timeline,
  refunds,
  currency,
}: {
  timeline: TimelineEvent[]
  refunds: RefundRecord[]
  currency: Currency
}) {
  const text = useText('staff')
  const locale = useLocale()
  return (
    <Card title={text('timeline')} id="timeline">
      <ol className={styles.timeline}>
        {timeline.map((event, index) => (
          <li key={index}>
            {typeof event.kind === 'string' ? text(`history-${event.kind}`) : event.kind.code}
            <People names={event.people} />
            <span className={cell.second}>
              <InstantText instant={event.at} />
              {event.actor && (
                <>
                  {' · '}
                  <Actor actor={event.actor} />
                </>
              )}
            </span>
            {event.other && (
              <a href={paths.adminOrder(locale, event.other.id)}>
                <bdi dir="ltr">{event.other.orderNo}</bdi>
              </a>
            )}
            <ToldChanges changes={event.changes} currency={currency} />
            {event.reason && (
              <span className={cell.second}>
                <bdi>{text('history-reason', { reason: event.reason })}</bdi>
              </span>
            )}
            <Refunded refund={refunds.find(({ ref }) => ref === event.refundRef)} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function People({ names }: { names: string[] }) {
  const locale = useLocale()
  if (names.length === 0) return null
  return (
    <>
      {' · '}
      <bdi>{joinList(names, locale)}</bdi>
    </>
  )
}

function Actor({ actor }: { actor: TimelineActor }) {
  const text = useText('staff-history')
  if (actor.kind !== 'staff') return text(`by-${actor.kind}`)
  return actor.name === '' ? text('by-staff') : <bdi>{actor.name}</bdi>
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
