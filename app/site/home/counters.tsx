import { usePageFrame } from '#app/page/page-frame.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPercent } from '#kernel/format-money.ts'
import { countIn, useAtLeast } from '../chrome/claims.ts'
import styles from './counters.module.css'

/** A character no text holds, to find the place of the figure in the claim. */
const PLACE = '\uE000'

/** The agency's claims as large figures on a green band, in the words that were agreed. They stand still. */
export function Counters() {
  const text = useText('chrome')
  const locale = useLocale()
  const atLeast = useAtLeast()
  const { claims } = usePageFrame().site
  const counters = [
    {
      claim: text('claim-experience', { years: PLACE, count: countIn(claims.experienceHome) }),
      figure: atLeast(claims.experienceHome),
    },
    { claim: text('claim-guests', { guests: PLACE }), figure: claims.guests },
    {
      claim: text('claim-satisfaction', { percent: PLACE }),
      figure: formatPercent(claims.satisfactionPercent, locale),
    },
    { claim: text('claim-discount', { amount: PLACE }), figure: claims.memberDiscount },
  ]
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.wrap}`}>
        <ul className={styles.counters}>
          {counters.map(({ claim, figure }) => {
            const [before = '', after = ''] = claim.split(PLACE)
            return (
              <li key={claim}>
                {before !== '' && <span>{before}</span>}
                <bdi>{figure}</bdi>
                {after !== '' && <span>{after}</span>}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
