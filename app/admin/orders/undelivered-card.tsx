import { Button } from '#app/ui/button.tsx'
import { cell } from '#app/ui/data-table.tsx'
import { InstantText, useText } from '#app/ui/text.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import styles from './order-page.module.css'
import type { UndeliveredView } from './undelivered-of.server.ts'

/** What of an order reached nobody: why, the way to send it again to where the customer is reached now, and that it was told. */
export function UndeliveredCard({
  undelivered,
  formKey,
}: {
  undelivered: readonly UndeliveredView[]
  formKey: string
}) {
  const text = useText('ways')
  return (
    <Card title={text('undelivered-title')} id="undelivered">
      <p className={styles.unreached}>{text('undelivered-lead')}</p>
      <ol className={styles.timeline}>
        {undelivered.map(({ id, words, at, reason, recipient, answer, canSendAgain }) => (
          <li key={id}>
            <div className={styles.sent}>
              <b dir="auto">{words}</b>
              <span className={cell.second}>
                <InstantText instant={at} />
              </span>
              <span>
                {text(`why-${reason}`)}
                {recipient !== '' && (
                  <>
                    {' · '}
                    <bdi dir="ltr">{recipient}</bdi>
                  </>
                )}
              </span>
              {answer !== '' && (
                <span className={styles.answer}>
                  <bdi dir="ltr">{answer}</bdi>
                </span>
              )}
              {canSendAgain && (
                <ActForm>
                  <input type="hidden" name="key" value={formKey} />
                  <input type="hidden" name="undelivered" value={id} />
                  <Button name="intent" value="send-undelivered" look="outline" isSmall>
                    {text('send-again')}
                  </Button>
                </ActForm>
              )}
            </div>
          </li>
        ))}
      </ol>
      <ActForm className={styles.keeper}>
        <input type="hidden" name="seen" value={undelivered.map(({ id }) => id).join(' ')} />
        <div>
          <Button name="intent" value="told-otherwise" isSmall>
            {text('told-otherwise')}
          </Button>
        </div>
      </ActForm>
    </Card>
  )
}
