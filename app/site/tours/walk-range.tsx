import { useText } from '#app/ui/text.tsx'
import { FARTHEST_WALK } from '#app/addresses/named-lists.ts'
import styles from './walk-range.module.css'

/** How long the walk from the hotel may be, in minutes. */
export function WalkRange({ minutes }: { minutes: number | undefined }) {
  const text = useText('tours')
  const words = Array.from({ length: FARTHEST_WALK }, (_, index) =>
    index + 1 === FARTHEST_WALK ? text('walk-any') : text('walk-up-to', { minutes: index + 1 }),
  )
  const value = Math.min(minutes ?? FARTHEST_WALK, FARTHEST_WALK)
  return (
    <div className={styles.walk}>
      <input
        type="range"
        name="walk"
        min={2}
        max={FARTHEST_WALK}
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
