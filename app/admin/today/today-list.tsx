import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { BrandSymbols } from '#app/ui/brand-symbols.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import { urgencies, urgencyOf, type Urgency, type WorkKind } from '#modules/staff-desk/index.ts'
import { Card } from '../ui/card.tsx'
import type { Today } from './read-today.server.ts'
import styles from './today.module.css'
import type { WorkLine } from './work-line.ts'
import { WorkRow } from './work-row.tsx'

/** Everything that waits, the most urgent first, each with where it is done; and each kind by itself, whole. */
export function TodayList({ today: { lines, kinds, only }, day, now }: { today: Today; day: PlainDate; now: Date }) {
  const text = useText('staff-today')
  const total = kinds.reduce((sum, each) => sum + each.total, 0)
  const ofKind = kinds.find(({ kind }) => kind === only)?.total ?? 0
  const inAll = only ? ofKind : total
  const undated = lines.filter(({ dueOn }) => dueOn === null)
  const dated = lines.filter(({ dueOn }) => dueOn !== null)
  const groups = urgencies.map((urgency) => ({
    urgency,
    own: dated.filter(({ dueOn }) => urgencyOf(dueOn, day) === urgency),
  }))
  return (
    <Card id="today" title={text('title')} end={<Tag tone="gray">{text('count', { count: inAll })}</Tag>}>
      <BrandSymbols />
      {total > 0 && <Kinds kinds={kinds} only={only} />}
      {lines.length === 0 && <p className={styles.nothing}>{text(only ? 'nothing-of-kind' : 'nothing')}</p>}
      {groups.map(
        ({ urgency, own }) =>
          own.length > 0 && (
            <section key={urgency} className={styles.group} aria-labelledby={`today-${urgency}`}>
              <h3 id={`today-${urgency}`} data-urgency={urgency}>
                {text(`group-${urgency}`)}
              </h3>
              <Rows lines={own} urgency={urgency} day={day} now={now} />
            </section>
          ),
      )}
      {undated.length > 0 && (
        <details className={styles.group} open={only !== undefined || dated.length === 0}>
          <summary>{text('group-undated', { count: undated.length })}</summary>
          <Rows lines={undated} urgency="later" day={day} now={now} />
        </details>
      )}
      {lines.length < inAll && (
        <p className={styles.rest}>{text('shown-of', { shown: String(lines.length), total: String(inAll) })}</p>
      )}
    </Card>
  )
}

type RowsProps = { lines: WorkLine[]; urgency: Urgency; day: PlainDate; now: Date }

function Rows({ lines, ...more }: RowsProps) {
  return (
    <ul>
      {lines.map((line) => (
        <WorkRow key={line.key} line={line} {...more} />
      ))}
    </ul>
  )
}

/** Each kind with how many there are; the number is that of the lines it opens. */
function Kinds({ kinds, only }: Pick<Today, 'kinds'> & { only: WorkKind | undefined }) {
  const text = useText('staff-today')
  const locale = useLocale()
  return (
    <nav className={styles.kinds} aria-label={text('kinds')}>
      <Chip href={paths.adminDashboard(locale)} isCurrent={only === undefined}>
        {text('all')}
      </Chip>
      {kinds.map(({ kind, total }) => (
        <Chip key={kind} href={paths.adminDashboard(locale, { work: kind })} isCurrent={kind === only}>
          {text(`kind-${kind}`)} <b>{total}</b>
        </Chip>
      ))}
    </nav>
  )
}

function Chip({ href, isCurrent, children }: { href: string; isCurrent: boolean; children: ReactNode }) {
  return (
    <Link to={href} preventScrollReset {...(isCurrent ? { 'aria-current': 'true' as const } : {})}>
      {children}
    </Link>
  )
}
