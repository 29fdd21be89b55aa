import { Button } from '#app/ui/button.tsx'
import { cell } from '#app/ui/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { InstantText, useText } from '#app/ui/text.tsx'
import type { SentThing, SentTry } from '#platform/messages/list-sent.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import styles from './order-page.module.css'

/** Everything that was sent to the customer, the newest first, by mail and to the telephone: how far it came, and again. */
export function SentCard({ sent, formKey }: { sent: readonly SentThing[]; formKey: string }) {
  const text = useText('ways')
  return (
    <Card title={text('sent-title')} id="sent">
      {sent.length === 0 ? (
        <p className={styles.nothing}>{text('nothing-sent')}</p>
      ) : (
        <ol className={styles.timeline}>
          {sent.map((thing) => (
            <li key={thing.id}>
              <div className={styles.sent}>
                <span dir="auto">{thing.words}</span>
                <span className={cell.second}>
                  <InstantText instant={thing.at} />
                </span>
                <States thing={thing} />
                <ActForm>
                  <input type="hidden" name="key" value={formKey} />
                  <input type="hidden" name="sent" value={thing.id} />
                  <Button name="intent" value="send-again" look="outline" isSmall>
                    {text('send-again')}
                  </Button>
                </ActForm>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function States({ thing }: { thing: SentThing }) {
  const text = useText('ways')
  if (thing.kind === 'mail')
    return (
      <span>
        <Tag tone={mailTones[thing.state]}>
          {text('way-email')} · {text(`mail-${thing.state}`)}
        </Tag>
      </span>
    )
  return (
    <span>
      {thing.tries.map((each) => (
        <Try key={each.way} {...each} />
      ))}
      {thing.state !== 'reached' && <Tag tone="gray">{text(`message-${thing.state}`)}</Tag>}
    </span>
  )
}

function Try({ way, state, at, failure }: SentTry) {
  const text = useText('ways')
  return (
    <>
      <Tag tone={tryTones[state]}>
        {text(`way-${way}`)} · {text(`try-${state}`)}
      </Tag>{' '}
      <InstantText instant={at} />
      {failure !== null && (
        <>
          {' '}
          <bdi dir="ltr">{failure}</bdi>
        </>
      )}{' '}
    </>
  )
}

const mailTones = { queued: 'brass', sent: 'green', failed: 'red' } as const

const tryTones = {
  waiting: 'brass',
  sending: 'brass',
  uncertain: 'gray',
  accepted: 'brass',
  delivered: 'green',
  read: 'green',
  failed: 'red',
} as const
