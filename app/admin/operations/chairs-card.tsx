import { paths } from '#app/addresses/paths.ts'
import { Button, OfAct } from '#app/ui/button.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { Workspace, WorkTraveller } from '#modules/operations/index.ts'
import type { ChairBoard } from '#modules/operations/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ChairContracts } from './chair-contracts.tsx'
import { flagsOf } from './flags-of.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { OWN_PLAN, opsQueryValues } from './ops-query.ts'
import { PersonPick } from './person-pick.tsx'
import { useChairWords } from './use-chair-words.ts'
import { usePersonName } from './use-person-name.ts'
import shared from './operations.module.css'
import styles from './permits-card.module.css'

type Shown = { workspace: Workspace; board: ChairBoard; here: string }

/** Who needs a wheelchair and who has one reserved, what is contracted, and how much of it is in use in each hour. */
export function ChairsCard({ workspace, board, here }: Shown) {
  const text = useText('staff-chairs')
  const locale = useLocale()
  const { travellers, version, date } = workspace
  const people = travellers.filter((each) => needsChair(each) || chairsOf(board, each).length > 0)
  const open = people.filter((each) => chairsOf(board, each).length === 0).length
  const plan = paths.adminDate(locale, 'ops', date, opsQueryValues({ tab: 'chairs', plan: OWN_PLAN }))
  return (
    <Card
      id="chairs"
      title={text('title')}
      end={
        <span>
          {text('people-count', { count: people.length })} · {text('open-count', { count: open })}
        </span>
      }
    >
      <DaysWithChair workspace={workspace} board={board} />
      {board.days.length > 0 && people.length > 0 && (
        <div className={shared.foot}>
          <OfAct>
            <StaffButtonLink look="outline" isSmall href={`${plan}#plan`}>
              {text('plan-make')}
            </StaffButtonLink>
          </OfAct>
        </div>
      )}
      <ActForm reloadDocument action={here}>
        <HiddenFields version={version} />
        {people.length === 0 ? (
          <p className={shared.nothing}>{text('nobody-here')}</p>
        ) : (
          <PeopleTable people={people} board={board} />
        )}
        {board.contracts.length > 0 && travellers.length > 0 && (
          <OfAct>
            <ReserveFields board={board} others={travellers.filter((each) => !people.includes(each))} />
            {board.taken.length > 0 && (
              <div className={shared.foot}>
                <Button name="intent" value="release-chairs" look="outline" isSmall>
                  {text('release')}
                </Button>
              </div>
            )}
          </OfAct>
        )}
      </ActForm>
      <ChairContracts workspace={workspace} board={board} here={here} />
    </Card>
  )
}

function needsChair(traveller: WorkTraveller): boolean {
  return flagsOf(traveller).includes('needsWheelchair')
}

function chairsOf({ taken }: ChairBoard, { id }: WorkTraveller) {
  return taken.filter(({ passengerId }) => passengerId === id)
}

/** On which days a chair can be used at all, for whoever orders them. */
function DaysWithChair({ workspace: { tours }, board }: Pick<Shown, 'workspace' | 'board'>) {
  const text = useText('staff-chairs')
  const locale = useLocale()
  return (
    <section className={styles.part}>
      <h3>{text('days-title')}</h3>
      {board.days.length === 0 ? (
        <p>{text('no-days')}</p>
      ) : (
        <ul className={styles.lines}>
          {board.days.map(({ departureId, day, title, way }) => (
            <li key={`${departureId} ${day}`}>
              <span>
                <b>{formatDate(day, locale, { weekday: true, year: false })}</b> <bdi>{title[locale]}</bdi>
                {tours.length > 1 && (
                  <>
                    {' · '}
                    <bdi>{tours.find((tour) => tour.departureId === departureId)?.name[locale]}</bdi>
                  </>
                )}
              </span>
              <span className={styles.typed}>{text(`way-${way}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function PeopleTable({ people, board }: { people: readonly WorkTraveller[]; board: ChairBoard }) {
  const text = useText('staff-chairs')
  const words = useText('staff-operations')
  const nameOf = usePersonName()
  const chairWords = useChairWords()
  const placeOf = new Map(board.contracts.map(({ id, place }) => [id, place]))
  return (
    <DataTable
      caption={text('people')}
      head={
        <>
          <th scope="col">{words('surname-and-name')}</th>
          <th scope="col">{text('asked')}</th>
          <th scope="col">{text('reserved')}</th>
        </>
      }
    >
      {people.map((traveller) => (
        <tr key={traveller.id}>
          <th scope="row">
            <PersonPick id={traveller.id} name={nameOf(traveller)} />
          </th>
          <td>{needsChair(traveller) ? text('says-chair') : text('says-none')}</td>
          <td>
            {chairsOf(board, traveller).length === 0 && <Tag tone="brass">{text('open')}</Tag>}
            {chairsOf(board, traveller).map((chair) => (
              <label key={chair.id} className={styles.person}>
                <OfAct>
                  <input type="checkbox" name="chair" value={chair.id} />
                </OfAct>
                <span>
                  {chairWords(chair)}
                  <span className={cell.second}>
                    <bdi>{placeOf.get(chair.contractId)}</bdi>
                    {chair.withPusher && <> · {text('with-pusher')}</>}
                  </span>
                </span>
              </label>
            ))}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

const exampleHours = { from: '14:00', until: '16:00' }

function ReserveFields({ board, others }: { board: ChairBoard; others: readonly WorkTraveller[] }) {
  const text = useText('staff-chairs')
  const locale = useLocale()
  const nameOf = usePersonName()
  const chairWords = useChairWords()
  return (
    <fieldset className={shared.foot}>
      <legend className="visually-hidden">{text('reserve')}</legend>
      {others.length > 0 && (
        <label className={shared.field}>
          <span>{text('somebody-else')}</span>
          <select name="id" defaultValue="">
            <option value="">{text('nobody-else')}</option>
            {others.map((traveller) => (
              <option key={traveller.id} value={traveller.id} dir="auto">
                {nameOf(traveller)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={shared.field}>
        <span>{text('contract')}</span>
        <select name="contractId">
          {board.contracts.map((contract) => (
            <option key={contract.id} value={contract.id}>
              {`${chairWords(contract)} · ${contract.place}`}
            </option>
          ))}
        </select>
      </label>
      {(['from', 'until'] as const).map((name) => (
        <label key={name} className={shared.field}>
          <span>{text(name)}</span>
          <input
            name={name}
            maxLength={8}
            inputMode="numeric"
            placeholder={formatTime(exampleHours[name], locale)}
            dir="ltr"
            size={6}
          />
        </label>
      ))}
      <label className={styles.person}>
        <input type="checkbox" name="withPusher" />
        <span>{text('with-pusher')}</span>
      </label>
      <Button name="intent" value="reserve-chairs" isSmall>
        {text('reserve')}
      </Button>
      <p className={styles.typed}>{text('hours-hint')}</p>
    </fieldset>
  )
}
