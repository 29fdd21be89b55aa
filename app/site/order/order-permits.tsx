import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { Order, OrderedTour } from '#modules/booking/index.server.ts'
import type { Permit } from '#modules/operations/index.ts'
import type { TravellerPermits } from '#modules/operations/index.server.ts'
import styles from './order-permits.module.css'

/**
 * What those who travel have leave for: the day and the hour of their visit to the Rawdah, the gate, and where they meet;
 * that it is still to come where nobody has an hour yet.
 */
export function OrderPermits({ order, permits }: { order: Order; permits: TravellerPermits }) {
  const text = useText('permits')
  const locale = useLocale()
  const lines = order.tours.flatMap((tour) =>
    tour.passengers
      .filter(({ id }) => id in permits.people)
      .flatMap(({ id, firstName, lastName }) =>
        shownPermits(permits.people[id]?.permits ?? [], sleepsInMadinah(tour)).map((permit) => ({
          id,
          name: `${firstName} ${lastName}`,
          permit,
        })),
      ),
  )
  if (lines.length === 0) return null
  const isGranted = lines.some(({ permit }) => permit.kind === 'rawdah' && permit.state === 'granted')
  const isAsked = lines.some(({ id, permit }) => permit.state === 'to-request' && isUnknown(permits, id))
  return (
    <section className={styles.permits} id="permits">
      <h2>{text('title')}</h2>
      <ul>
        {lines.map(({ id, name, permit }) => (
          <li key={`${id} ${permit.kind}`}>
            <bdi className={styles.name}>{name}</bdi>
            <PermitWords permit={permit} earlyMinutes={permits.rules.earlyMinutes} />
          </li>
        ))}
      </ul>
      {isAsked && (
        <p>
          <a href={`${paths.orderPapers(locale, order.publicId, { t: order.accessToken })}#rawdah`}>{text('tell')}</a>
        </p>
      )}
      {isGranted && <p className={styles.bring}>{text('bring', { count: permits.rules.minutes })}</p>}
    </section>
  )
}

function isUnknown({ people }: TravellerPermits, id: string): boolean {
  return people[id]?.lastVisit === 'unknown'
}

/** Whether a journey spends a night in Madinah, where the Rawdah is. */
export function sleepsInMadinah({ legs }: Pick<OrderedTour, 'legs'>): boolean {
  return legs.some(({ place, nights }) => place === 'madinah' && nights > 0)
}

const waiting: Permit = {
  kind: 'rawdah',
  state: 'to-request',
  day: null,
  hour: '',
  until: '',
  gate: '',
  reference: '',
}

function shownPermits(permits: readonly Permit[], isInMadinah: boolean): Permit[] {
  const isKnown = permits.some(({ kind }) => kind === 'rawdah')
  return [...permits.filter(({ state }) => state !== 'not-needed'), ...(isInMadinah && !isKnown ? [waiting] : [])]
}

function PermitWords({ permit, earlyMinutes }: { permit: Permit; earlyMinutes: number }) {
  const text = useText('permits')
  const locale = useLocale()
  const { kind, state, day, hour, gate, reference } = permit
  const name = text(`kind-${kind}`)
  if (state === 'used' || state === 'missed')
    return (
      <span>
        {name}: {text(state)}
      </span>
    )
  if (state !== 'granted')
    return (
      <span>
        {name}: {text('waiting')}
      </span>
    )
  const at = [day && formatDate(day, locale, { year: false, weekday: true }), hour && formatTime(hour, locale)]
  const details = [
    gate !== '' && text('gate', { gate }),
    kind === 'rawdah' && text('meet', { count: earlyMinutes }),
    kind !== 'rawdah' && reference,
  ].filter((detail) => detail !== false && detail !== '')
  return (
    <span>
      {name}: <b>{at.filter(Boolean).join(' ')}</b>
      {details.map((detail) => (
        <span key={String(detail)}>
          {' · '}
          <bdi>{detail}</bdi>
        </span>
      ))}
    </span>
  )
}
