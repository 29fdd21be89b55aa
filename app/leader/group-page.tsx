import { paths } from '#app/addresses/paths.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { leaderOf, requireLeader } from '#app/http/middleware/leader.server.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import { missing } from '#app/page/missing.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { formatTime } from '#kernel/format-time.ts'
import { findLedGroup, type LedGroup, type LedPerson } from '#modules/operations/index.server.ts'
import type { Route } from './+types/group-page.ts'
import styles from './leader.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['leader', 'travellers', 'ui'],
  isCached: false,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireLeader]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const group = await findLedGroup(db, leaderOf(context), params.groupId, new Date())
  if (!group) throw missing('tour')
  return { group }
}

/** One group on the phone of its leader: the rides, and everybody with room, number to call, needs and mahram. */
export default function GroupPage({ loaderData: { group } }: Route.ComponentProps) {
  const text = useText('leader')
  const locale = useLocale()
  const { id, name, departsOn, returnsOn, people } = group
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={name[locale]} path={`/leader/${id}`} isIndexed={false} />
      <p>
        <a href={paths.leader(locale)}>{text('title')}</a>
      </p>
      <h1>
        <bdi>{name[locale]}</bdi>
      </h1>
      <p>
        <DateText date={departsOn} /> – <DateText date={returnsOn} />
      </p>
      <Rides rides={group.rides} />
      <h2>{text('people', { count: people.length })}</h2>
      <ul className={styles.people}>
        {people.map((person) => (
          <Person key={person.id} person={person} people={people} />
        ))}
      </ul>
    </main>
  )
}

function Rides({ rides }: Pick<LedGroup, 'rides'>) {
  const text = useText('leader')
  const locale = useLocale()
  if (rides.length === 0) return null
  return (
    <>
      <h2>{text('rides')}</h2>
      <ul className={styles.people}>
        {rides.map(({ id, name, leavesOn, leavesAt, meeting }) => (
          <li key={id} className={styles.person}>
            <b>
              <bdi>{name}</bdi>
            </b>
            <span>
              <DateText date={leavesOn} /> {leavesAt !== '' && <bdi>{formatTime(leavesAt, locale)}</bdi>}
            </span>
            {meeting !== '' && <bdi>{meeting}</bdi>}
          </li>
        ))}
      </ul>
    </>
  )
}

function Person({ person, people }: { person: LedPerson; people: readonly LedPerson[] }) {
  const text = useText('leader')
  const words = useText('travellers')
  const locale = useLocale()
  const { firstName, lastName, phone, rooms, needs, note, mahramId } = person
  const mahram = people.find(({ id }) => id === mahramId)
  return (
    <li className={styles.person}>
      <b>
        <bdi>{nameOf(person) || words('nameless')}</bdi>
      </b>
      {rooms.map(({ stay, number }) => (
        <span key={stay.en}>
          <bdi>{stay[locale]}</bdi> · {text('room')} <bdi dir="ltr">{number}</bdi>
        </span>
      ))}
      {needs.map((need) => (
        <span key={need}>{words(`name-${need}`)}</span>
      ))}
      {note !== '' && <bdi>{note}</bdi>}
      {mahram && (
        <span>
          {text('mahram')} <bdi>{nameOf(mahram)}</bdi>
        </span>
      )}
      {phone !== '' && (
        <a
          className={styles.call}
          href={`tel:${phone}`}
          aria-label={text('call', { name: `${firstName} ${lastName}`.trim() })}
        >
          <bdi dir="ltr">{formatPhone(phone, locale)}</bdi>
        </a>
      )}
    </li>
  )
}

function nameOf({ firstName, lastName }: Pick<LedPerson, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}
