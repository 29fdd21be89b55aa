import { chairMoment } from '#app/acts/road/chair-words.ts'
import { Button } from '#app/ui/button.tsx'
import { NumberStepper } from '#app/ui/number-stepper.tsx'
import { isolated } from '#app/ui/isolated.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { Permit } from '#modules/operations/index.ts'
import type { LedGroup, LedPerson } from '#modules/operations/index.server.ts'
import { MOST_PIECES } from '#modules/road/index.ts'
import { CallLink } from './call-link.tsx'
import { FoldName } from './fold-name.tsx'
import { ReportButtons } from './report-buttons.tsx'
import styles from './leader.module.css'
import { nameOf } from './name-of.ts'
import { SeatNumber } from './seat-number.tsx'

type Shown = { person: LedPerson; people: readonly LedPerson[]; rides: LedGroup['rides'] }

/** Somebody of the group: a box for the count, a number for the luggage, and what a leader needs to know of them. */
export function PersonRow({
  isHere,
  pieces,
  card,
  tail,
  ...shown
}: Shown & { isHere: boolean; pieces: number; card: string | undefined; tail: string | undefined }) {
  const text = useText('leader')
  const { person } = shown
  const { id, rooms } = person
  const name = useName(person)
  const pieceId = `pieces-${id}`
  return (
    <li className={styles.person} data-person={id} data-name={name} data-card={card}>
      <label className={styles.here}>
        <input type="checkbox" name="tick" value={id} defaultChecked={isHere} suppressHydrationWarning />
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {rooms.map(({ stay, number }) => (
            <bdi key={stay.en} dir="ltr" className={styles.room}>
              {number}
            </bdi>
          ))}
        </span>
      </label>
      <div className={styles.pieces}>
        <label htmlFor={pieceId} className="visually-hidden">
          {text('pieces', { name })}
        </label>
        <NumberStepper
          id={pieceId}
          name={`pieces:${id}:${String(pieces)}`}
          min={0}
          max={MOST_PIECES}
          defaultValue={pieces}
        />
      </div>
      <details className={styles.more}>
        <FoldName label={text('details-of', { name })}>{text('details')}</FoldName>
        <PersonFacts {...shown} />
        {tail !== undefined && (
          <p role="status" data-unkept="">
            {tail === '' ? text('no-passport') : text('tail-is', { tail })}
          </p>
        )}
        <Button name="intent" value={`passport:${id}`} look="outline" isSmall>
          {text('passport-tail')}
        </Button>
        <ReportButtons passengerId={id} />
      </details>
    </li>
  )
}

function PersonFacts({ person, people, rides }: Shown) {
  const text = useText('leader')
  const words = useText('travellers')
  const chairWords = useText('chairs')
  const locale = useLocale()
  const { phone, rooms, needs, note, mahramId, emergency, permits, chairs } = person
  const mahram = people.find(({ id }) => id === mahramId)
  return (
    <>
      {rooms.map(({ stay, number }) => (
        <p key={stay.en}>
          <bdi>{stay[locale]}</bdi> · {text('room')} <bdi dir="ltr">{number}</bdi>
        </p>
      ))}
      {rides
        .filter((ride) => ride.id in person.seats)
        .map((ride) => (
          <p key={ride.id} data-ride={ride.id}>
            <bdi>{ride.name}</bdi> · {formatDate(ride.leavesOn, locale, { short: true, year: false })}{' '}
            {formatTime(ride.leavesAt, locale)} <SeatNumber seat={person.seats[ride.id] ?? ''} />
          </p>
        ))}
      {permits.map((permit) => (
        <p key={permit.kind}>
          <PermitWords permit={permit} />
        </p>
      ))}
      {chairs.map((chair) => (
        <p key={`${chair.day} ${chair.from}`}>
          {chairWords('title')}: {chairMoment(chair, locale)} · <bdi>{chair.place}</bdi>
        </p>
      ))}
      {needs.map((need) => (
        <p key={need}>{words(`name-${need}`)}</p>
      ))}
      {note !== '' && (
        <p>
          <bdi>{note}</bdi>
        </p>
      )}
      {mahram && (
        <p>
          {text('mahram')} <bdi>{nameOf(mahram)}</bdi>
        </p>
      )}
      {phone !== '' && <CallLink phone={phone} name={nameOf(person)} />}
      {emergency && (
        <>
          <p>
            {text.rich('emergency', {
              name: emergency.name,
              relation: words(`emergency-${emergency.relation}`),
              user: isolated,
            })}
          </p>
          <CallLink phone={emergency.phone} name={emergency.name} />
        </>
      )}
    </>
  )
}

function PermitWords({ permit: { kind, day, hour, gate } }: { permit: Permit }) {
  const text = useText('leader')
  const permits = useText('permits')
  const locale = useLocale()
  const when = [day && formatDate(day, locale, { short: true, year: false }), hour && formatTime(hour, locale)]
    .filter(Boolean)
    .join(' ')
  const what = permits(`kind-${kind}`)
  return gate === '' ? text('permit', { what, when }) : text('permit-gate', { what, when, gate })
}

function useName(person: LedPerson): string {
  const words = useText('travellers')
  return nameOf(person) || words('nameless')
}
