import type { ReactNode } from 'react'
import { RouteLine } from '#app/ui/route-line.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import { isLocale } from '#kernel/locale.ts'
import type { TourDetail } from '#modules/catalog/index.ts'
import { TourHolidays } from './tour-holidays.tsx'
import styles from './tour-overview.module.css'

/** The way of the journey as a line, and the four facts people ask for first. */
export function TourOverview({ tour }: { tour: TourDetail }) {
  const text = useText('tour')
  const legs = tour.legs.map((leg) => ({ ...leg, label: text('nights', { count: leg.nights }) }))
  const hasRoute = tour.nights > 0 && legs.length > 0
  return (
    <>
      {hasRoute && (
        <RouteLine stops={legs} airport={tour.airline && tour.originCode} isDrawn className={styles.route} />
      )}
      <dl className={styles.facts}>
        {useFacts(tour).map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TourHolidays holidays={tour.holidays} />
    </>
  )
}

/** The airline, and the numbers of the flights where they are known. */
function FlightName({ airline, flights }: { airline: string | undefined; flights: TourDetail['flights'] }) {
  const numbers = flights.flatMap(({ number }) => number ?? [])
  return (
    <>
      {airline}
      {numbers.length > 0 && (
        <>
          {' '}
          <bdi dir="ltr">{numbers.join(' · ')}</bdi>
        </>
      )}
    </>
  )
}

type TourFact = { key: string; name: ReactNode; value: ReactNode }

/** What is known of the tour; a fact that is absent takes no place. */
function useFacts(tour: TourDetail): TourFact[] {
  const text = useText('tour')
  const list = useText('tours')
  const locale = useLocale()
  const facts: TourFact[] = []
  const [flight] = tour.flights
  if (tour.airline || tour.flights.some(({ number }) => number !== null)) {
    const from = { city: flight?.from.city ?? '', code: flight?.from.code ?? tour.originCode ?? '' }
    facts.push({
      key: 'flight',
      value: <FlightName airline={tour.airline?.name} flights={tour.flights} />,
      name: text(tour.isDirect ? 'direct-from' : 'stops-from', from),
    })
  }
  facts.push({
    key: 'length',
    value:
      tour.nights === 0
        ? text('days', { count: tour.days })
        : text('days-nights', { days: tour.days, nights: tour.nights }),
    name: text('length'),
  })
  if (tour.groupSize) {
    const { min, max } = tour.groupSize
    facts.push({
      key: 'group',
      value: text('group-size', { min: String(min), max }),
      name: text('group-note'),
    })
  } else if (tour.saleMode === 'cart')
    facts.push({ key: 'group', value: text('group-people', { count: tour.capacity }), name: text('group-coach') })
  if (tour.board) facts.push({ key: 'board', value: list(`board-${tour.board}`), name: text('meals') })
  const languages = tour.guideLanguages.filter(isLocale).map((code) => list(`language-${code}`))
  if (languages.length > 0)
    facts.push({ key: 'guide', value: joinList(languages, locale), name: text('guide-languages') })
  return facts
}
