import { WayChoices } from '#app/page/way-choices.tsx'
import { Button } from '#app/ui/button.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { phoneInWords } from '#kernel/format-phone.ts'
import type { MessageWay } from '#kernel/message-way.ts'
import styles from './emergency-section.module.css'

/** By which ways the customer hears of the journey: what holds is ticked, and is taken back as easily as it was given. */
export function WaysSection({
  ways,
  agreed,
  phone,
}: {
  ways: readonly MessageWay[]
  agreed: readonly MessageWay[]
  phone: string
}) {
  const text = useText('ways')
  const locale = useLocale()
  return (
    <section className={styles.section} id="ways" aria-labelledby="ways-title">
      <h2 id="ways-title">{text('title')}</h2>
      <p className={styles.lead}>{text('lead')}</p>
      <p>{text('number', { phone: phoneInWords(phone, locale) })}</p>
      <form method="post">
        <WayChoices ways={ways} agreed={agreed} />
        <Button name="intent" value="message-ways" look="outline">
          {text('save')}
        </Button>
      </form>
    </section>
  )
}
