import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { PermitBoard, SeenPermitPlan } from '#modules/operations/index.server.ts'
import type { ProposedPermit, Workspace } from '#modules/operations/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { opsQueryValues } from './ops-query.ts'
import { usePersonName } from './use-person-name.ts'
import styles from './room-plan-card.module.css'

type Planned = { planned: SeenPermitPlan; workspace: Workspace; board: PermitBoard; here: string }

/** For which day everybody would be asked for before anything is written, women and men apart; and who cannot, and why. */
export function PermitPlanCard({ planned: { plan, fingerprint }, workspace, board, here }: Planned) {
  const text = useText('staff-permits')
  const locale = useLocale()
  const { date, version } = workspace
  const { proposals, left } = plan
  const days = [...Map.groupBy(proposals, ({ day }) => day)].toSorted(([a], [b]) => a.localeCompare(b))
  const back = paths.adminDate(locale, 'ops', date, opsQueryValues({ tab: 'permits' }))
  return (
    <Card id="plan" title={text('plan-title')}>
      <div className={styles.plan}>
        <p>
          {text(proposals.length > 0 ? 'plan-lead' : 'plan-none')}{' '}
          <strong>
            {text('plan-count', { count: proposals.length })} · {text('plan-left-count', { count: left.length })}
          </strong>
        </p>
        <ActForm reloadDocument action={here} className={styles.ways}>
          <HiddenFields version={version} fingerprint={fingerprint} />
          {proposals.length > 0 && (
            <Button name="intent" value="take-permit-plan" isSmall>
              {text('plan-take')}
            </Button>
          )}
          <StaffButtonLink look="outline" isSmall href={`${back}#permits`}>
            {text('plan-drop')}
          </StaffButtonLink>
        </ActForm>
        {left.length > 0 && <LeftOut left={left} workspace={workspace} />}
        {days.map(([day, ofDay]) => (
          <section key={day}>
            <h3>{formatDate(day, locale, { weekday: true })}</h3>
            <ul className={styles.rooms}>
              {(['female', 'male'] as const).map((gender) => (
                <Side key={gender} gender={gender} ofDay={ofDay} workspace={workspace} board={board} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}

/** The women or the men of a day, by the hours between which they are asked for. */
function Side({
  gender,
  ofDay,
  workspace: { travellers },
  board,
}: Pick<Planned, 'workspace' | 'board'> & { gender: 'female' | 'male'; ofDay: readonly ProposedPermit[] }) {
  const text = useText('staff-permits')
  const locale = useLocale()
  const nameOf = usePersonName()
  const own = ofDay.flatMap((proposed) => {
    const traveller = travellers.find(({ id }) => id === proposed.id)
    return traveller?.gender === gender ? [{ ...proposed, traveller }] : []
  })
  const hours = [...Map.groupBy(own, ({ from, until }) => `${from} ${until}`).values()]
  return hours.map((people) => (
    <li key={people[0]?.from} className={styles.room}>
      <span className={styles.number}>
        {text(gender === 'female' ? 'women' : 'men')}
        <Tag tone={gender === 'female' ? 'turquoise' : 'brass'}>
          <bdi>
            {formatTime(people[0]?.from ?? '', locale)}–{formatTime(people[0]?.until ?? '', locale)}
          </bdi>
        </Tag>
      </span>
      {people.map(({ id, traveller }) => (
        <span key={id} className={styles.sleeper}>
          <bdi>{nameOf(traveller)}</bdi>
          {board.people[id]?.lastVisit === 'unknown' && <small>{text('ask-them')}</small>}
        </span>
      ))}
    </li>
  ))
}

function LeftOut({ left, workspace }: { left: SeenPermitPlan['plan']['left']; workspace: Workspace }) {
  const text = useText('staff-permits')
  const locale = useLocale()
  const nameOf = usePersonName()
  return (
    <section>
      <h3>{text('left-title')}</h3>
      <ul className={styles.left}>
        {left.map(({ id, why, from }) => {
          const traveller = workspace.travellers.find((each) => each.id === id)
          return (
            <li key={id}>
              <bdi>{traveller && nameOf(traveller)}</bdi>{' '}
              <span>{text(`left-${why}`, { day: from ? formatDate(from, locale) : '' })}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
