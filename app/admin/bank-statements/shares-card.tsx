import { Form, Link, useNavigation } from 'react-router'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { LineWithProposals } from '#modules/bank-statements/index.server.ts'
import type { OrderNames } from '#modules/booking/index.server.ts'
import { Card } from '../ui/card.tsx'
import styles from './bank-statements.module.css'

const toneOf = { proposed: 'turquoise', booked: 'green', undone: 'gray' } as const

/** The orders that the money is on, or was; each can be taken off again. */
export function SharesCard({
  line: { shares, version },
  names,
  actKey,
}: {
  line: LineWithProposals
  names: OrderNames[]
  actKey: string
}) {
  const text = useText('bank-statements')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Card title={text('shares')}>
      <ul className={styles.shares}>
        {shares.map(({ id, orderId, amount, state }) => {
          const order = names.find((each) => each.orderId === orderId)
          return (
            <li key={id}>
              <span>
                <Link to={paths.adminOrder(locale, order?.id ?? '')}>
                  <bdi dir="ltr">{order?.orderNo}</bdi>
                </Link>{' '}
                <b>
                  <MoneyText money={amount} cents />
                </b>{' '}
                <Tag tone={toneOf[state]}>{text(`share-${state}`)}</Tag>
              </span>
              {state === 'booked' && (
                <details>
                  <summary>{text('undo')}</summary>
                  <Form method="post" className={styles.undo}>
                    <input type="hidden" name="key" value={actKey} />
                    <input type="hidden" name="version" value={version} />
                    <input type="hidden" name="share" value={id} />
                    <p>{text('undo-lead')}</p>
                    <TextField label={text('undo-reason')} name="note" maxLength={500} />
                    <Button look="outline" name="intent" value="undo" disabled={isBusy}>
                      {text('undo')}
                    </Button>
                  </Form>
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
