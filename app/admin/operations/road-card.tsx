import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { TawafDiary } from '#app/page/tawaf-diary.tsx'
import { PageScript } from '#app/page/page-script.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { luggagePoints, nothingMarked, type Diary, type GroupRoad, type Incident } from '#modules/road/index.ts'
import type { Workspace, WorkTour, WorkTraveller } from '#modules/operations/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import styles from './road-card.module.css'
import { usePersonName } from './use-person-name.ts'

/** What leaders marked on the road, by departure, and how long rites took lately. */
export type RoadsOfDay = { roads: Readonly<Record<string, GroupRoad>>; stamp: string; diary: Diary }

type Shown = { workspace: Workspace; here: string }

/** What leaders mark on the road, as it arrives: incidents, who was missing at each count, and luggage. */
export function RoadCard({ board: { roads, stamp, diary }, ...shown }: Shown & { board: RoadsOfDay }) {
  const text = useText('staff-road')
  const words = useText('leader')
  const { tours } = shown.workspace
  return (
    <Card id="road" title={text('title')}>
      <div data-road-news={stamp} className={styles.groups}>
        {tours.map((tour) => (
          <Group key={tour.id} tour={tour} road={roads[tour.departureId] ?? nothingMarked} {...shown} />
        ))}
      </div>
      <section className={styles.group}>
        <h3>{words('rites')}</h3>
        <TawafDiary diary={diary} />
      </section>
      <PageScript name="road-news" />
    </Card>
  )
}

function Group({ tour, road, workspace, here }: Shown & { tour: WorkTour; road: GroupRoad }) {
  const text = useText('staff-road')
  const locale = useLocale()
  const people = workspace.travellers.filter(({ tourId }) => tourId === tour.id)
  const isSilent = road.counts.length === 0 && road.luggage.length === 0 && road.incidents.length === 0
  return (
    <section className={styles.group}>
      <h3>
        <bdi>{tour.name[locale]}</bdi>
      </h3>
      {isSilent && <p>{text('silent')}</p>}
      {road.incidents.map((incident) => (
        <IncidentLine key={incident.id} {...{ incident, people, workspace, here }} />
      ))}
      <Counts counts={road.counts} people={people} workspace={workspace} />
      <Luggage luggage={road.luggage} people={people} workspace={workspace} />
    </section>
  )
}

function IncidentLine({
  incident,
  people,
  workspace,
  here,
}: Shown & { incident: Incident; people: readonly WorkTraveller[] }) {
  const text = useText('staff-road')
  const words = useText('leader')
  const { id, kind, passengerId, place, note, nextStep, happenedAt, receivedAt, settledAt } = incident
  const person = people.find((each) => each.id === passengerId)
  return (
    <article className={styles.incident} data-open={settledAt === null}>
      <p>
        <Tag tone={settledAt ? 'green' : 'red'}>{words(`incident-${kind}`)}</Tag>{' '}
        <b>{person ? <Names people={[person]} workspace={workspace} /> : words('the-group')}</b>
      </p>
      {[place, note, nextStep]
        .filter((said) => said !== '')
        .map((said) => (
          <p key={said}>
            <bdi>{said}</bdi>
          </p>
        ))}
      <p className={styles.second}>
        {text('happened')} <InstantText instant={happenedAt} /> · {text('heard')} <InstantText instant={receivedAt} />
      </p>
      {settledAt ? (
        <p className={styles.second}>
          {text('settled')} <InstantText instant={settledAt} />
        </p>
      ) : (
        <ActForm reloadDocument action={here}>
          <input type="hidden" name="incidentId" value={id} />
          <Button name="intent" value="settle-incident" look="outline" isSmall>
            {text('settle')}
          </Button>
        </ActForm>
      )}
    </article>
  )
}

/** As many counts as are asked about. */
const SHOWN_COUNTS = 12

function Counts({
  counts,
  people,
  workspace,
}: Pick<Shown, 'workspace'> & { counts: GroupRoad['counts']; people: readonly WorkTraveller[] }) {
  const text = useText('staff-road')
  const words = useText('leader')
  if (counts.length === 0) return null
  return (
    <>
      <h4>{text('counts')}</h4>
      <ul className={styles.lines}>
        {counts.slice(0, SHOWN_COUNTS).map(({ ids, place, begunAt, here }) => {
          const present = new Set(here.map(({ passengerId }) => passengerId))
          const missing = people.filter(({ id }) => !present.has(id))
          return (
            <li key={ids[0]}>
              <b className={styles.figure}>
                {present.size} / {people.length}
              </b>{' '}
              {words(`place-${place}`)} · <InstantText instant={begunAt} />
              {missing.length > 0 && (
                <p>
                  {text('missing')} <Names people={missing} workspace={workspace} />
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Luggage({
  luggage,
  people,
  workspace,
}: Pick<Shown, 'workspace'> & { luggage: GroupRoad['luggage']; people: readonly WorkTraveller[] }) {
  const text = useText('staff-road')
  const words = useText('leader')
  const piecesAt = (point: string, id: string) =>
    luggage.find((mark) => mark.point === point && mark.passengerId === id)?.pieces ?? 0
  const counted = luggagePoints.filter((point) => luggage.some((mark) => mark.point === point))
  if (counted.length === 0) return null
  return (
    <>
      <h4>{words('luggage')}</h4>
      <ul className={styles.lines}>
        {counted.map((point) => {
          const sum = people.reduce((all, { id }) => all + piecesAt(point, id), 0)
          const short = people.filter(({ id }) => piecesAt(point, id) < piecesAt('handed-in', id))
          return (
            <li key={point}>
              <b className={styles.figure}>{text('pieces', { count: sum })}</b> {words(`point-${point}`)}
              {short.length > 0 && (
                <p>
                  {text('missing')} <Names people={short} workspace={workspace} />
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Names that lead to the card of each, with the numbers to call. */
function Names({ people, workspace }: Pick<Shown, 'workspace'> & { people: readonly WorkTraveller[] }) {
  const locale = useLocale()
  const nameOf = usePersonName()
  return people.map((person, at) => (
    <span key={person.id}>
      {at > 0 && ' · '}
      <StaffLink to={`${paths.adminDate(locale, 'ops', workspace.date, { person: person.id })}#person`}>
        <bdi>{nameOf(person)}</bdi>
      </StaffLink>
    </span>
  ))
}
