import type { ReactNode } from 'react'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { HijriText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { TourDetail } from '#modules/catalog/index.ts'
import type { Assurance } from '#modules/operations/index.ts'
import styles from './tour-certainty.module.css'

/** How sure it is that the departure runs, and what stands of it; nothing where nobody promised anything, and once it has left. */
export function TourCertainty({ tour, assurances }: { tour: TourDetail; assurances: readonly Assurance[] }) {
  const text = useText('tour')
  const { today } = usePageFrame()
  const { group, runsForSure, departsOn } = tour
  if (departsOn < today || (!group && assurances.length === 0)) return null
  return (
    <section id="certainty">
      <h2>{text('certainty')}</h2>
      <ul className={styles.ticks}>
        {group && (
          <Tick isDone={runsForSure} title={text(runsForSure ? 'certainty-runs' : 'certainty-open')}>
            {text('certainty-people', { sold: String(group.sold), minimum: String(group.minimum) })}
          </Tick>
        )}
        {assurances.map((assurance) => (
          <Assured key={assurance.kind} {...assurance} />
        ))}
      </ul>
    </section>
  )
}

/** What is kept with where it is written and since when; what is open with the day by which it is expected. */
function Assured({ kind, isKept, since, expectedBy, count }: Assurance) {
  const text = useText('tour')
  return (
    <Tick isDone={isKept} title={text(`assured-${kind}-${isKept ? 'kept' : 'open'}`)}>
      {count && <span>{text('assured-visas-count', { done: String(count.done), count: count.of })}</span>}
      {isKept && since && <Day says={(day) => text(`assured-${kind}-since`, { day })} on={since} />}
      {!isKept && expectedBy && <Day says={(day) => text('assured-by', { day })} on={expectedBy} />}
      {!isKept && !expectedBy && <span>{text('assured-soon')}</span>}
    </Tick>
  )
}

function Day({ says, on }: { says: (day: string) => string; on: PlainDate }) {
  const locale = useLocale()
  return (
    <span>
      {says(formatDate(on, locale))} <HijriText from={on} className={styles.hijri} />
    </span>
  )
}

function Tick({ isDone, title, children }: { isDone: boolean; title: string; children: ReactNode }) {
  return (
    <li data-tick={isDone ? 'done' : 'open'}>
      <Icon name={isDone ? 'check' : 'clock'} />
      <span>
        <b>{title}</b>
        {children}
      </span>
    </li>
  )
}
