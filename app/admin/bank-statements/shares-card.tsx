import { Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import type { LineWithProposals } from '#modules/bank-statements/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import styles from './bank-statements.module.css'

const toneOf = { proposed: 'turquoise', booked: 'green', undone: 'gray' } as const

/** An order or link as it is named and found. */
export type ShareName = { ref: string; name: string; to: string }

/** The orders and links that the money is on, or was; each can be taken off again. */
export function SharesCard({
  line: { shares, version },
  names,
  actKey,
}: {
  line: LineWithProposals
  names: ShareName[]
  actKey: string
}) {
  const text = useText('bank-statements')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Card title={text('shares')}>
      <ul className={styles.shares}>
        {shares.map(({ id, subject, amount, state, isByCode }) => {
          const named = names.find(({ ref }) => ref === subject.ref)
          return (
            <li key={id}>
              <span>
                {named ? (
                  <Link to={named.to}>
                    <bdi>{named.name}</bdi>
                  </Link>
                ) : (
                  text('share-gone')
                )}{' '}
                <b>
                  <MoneyText money={amount} cents />
                </b>{' '}
                <Tag tone={toneOf[state]}>{text(`share-${state}`)}</Tag>{' '}
                {isByCode && <Tag tone="gray">{text('by-code')}</Tag>}
              </span>
              {state === 'booked' && (
                <details>
                  <summary>{text('undo')}</summary>
                  <ActForm className={styles.undo}>
                    <input type="hidden" name="key" value={actKey} />
                    <input type="hidden" name="version" value={version} />
                    <input type="hidden" name="share" value={id} />
                    <p>{text(isByCode ? 'undo-lead-code' : 'undo-lead')}</p>
                    <TextField label={text('undo-reason')} name="note" maxLength={500} />
                    <Button look="outline" name="intent" value="undo" disabled={isBusy}>
                      {text('undo')}
                    </Button>
                  </ActForm>
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
