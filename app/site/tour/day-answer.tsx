import { Icon, type IconName } from '#app/ui/icon.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import { judgeDay, type DayVerdict, type Limits, type LoadReason, type ProgramDay } from '#modules/catalog/index.ts'
import styles from './tour-ease.module.css'

const signs: Record<DayVerdict['light'], IconName> = {
  green: 'circle-check',
  amber: 'triangle-alert',
  red: 'circle-x',
  unsaid: 'circle-help',
}

/** Whether somebody can do one day, in a word beside a sign, with the reasons and the easier way with its price. */
export function DayAnswer({ day: { day, title, load }, limits }: { day: ProgramDay; limits: Limits }) {
  const text = useText('tour')
  const { light, reasons, chair } = judgeDay(load, limits)
  const isHelped = reasons.length > 0 || light === 'unsaid'
  return (
    <li className={styles[light]}>
      <p className={styles.verdict}>
        <Icon name={signs[light]} />
        <b>{text(`ease-${light}`)}</b>
      </p>
      <div>
        <h4>
          {text('day', { n: String(day) })} · {title}
        </h4>
        {reasons.length > 0 && (
          <ul>
            {reasons.map((reason) => (
              <li key={reason.kind}>
                <Reason reason={reason} />
              </li>
            ))}
          </ul>
        )}
        {light === 'unsaid' && <p>{text('ease-unsaid-lead')}</p>}
        {chair !== null && <p>{text(`ease-by-chair-${chair}`)}</p>}
        {isHelped && load.easierWay !== null && (
          <p>
            {text('ease-instead')} {load.easierWay}
            {load.easierPrice && (
              <>
                {' '}
                (<MoneyText money={load.easierPrice} />)
              </>
            )}
          </p>
        )}
      </div>
    </li>
  )
}

function Reason({ reason }: { reason: LoadReason }) {
  const text = useText('tour')
  if (reason.kind === 'steps') return text('ease-reason-steps', { count: reason.asked })
  const near = reason.isOver ? '' : '-near'
  if (reason.kind === 'minutes') return text(`ease-reason-minutes${near}`, { asked: reason.asked, limit: reason.limit })
  const km = (metres: number) => Math.round(metres / 100) / 10
  return text(`ease-reason-metres${near}`, { asked: km(reason.asked), limit: km(reason.limit) })
}
