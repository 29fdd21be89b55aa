import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { useText } from '#app/ui/text.tsx'
import type { OwnConsent } from '#modules/booking/index.ts'
import styles from './own-consents.module.css'

/** What only the customer can consent to, after their order was taken on the telephone: the text, and a tick for each. */
export function OwnConsents({
  kinds,
  document: { title, version, html },
  isPilgrimage,
}: {
  kinds: readonly OwnConsent[]
  document: { title: string; version: string; html: string }
  isPilgrimage: boolean
}) {
  const text = useText('order')
  const checkout = useText('checkout')
  const words: Record<OwnConsent, string> = {
    personalData: isPilgrimage ? checkout('consent-belief') : checkout('consent-sharing'),
    health: checkout('consent-health'),
  }
  return (
    <section className={styles.consents} id="consents" aria-labelledby="consents-title">
      <h2 id="consents-title">{text('own-consents')}</h2>
      <p>{text('own-consents-lead')}</p>
      <details>
        <summary>{title}</summary>
        <p className={styles.note}>{checkout('document-note', { version })}</p>
        {/* Our own text with escaped facts. */}
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      </details>
      <form method="post" className={styles.form}>
        {kinds.map((kind) => (
          <Choice key={kind} name={`consents.${kind}`}>
            {words[kind]}
          </Choice>
        ))}
        <p>
          <Button name="intent" value="consent">
            {text('own-consents-give')}
          </Button>
        </p>
      </form>
    </section>
  )
}
