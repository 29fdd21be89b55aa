import { usePageFrame } from '#app/page-frame.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPercent } from '#kernel/format-money.ts'
import styles from './counters.module.css'

/** The agency's claims as large figures on a green band. They stand still. */
export function Counters() {
  const text = useText('home')
  const locale = useLocale()
  const { claims } = usePageFrame().site
  const counters = [
    { key: 'experience', value: claims.experienceHome, label: text('counter-experience-label') },
    { key: 'guests', value: claims.guests, label: text('counter-pilgrims-label') },
    {
      key: 'satisfaction',
      value: formatPercent(claims.satisfactionPercent, locale),
      label: text('counter-satisfaction-label'),
    },
    { key: 'discount', value: claims.memberDiscount, label: text('counter-discount-label') },
  ]
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.wrap}`}>
        <dl className={styles.counters}>
          {counters.map(({ key, value, label }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
