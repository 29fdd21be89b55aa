import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { luggagePoints, type GroupRoad, type LuggagePoint } from '#modules/road/index.ts'
import styles from './leader.module.css'

/** Where luggage is counted now, how many pieces are there, and how many were handed in. */
export function LuggageSection({
  group,
  luggage,
  point,
}: {
  group: string
  luggage: GroupRoad['luggage']
  point: LuggagePoint
}) {
  const text = useText('leader')
  const locale = useLocale()
  const sumAt = (wanted: LuggagePoint) =>
    luggage.filter((mark) => mark.point === wanted).reduce((sum, { pieces }) => sum + pieces, 0)
  return (
    <section id="luggage" aria-labelledby="luggage-title" data-mode="luggage">
      <h2 id="luggage-title">{text('luggage')}</h2>
      <nav className={styles.buttons} aria-label={text('choose-point')}>
        {luggagePoints.map((each) => (
          <a
            key={each}
            className={styles.point}
            href={`${paths.leaderGroup(locale, group)}?point=${each}#luggage`}
            data-point={each}
            {...(each === point ? { 'aria-current': 'true' } : {})}
          >
            {text(`point-${each}`)}
          </a>
        ))}
      </nav>
      <p className={styles.number} role="status">
        <b data-pieces-sum="">{sumAt(point)}</b> {text('pieces-sum')}
      </p>
      <p>{text('pieces-before', { count: sumAt('handed-in') })}</p>
    </section>
  )
}
