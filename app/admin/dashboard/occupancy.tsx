import { useText } from '#app/ui/text.tsx'
import styles from './occupancy.module.css'

const NEARLY_FULL = 0.85

/** Sold seats of all as a bar, held ones behind them in a lighter tone; the numbers stand beside it. */
export function Occupancy({ sold, held, capacity }: { sold: number; held: number; capacity: number }) {
  const text = useText('staff')
  const share = (seats: number) => (capacity === 0 ? 0 : (seats / capacity) * 100)
  const isNearlyFull = sold + held >= capacity * NEARLY_FULL
  return (
    <span className={styles.occupancy}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" className={`${styles.bar} flip`} aria-hidden="true">
        <rect width={share(sold + held)} height="6" className={styles.held} />
        <rect width={share(sold)} height="6" className={isNearlyFull ? styles.full : styles.sold} />
      </svg>
      <span aria-hidden="true">
        <bdi dir="ltr">
          {sold}/{capacity}
        </bdi>
        {held > 0 && ` +${held}`}
      </span>
      <span className="visually-hidden">
        {text('occupancy-value', { sold: String(sold), held: String(held), capacity: String(capacity) })}
      </span>
    </span>
  )
}
