import { Ticks } from '#app/ui/ticks.tsx'
import { useText } from '#app/ui/text.tsx'
import type { TourDetail } from '#modules/catalog/index.ts'
import styles from './tour-about.module.css'

/** What this journey is, and what is special about it. */
export function TourAbout({ tour: { description, highlights, difficulty } }: { tour: TourDetail }) {
  const text = useText('tour')
  if (!description && highlights.length === 0) return null
  return (
    <section>
      <h2>{text('about')}</h2>
      <p className={styles.description}>{description}</p>
      {highlights.length > 0 && (
        <>
          <h3 className="visually-hidden">{text('highlights')}</h3>
          <Ticks items={highlights} />
        </>
      )}
      {difficulty && (
        <p className={styles.difficulty}>
          <b>{text('difficulty')}:</b> {difficulty}
        </p>
      )}
    </section>
  )
}
