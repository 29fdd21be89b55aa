import { useText } from '#app/ui/text.tsx'
import { needsSeat, type WorkRide, type WorkTraveller } from '#modules/operations/index.ts'
import styles from './seat-map.module.css'
import { usePersonName } from './use-person-name.ts'

const SEATS_IN_A_ROW = 4

/** A bus from above, two seats on either side of the aisle, and under it who has no seat yet. */
export function SeatMap({ ride, aboard }: { ride: WorkRide; aboard: readonly WorkTraveller[] }) {
  const text = useText('staff-operations')
  const nameOf = usePersonName()
  const seats = Array.from({ length: ride.capacity }, (_, at) => String(at + 1))
  const on = (seat: string) => aboard.find((each) => each.seats[ride.id] === seat)
  const rest = aboard.filter((each) => !seats.includes(each.seats[ride.id] ?? ''))
  const last = Math.max(0, ...aboard.map((each) => Number(each.seats[ride.id]) || 0))
  // Empty rows at the back say nothing.
  const shown = seats.slice(0, Math.ceil(last / SEATS_IN_A_ROW) * SEATS_IN_A_ROW)
  return (
    <>
      <ol className={styles.map} dir="ltr">
        {shown.map((seat) => {
          const traveller = on(seat)
          return (
            <li key={seat} data-taken={traveller ? '' : undefined}>
              <b>{seat}</b> <bdi>{traveller && nameOf(traveller)}</bdi>
            </li>
          )
        })}
      </ol>
      {rest.length > 0 && (
        <ul className={styles.rest} aria-label={text('without-seat')}>
          {rest.map((each) => (
            <li key={each.id}>
              <bdi>{nameOf(each)}</bdi> {each.seats[ride.id] || text(needsSeat(each) ? 'without-seat' : 'on-a-lap')}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
