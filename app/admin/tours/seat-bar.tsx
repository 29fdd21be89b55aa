import { useText } from '#app/ui/text.tsx'
import styles from './seat-bar.module.css'

/** How many seats of a departure are sold and held, in numbers and as a bar. */
export function SeatBar({ sold, held, capacity }: { sold: number; held: number; capacity: number }) {
  const text = useText('staff-catalogue')
  return (
    <span className={styles.seats}>
      <span>
        <bdi dir="ltr">
          <b>{sold}</b> / {capacity}
        </bdi>
        {held > 0 && <span className={styles.held}>{text('seats-held', { count: held })}</span>}
      </span>
      <meter className={styles.bar} min={0} max={Math.max(capacity, 1)} value={sold} aria-hidden="true" />
    </span>
  )
}
