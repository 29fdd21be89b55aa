import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { ChairBoard, SeenChairPlan } from '#modules/operations/index.server.ts'
import type { Workspace } from '#modules/operations/index.ts'
import { Card } from '../ui/card.tsx'
import { opsQueryValues } from './ops-query.ts'
import { PlanHead } from './plan-head.tsx'
import { useChairWords } from './use-chair-words.ts'
import { useNameById } from './use-name-by-id.ts'
import styles from './room-plan-card.module.css'

type Planned = { planned: SeenChairPlan; workspace: Workspace; board: ChairBoard; here: string }

/** Which chairs everybody would get before anything is written, and who gets none on which day, and why. */
export function ChairPlanCard({ planned: { plan, fingerprint }, workspace, board, here }: Planned) {
  const text = useText('staff-chairs')
  const locale = useLocale()
  const chairWords = useChairWords()
  const { date, version, travellers } = workspace
  const { proposals, left } = plan
  const nameById = useNameById(travellers)
  const back = paths.adminDate(locale, 'ops', date, opsQueryValues({ tab: 'chairs' }))
  return (
    <Card id="plan" title={text('plan-title')}>
      <div className={styles.plan}>
        <PlanHead
          lead={text(proposals.length > 0 ? 'plan-lead' : 'plan-none')}
          counts={[text('plan-count', { count: proposals.length }), text('plan-left-count', { count: left.length })]}
          here={here}
          fields={{ version, fingerprint }}
          take={proposals.length > 0 ? { intent: 'take-chair-plan', says: text('plan-take') } : undefined}
          drop={{ href: `${back}#chairs`, says: text('plan-drop') }}
        />
        {left.length > 0 && (
          <section>
            <h3>{text('left-title')}</h3>
            <ul className={styles.left}>
              {left.map(({ passengerId, day, why }) => (
                <li key={`${passengerId} ${day}`}>
                  <bdi>{nameById(passengerId)}</bdi>{' '}
                  <span>{text(`left-${why}`, { day: formatDate(day, locale, { weekday: true, year: false }) })}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {board.contracts.map((contract) => {
          const own = proposals.filter(({ contractId }) => contractId === contract.id)
          return own.length === 0 ? null : (
            <section key={contract.id}>
              <h3>
                <bdi>{contract.place}</bdi> · {chairWords(contract)}
              </h3>
              <ul className={styles.rooms}>
                {own.map(({ passengerId, withPusher }) => (
                  <li key={passengerId} className={styles.room}>
                    <span className={styles.sleeper}>
                      <bdi>{nameById(passengerId)}</bdi>
                      {withPusher && <small>{text('with-pusher')}</small>}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </Card>
  )
}
