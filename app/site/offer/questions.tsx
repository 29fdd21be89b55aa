import { usePageFrame } from '#app/page/page-frame.tsx'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './offer-page.module.css'

/** What was asked about an offer and what was answered; the customer asks on, or declines. */
export function Questions({
  offer: { token, state, questions },
}: {
  offer: { token: string; state: string; questions: { id: number; kind: string; words: string }[] }
}) {
  const text = useText('agents')
  const { locale } = usePageFrame()
  return (
    <section className={styles.card}>
      <h2>{text('public-ask')}</h2>
      {questions.length > 0 && (
        <ul className={styles.questions}>
          {questions.map(({ id, kind, words }) => (
            <li key={id}>
              <b>{text(kind === 'question' ? 'by-customer' : 'by-agency')}</b>
              <p dir="auto">{words}</p>
            </li>
          ))}
        </ul>
      )}
      <form method="post" action={paths.offer(locale, token)} className={styles.form} noValidate>
        <TextAreaField name="words" rows={3} label={text('public-words')} className={styles.whole} isOptional />
        <p className={`${styles.acts} ${styles.whole}`}>
          <Button look="outline" isSmall name="intent" value="ask">
            {text('public-ask-send')}
          </Button>
        </p>
        {state === 'sent' && (
          <details className={styles.whole}>
            <summary className={styles.decline}>{text('public-reject')}</summary>
            <p>{text('public-reject-sure')}</p>
            <Button look="danger" isSmall name="intent" value="reject">
              {text('public-reject-yes')}
            </Button>
          </details>
        )}
      </form>
    </section>
  )
}
