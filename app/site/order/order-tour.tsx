import { artOf } from '#app/pictures/art.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import { DateRangeText, HijriText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import type { Locale } from '#kernel/locale.ts'
import { fareCount, insideRoom } from '#modules/booking/index.ts'
import type { OrderedTour } from '#modules/booking/index.server.ts'
import { isFare } from '#modules/catalog/index.ts'
import type { TravelledFlight } from '#modules/catalog/index.server.ts'
import { OrderRoad, type OrderRoadFacts } from './order-road.tsx'
import { OrderFlights } from './order-flights.tsx'
import styles from './order-tour.module.css'

/** One journey of an order: days, way, hotels, flights, what is told of the road, and who travels. */
export function OrderTour({
  tour,
  flights,
  road,
}: {
  tour: OrderedTour
  flights: readonly TravelledFlight[]
  road?: OrderRoadFacts | undefined
}) {
  const locale = useLocale()
  const text = useText('order')
  const cart = useText('cart')
  const tourText = useText('tour')
  const picture = artOf(tour.image, locale)
  return (
    <section className={styles.tour}>
      {picture && <Print picture={picture} ratio="21/9" hasMat />}
      <h2>{tour.tourName[locale]}</h2>
      <p className={styles.dates}>
        <DateRangeText from={tour.departsOn} to={tour.returnsOn} />
        <HijriText from={tour.departsOn} to={tour.returnsOn} className={styles.hijri} />
      </p>
      {tour.legs.length > 1 && (
        <RouteLine
          airport={tour.originCode}
          stops={tour.legs.map((leg) => ({
            ...leg,
            name: leg.name[locale],
            label: tourText('nights', { count: leg.nights }),
          }))}
          className={styles.route}
        />
      )}
      <ul className={styles.hotels}>
        {tour.hotels.map(({ name, cityName, nights }, index) => (
          <li key={index}>
            <Icon name="bed-double" />
            <span>{text('hotel-in', { hotel: name[locale], city: cityName[locale] })}</span>
            <small>{tourText('nights', { count: nights })}</small>
          </li>
        ))}
      </ul>
      <OrderFlights flights={flights} />
      <OrderRoad departsOn={tour.departsOn} road={road} />
      <h3>{text('travellers')}</h3>
      <p className={styles.rooms}>{joinList(roomsOf(tour, locale), locale)}</p>
      {tour.extras?.map(({ name, amount }) => (
        <p key={name} className={styles.rooms}>
          <bdi>{name}</bdi> <MoneyText money={amount} cents />
        </p>
      ))}
      <ol className={styles.travellers}>
        {tour.passengers.map(({ id, firstName, lastName, fare, isCancelled }) => (
          <li key={id}>
            <bdi>
              {firstName} {lastName}
            </bdi>
            <small>
              {insideRoom(fare, locale) ?? (isFare(fare) ? cart(`fare-${fare}`) : fare)}
              {isCancelled && ` · ${text('state-cancelled')}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How many travel in how many rooms, of those who still travel. */
function roomsOf({ passengers }: OrderedTour, locale: Locale): string[] {
  const counts = new Map<string, number>()
  for (const { fare, isCancelled } of passengers) if (!isCancelled) counts.set(fare, (counts.get(fare) ?? 0) + 1)
  return [...counts].map(([fare, quantity]) => fareCount(fare, quantity)[locale])
}
