import { chairHours } from '#app/acts/road/chair-words.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatTime } from '#kernel/format-time.ts'
import { airportName } from '#modules/catalog/index.ts'
import type { LedPerson } from '#modules/operations/index.server.ts'
import { CallLink } from './call-link.tsx'
import { FoldName } from './fold-name.tsx'
import styles from './leader.module.css'
import { nameOf } from './name-of.ts'
import { SeatNumber } from './seat-number.tsx'
import type { GroupMoment, LetIn } from './today-of-group.ts'

/** What is on at an hour: a flight, a ride with the number to call, a chair, or who is let in somewhere. */
export function GroupMomentWords({ moment, daysBetween }: { moment: GroupMoment; daysBetween: number }) {
  const road = useText('pocket')
  const chairs = useText('chairs')
  const locale = useLocale()
  if (moment.kind === 'ride') {
    const { id, kind, name, meeting, phone, people } = moment.ride
    return (
      <>
        {road(`ride-${kind}`)}: <bdi>{name}</bdi>
        {meeting !== '' && (
          <>
            {' '}
            · <bdi>{meeting}</bdi>
          </>
        )}
        {phone !== '' && (
          <>
            {' '}
            <CallLink phone={phone} name={name} />
          </>
        )}
        <Aboard people={people} ride={id} />
      </>
    )
  }
  if (moment.kind === 'start') return road('pick-up', { where: moment.pickUp })
  if (moment.kind === 'let-in') return <LetInWords moment={moment} daysBetween={daysBetween} />
  if (moment.kind === 'chair') {
    const { name, withPusher, place, ...hours } = moment.chair
    return (
      <>
        {chairs('title')}: <bdi>{name}</bdi> · {chairHours(hours, locale)}
        {withPusher && ` · ${chairs('with-pusher')}`} · <bdi>{place}</bdi>
      </>
    )
  }
  const { number, from, to, meetingPlace } = moment.flight
  if (moment.kind === 'meeting')
    return road('meeting-where', { when: formatTime(moment.at, locale), where: meetingPlace ?? '' })
  return (
    <>
      {road('from-to', { from: airportName(from), to: airportName(to) })} <bdi dir="ltr">{number}</bdi>
    </>
  )
}

/** How many are let in through which gate, who they are, and what an unused visit to the Rawdah costs them. */
function LetInWords({ moment, daysBetween }: { moment: LetIn; daysBetween: number }) {
  const text = useText('leader')
  const permits = useText('permits')
  const { permit, people, earlyMinutes } = moment
  const isRawdah = permit.kind === 'rawdah'
  return (
    <>
      {permits(`kind-${permit.kind}`)}: {text('people', { count: people.length })}
      {permit.gate !== '' && ` · ${permits('gate', { gate: permit.gate })}`}
      {isRawdah && ` · ${permits('meet', { count: earlyMinutes })}`}
      <WhoTheyAre people={people} />
      {isRawdah && <p className={styles.clash}>{text('unused-permit', { count: daysBetween })}</p>}
    </>
  )
}

/** How many have a place on a ride, who they are, and which seat is theirs. */
function Aboard({ people, ride }: { people: readonly LedPerson[]; ride: string }) {
  const text = useText('leader')
  return (
    <>
      <p>{text('people', { count: people.length })}</p>
      <WhoTheyAre people={people} seatOf={({ seats }) => seats[ride] ?? ''} />
    </>
  )
}

function WhoTheyAre({
  people,
  seatOf = () => '',
}: {
  people: readonly LedPerson[]
  seatOf?: (person: LedPerson) => string
}) {
  const text = useText('leader')
  return (
    <details>
      <FoldName>{text('who-are-they')}</FoldName>
      <ul className={styles.absent}>
        {people.map((person) => (
          <li key={person.id}>
            <span>
              <bdi>{nameOf(person)}</bdi> <SeatNumber seat={seatOf(person)} />
            </span>
            {person.phone !== '' && <CallLink phone={person.phone} name={nameOf(person)} />}
          </li>
        ))}
      </ul>
    </details>
  )
}
