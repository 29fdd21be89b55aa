import { useLocale, useText } from '#app/ui/text.tsx'
import type { OrderedTour } from '#modules/booking/index.server.ts'
import { chairMoment, type ShownChair } from '#app/acts/road/chair-words.ts'
import styles from './order-permits.module.css'

/** Wheelchairs that are reserved for those who travel, by traveller: when, where, and whether somebody pushes them. */
export function OrderChairs({
  tours,
  chairs,
}: {
  tours: readonly OrderedTour[]
  chairs: Readonly<Record<string, ShownChair[]>>
}) {
  const text = useText('chairs')
  const locale = useLocale()
  const lines = tours.flatMap(({ passengers }) =>
    passengers.flatMap(({ id, firstName, lastName }) =>
      (chairs[id] ?? []).map((chair) => ({ id, name: `${firstName} ${lastName}`, chair })),
    ),
  )
  if (lines.length === 0) return null
  return (
    <section className={styles.permits} id="chairs">
      <h2>{text('title')}</h2>
      <ul>
        {lines.map(({ id, name, chair }) => (
          <li key={`${id} ${chair.day} ${chair.from}`}>
            <bdi className={styles.name}>{name}</bdi>
            <b>{chairMoment(chair, locale)}</b>
            {chair.withPusher && <> · {text('with-pusher')}</>}
            {' · '}
            <bdi>{chair.place}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
