import { usePageFrame } from '#app/page/page-frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import type { TourDetail } from '#modules/catalog/index.ts'
import styles from './tour-certainty.module.css'

/** How sure it is that the departure runs; nothing where nobody promised anything, and once it has left. */
export function TourCertainty({ tour }: { tour: TourDetail }) {
  const text = useText('tour')
  const { today } = usePageFrame()
  const { group, runsForSure, departsOn } = tour
  if (!group || departsOn < today) return null
  const figures = { sold: String(group.sold), minimum: String(group.minimum) }
  return (
    <section id="certainty">
      <h2>{text('certainty')}</h2>
      <ul className={styles.ticks}>
        <li data-tick={runsForSure ? 'done' : 'open'}>
          <Icon name={runsForSure ? 'check' : 'clock'} />
          <span>
            <b>{text(runsForSure ? 'certainty-runs' : 'certainty-open')}</b>
            <span>{text('certainty-people', figures)}</span>
          </span>
        </li>
      </ul>
    </section>
  )
}
