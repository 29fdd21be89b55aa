import { art } from '#app/pictures/art.ts'
import { Keyed } from '#app/ui/keyed.tsx'
import { Print } from '#app/ui/print.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { CallForm } from '../call-request/call-form.tsx'
import { ReachActs } from './reach-acts.tsx'
import styles from './call-back.module.css'

/** Whoever would rather talk leaves a number. */
export function CallBack() {
  const text = useText('messages')
  const locale = useLocale()
  return (
    <section className={styles.band} aria-labelledby="call-back">
      <div className={`wrap ${styles.columns}`}>
        <Keyed>
          <h2 id="call-back">{text('call-title')}</h2>
          <p className={styles.lead}>{text('call-lead')}</p>
          <CallForm isShort />
          <ReachActs className={styles.ways} />
        </Keyed>
        <Print picture={art('madinah-quba-palms', locale)} ratio="4/3" sizes="(width <= 768px) 100vw, 40vw" />
      </div>
    </section>
  )
}
