import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatMoney, formatPercent } from '#kernel/format-money.ts'
import { isolateName } from '#kernel/isolate.ts'
import { joinList } from '#kernel/join-list.ts'
import type { CancelledTour } from '#modules/booking/index.ts'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import styles from './cancellation.module.css'
import type { CancellationDesk } from '#app/acts/orders/cancellation-desk.server.ts'
import { shownChoice } from './shown-choice.ts'
import { useTravellerName } from './use-traveller-name.ts'

/** What the choice gives back and why, and the question whether to do it, with who leaves in it. */
export function CancellationResult({
  desk: { view, choice, tourNames },
  typedReason,
  isBusy,
}: {
  desk: CancellationDesk & { tourNames: string[] }
  typedReason: string | undefined
  isBusy: boolean
}) {
  const text = useText('cancellation')
  const locale = useLocale()
  const nameOfTraveller = useTravellerName()
  const { cancellation, order, request } = view
  const { back } = cancellation
  const nameOf = (itemId: string) => tourNames[order.tours.findIndex((tour) => tour.itemId === itemId)] ?? ''
  const leaving = cancellation.tours.flatMap(({ travellerIds }) => travellerIds)
  const names = joinList(
    order.departures
      .flatMap(({ travellers }) => travellers)
      .flatMap(({ id, name }, index) => (leaving.includes(id) ? isolateName(nameOfTraveller(name, index)) : [])),
    locale,
  )
  const backWords = isolateLatin(formatMoney(back, locale, { cents: true }))
  return (
    <Card title={text('result')}>
      {cancellation.tours.length === 0 && <p className={styles.form}>{text('tick-first')}</p>}
      {cancellation.tours.map((tour) => (
        <TourResult key={tour.itemId} tour={tour} name={nameOf(tour.itemId)} />
      ))}
      <Facts>
        <Fact name={text('paid')}>
          <MoneyText money={cancellation.paid} cents />
        </Fact>
        <Fact name={text('kept')}>
          <MoneyText money={cancellation.kept} cents />
        </Fact>
        <Fact name={text('back')} isStrong>
          <MoneyText money={back} cents />
        </Fact>
        {back.minor > 0 && (
          <Fact name={text('refund-by')}>
            <DateText date={cancellation.refundBy} />
          </Fact>
        )}
        {cancellation.owed.minor > 0 && (
          <Fact name={text('owed-after')}>
            <MoneyText money={cancellation.owed} cents />
          </Fact>
        )}
      </Facts>
      {cancellation.tours.length > 0 && (
        <div className={styles.form}>
          <input type="hidden" name="shown" value={shownChoice(choice)} />
          <input type="hidden" name="backMinor" value={back.minor} />
          <input type="hidden" name="currency" value={back.currency} />
          <TextAreaField
            label={text('reason')}
            name="reason"
            rows={2}
            maxLength={1000}
            defaultValue={typedReason ?? request?.reason ?? ''}
          />
          <p role="status">{text(cancellation.isWhole ? 'ask-whole' : 'ask-part', { names, back: backWords })}</p>
          <Button look="danger" name="intent" value="cancel" disabled={isBusy}>
            {back.minor > 0 ? text('confirm', { back: backWords }) : text('confirm-nothing')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function TourResult({ tour, name }: { tour: CancelledTour; name: string }) {
  const text = useText('cancellation')
  const { rule, days, percent } = tour
  const locale = useLocale()
  return (
    <div className={styles.tour}>
      <h3>{name}</h3>
      <p>{text(`rule-${rule.code}`, { days, percent: String(percent), from: 'from' in rule ? rule.from : 0 })}</p>
      <Facts>
        <Fact name={text('share')}>
          <MoneyText money={tour.price} cents />
        </Fact>
        <Fact
          name={
            <>
              {text('goes-back-share')} <bdi>{formatPercent(percent, locale)}</bdi>
            </>
          }
        >
          <MoneyText money={tour.back} cents />
        </Fact>
      </Facts>
    </div>
  )
}
