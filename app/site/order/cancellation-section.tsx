import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { RateText } from '#app/ui/rate-text.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatDate, formatInstant } from '#kernel/format-date.ts'
import { formatMoney, formatPercent } from '#kernel/format-money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { CancellationView } from '#modules/booking/index.server.ts'
import type { CancellationPeriod, CancelledTour } from '#modules/booking/index.ts'
import { refundWay, type RefundState } from '#modules/payments/index.ts'
import styles from './cancellation-section.module.css'

/** What a cancellation today would give back and why, the whole table, and the way to ask for it; folded until asked. */
export function CancellationSection({
  view,
  tourNames,
  action,
}: {
  view: CancellationView
  tourNames: string[]
  /** Where the request is sent. */
  action: string
}) {
  const text = useText('cancellation')
  const locale = useLocale()
  const { cancellation, isOpen, periods, refunds, request } = view
  if (!isOpen && refunds.length === 0) return null
  const amount = (money: typeof cancellation.back) => isolateLatin(formatMoney(money, locale, { cents: true }))
  return (
    <section id="cancel" className={styles.section}>
      {refunds.length > 0 && <Refunds refunds={refunds} />}
      {isOpen && (
        <details className={styles.fold} open={request !== undefined}>
          <summary>
            <h2>{text('section-title')}</h2>
            <Icon name="chevron-down" />
          </summary>
          <p>
            {cancellation.paid.minor === 0
              ? text('today-unpaid')
              : text('today', { back: amount(cancellation.back), paid: amount(cancellation.paid) })}
          </p>
          {cancellation.paid.minor > 0 && <Reasons tours={cancellation.tours} />}
          {view.order.isSold &&
            periods.map(({ itemId, periods: lines }, index) => (
              <Periods key={itemId} lines={lines} tourName={tourNames[index] ?? ''} />
            ))}
          {request ? (
            <Notice tone="success">{text('asked', { at: formatInstant(request.requestedAt, locale) })}</Notice>
          ) : (
            <form method="post" action={action} className={styles.form}>
              <h3>{text('ask-title')}</h3>
              <p>{text('ask-lead', { date: formatDate(cancellation.refundBy, locale) })}</p>
              <TextAreaField label={text('reason')} name="reason" maxLength={1000} rows={3} isOptional />
              <Button look="outline">{text('ask-submit')}</Button>
            </form>
          )}
        </details>
      )}
    </section>
  )
}

function Reasons({ tours }: { tours: CancelledTour[] }) {
  const text = useText('cancellation')
  return (
    <ul className={styles.reasons}>
      {tours.map(({ itemId, rule, days, percent }) => (
        <li key={itemId}>
          {text(`rule-${rule.code}`, { days, percent: String(percent), from: 'from' in rule ? rule.from : 0 })}
        </li>
      ))}
    </ul>
  )
}

function Periods({ lines, tourName }: { lines: CancellationPeriod[]; tourName: string }) {
  const text = useText('cancellation')
  const locale = useLocale()
  return (
    <table className={styles.table}>
      <caption>{text('table-caption', { tour: tourName })}</caption>
      <thead>
        <tr>
          <th scope="col">{text('table-when')}</th>
          <th scope="col">{text('table-percent')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ fromDays, toDays, until, percent }) => (
          <tr key={fromDays}>
            <td>
              {text(toDays === null ? 'until-first' : 'until', { date: formatDate(until, locale) })}
              <small>
                {toDays === null
                  ? text('days-from', { days: fromDays })
                  : text('days-between', { from: String(fromDays), to: toDays })}
              </small>
            </td>
            <td>
              <bdi>{formatPercent(percent, locale)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Refunds({ refunds }: { refunds: CancellationView['refunds'] }) {
  const text = useText('cancellation')
  return (
    <>
      <h2>{text('refunds')}</h2>
      <ul className={styles.refunds}>
        {refunds.map((refund) => (
          <li key={refund.ref}>
            <b>
              <MoneyText money={refund.amount} cents />
            </b>{' '}
            {text(`way-${refundWay(refund)}`)}{' '}
            <Tag tone={refundTone[refund.state]}>{text(`refund-${shownState(refund.state)}`)}</Tag>{' '}
            {refund.succeededAt && <DateText date={dayInIstanbul(refund.succeededAt)} short />}
            {refund.foreign && (
              <p>
                {text('given-in')}: <MoneyText money={refund.foreign.paid} cents />{' '}
                <small>
                  <RateText rate={refund.foreign.rate} />
                </small>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whatever goes wrong on the way back is ours to settle: the customer reads that it is on its way. */
function shownState(state: RefundState): RefundState {
  return state === 'failed' ? 'requested' : state
}

const refundTone: Record<RefundState, 'brass' | 'green' | 'gray'> = {
  requested: 'brass',
  processing: 'brass',
  unknown: 'brass',
  failed: 'brass',
  succeeded: 'green',
}
