import { paths } from '#app/addresses/paths.ts'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { PermitBoard, SeenPermitPlan } from '#modules/operations/index.server.ts'
import type { ProposedPermit, Workspace } from '#modules/operations/index.ts'
import { Card } from '../ui/card.tsx'
import { opsQueryValues } from './ops-query.ts'
import { PlanHead } from './plan-head.tsx'
import { useNameById } from './use-name-by-id.ts'
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
        <PlanHead
          lead={text(proposals.length > 0 ? 'plan-lead' : 'plan-none')}
          counts={[text('plan-count', { count: proposals.length }), text('plan-left-count', { count: left.length })]}
          here={here}
          fields={{ version, fingerprint }}
          take={proposals.length > 0 ? { intent: 'take-permit-plan', says: text('plan-take') } : undefined}
          drop={{ href: `${back}#permits`, says: text('plan-drop') }}
        />
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
  const nameById = useNameById(workspace.travellers)
  return (
    <section>
      <h3>{text('left-title')}</h3>
      <ul className={styles.left}>
        {left.map(({ id, why, from }) => (
          <li key={id}>
            <bdi>{nameById(id)}</bdi> <span>{text(`left-${why}`, { day: from ? formatDate(from, locale) : '' })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
