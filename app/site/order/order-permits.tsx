import { useLocale, useText } from '#app/ui/text.tsx'
import type { OrderedTour } from '#modules/booking/index.server.ts'
import type { Permit } from '#modules/operations/index.ts'
import type { TravellerPermits } from '#modules/operations/index.server.ts'
import { permitWords, shownPermits } from './shown-permits.ts'
import styles from './order-permits.module.css'

/**
 * What those who travel have leave for: the day and the hour of their visit to the Rawdah, the gate, and where they meet;
 * that it is still to come where nobody has an hour yet. `papersHref` is where they say when they were last there.
 */
export function OrderPermits({
  tours,
  permits,
  papersHref,
}: {
  tours: readonly OrderedTour[]
  permits: TravellerPermits
  papersHref?: string
}) {
  const text = useText('permits')
  const lines = tours.flatMap((tour) =>
    tour.passengers.flatMap(({ id, firstName, lastName }) =>
      shownPermits(permits.people[id]?.permits, tour).map((permit) => ({
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
      {isAsked && papersHref && (
        <p>
          <a href={`${papersHref}#rawdah`}>{text('tell')}</a>
        </p>
      )}
      {isGranted && <p className={styles.bring}>{text('bring', { count: permits.rules.minutes })}</p>}
    </section>
  )
}

function isUnknown({ people }: TravellerPermits, id: string): boolean {
  return people[id]?.lastVisit === 'unknown'
}

function PermitWords({ permit, earlyMinutes }: { permit: Permit; earlyMinutes: number }) {
  const text = useText('permits')
  const locale = useLocale()
  const { when, details } = permitWords(permit, earlyMinutes, { text, locale })
  return (
    <span>
      {text(`kind-${permit.kind}`)}: {permit.state === 'granted' ? <b>{when}</b> : when}
      {details.map((detail) => (
        <span key={detail}>
          {' · '}
          <bdi>{detail}</bdi>
        </span>
      ))}
    </span>
  )
}
