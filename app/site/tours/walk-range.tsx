import { useText } from '#app/ui/text.tsx'
import styles from './walk-range.module.css'

/** At the far end every distance is welcome, and nothing is sent. */
const FARTHEST = 20

/** How long the walk from the hotel may be, in minutes. */
export function WalkRange({ minutes }: { minutes: number | undefined }) {
  const text = useText('tours')
  const words = Array.from({ length: FARTHEST }, (_, index) =>
    index + 1 === FARTHEST ? text('walk-any') : text('walk-up-to', { minutes: index + 1 }),
  )
  const value = Math.min(minutes ?? FARTHEST, FARTHEST)
  return (
    <div className={styles.walk}>
      <input
        type="range"
        name="walk"
        min={2}
        max={FARTHEST}
        step={1}
        defaultValue={value}
        aria-label={text('filter-distance')}
        data-words={JSON.stringify(words)}
        className={styles.range}
      />
      <output className={styles.output}>{words[value - 1]}</output>
    </div>
  )
}
