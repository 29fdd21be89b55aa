import { WayChoices } from '#app/page/way-choices.tsx'
import { Button } from '#app/ui/button.tsx'
import { InstantText, useText } from '#app/ui/text.tsx'
import type { MessageWay } from '#kernel/message-way.ts'
import type { MessageChoice } from '#platform/messages/choices.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import styles from './order-page.module.css'

/** By which ways the customer wants to hear of the journey, since when and where it was said, and the form to write it down. */
export function WaysCard({ ways, choices }: { ways: readonly MessageWay[]; choices: readonly MessageChoice[] }) {
  const text = useText('ways')
  const agreed = choices.filter(({ isAgreed }) => isAgreed).map(({ way }) => way)
  return (
    <Card title={text('staff-title')} id="ways">
      {choices.length === 0 ? (
        <p className={styles.nothing}>{text('none-agreed')}</p>
      ) : (
        <Facts>
          {choices.map(({ way, isAgreed, source, at }) => (
            <Fact key={way} name={text(`way-${way}`)}>
              {text(isAgreed ? 'yes' : 'no')} · {text(`said-${source}`)} · <InstantText instant={at} />
            </Fact>
          ))}
        </Facts>
      )}
      <details className={styles.emergency}>
        <summary>{text('change')}</summary>
        <p>{text('staff-lead')}</p>
        <ActForm className={styles.keeper} key={agreed.join()}>
          <WayChoices ways={ways} agreed={agreed} />
          <p>
            <Button name="intent" value="message-ways" look="outline" isSmall>
              {text('save')}
            </Button>
          </p>
        </ActForm>
      </details>
    </Card>
  )
}
