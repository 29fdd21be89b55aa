import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { toTypedDecimal } from '#kernel/money.ts'
import type { AttemptRecord } from '#modules/payments/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import styles from './payment-page.module.css'

export type DecisionRefusal = {
  code:
    | 'amount'
    | 'note-required'
    | 'payment-not-found'
    | 'provider-unknown'
    | 'provider-failed'
    | 'not-undecided'
    | 'still-undecided'
    | 'not-disputed'
    | 'not-disputable'
  amount: string
  note: string
}

/**
 * What a person can do about an attempt: ask again, write what the provider's books say, that there is a dispute and how it ended,
 * or put it aside with a note.
 */
export function Decisions({
  attempt,
  isUndecided,
  isDisputed,
  canBeDisputed,
  needsNote,
  formKey,
  refusal,
}: {
  attempt: Pick<AttemptRecord, 'method' | 'amount'>
  isUndecided: boolean
  /** The bank has not decided yet what the holder of the card asked it. */
  isDisputed: boolean
  /** A card has brought money that its holder could ask the bank for. */
  canBeDisputed: boolean
  needsNote: boolean
  formKey: string
  refusal: DecisionRefusal | undefined
}) {
  const text = useText('staff-payments')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const canAsk = attempt.method === 'card'
  if (!canAsk && !isUndecided && !needsNote) return null
  return (
    <Card title={text('decide')}>
      <div className={styles.decisions}>
        {refusal && (
          <Notice tone="error" isAnnounced>
            {text(`refused-${refusal.code}`)}
          </Notice>
        )}
        {canAsk && (
          <ActForm>
            <Button look="outline" name="intent" value="ask" disabled={isBusy}>
              {text('ask-again')}
            </Button>
            <p className={styles.hint}>{text('ask-again-hint')}</p>
          </ActForm>
        )}
        {isUndecided && (
          <ActForm className={styles.form}>
            <input type="hidden" name="key" value={formKey} />
            <p className={styles.hint}>{text('by-hand-hint')}</p>
            <TextField
              label={text('captured-amount', { currency: attempt.amount.currency })}
              name="amount"
              inputMode="decimal"
              isLatin
              isOptional
              defaultValue={refusal?.amount || toTypedDecimal(attempt.amount, locale)}
              error={refusal?.code === 'amount' ? text('refused-amount') : undefined}
            />
            <Note refusal={refusal} />
            <div className={styles.buttons}>
              <Button name="intent" value="captured" disabled={isBusy}>
                {text('was-captured')}
              </Button>
              <Button look="outline" name="intent" value="not-charged" disabled={isBusy}>
                {text('was-not-charged')}
              </Button>
            </div>
          </ActForm>
        )}
        {isDisputed && (
          <ActForm className={styles.form}>
            <input type="hidden" name="key" value={formKey} />
            <p className={styles.hint}>{text('dispute-hint')}</p>
            <Note refusal={refusal} />
            <div className={styles.buttons}>
              <Button look="outline" name="intent" value="won" disabled={isBusy}>
                {text('dispute-won')}
              </Button>
              <Button look="outline" name="intent" value="lost" disabled={isBusy}>
                {text('dispute-lost')}
              </Button>
            </div>
          </ActForm>
        )}
        {canBeDisputed && (
          <ActForm className={styles.form}>
            <input type="hidden" name="key" value={formKey} />
            <p className={styles.hint}>{text('announce-hint')}</p>
            <Note refusal={refusal} />
            <div className={styles.buttons}>
              <Button look="outline" name="intent" value="disputed" disabled={isBusy}>
                {text('announce')}
              </Button>
            </div>
          </ActForm>
        )}
        {!isUndecided && !isDisputed && needsNote && (
          <ActForm className={styles.form}>
            <input type="hidden" name="key" value={formKey} />
            <p className={styles.hint}>{text('clear-hint')}</p>
            <Note refusal={refusal} />
            <Button look="outline" name="intent" value="clear" disabled={isBusy}>
              {text('clear')}
            </Button>
          </ActForm>
        )}
      </div>
    </Card>
  )
}

function Note({ refusal }: { refusal: DecisionRefusal | undefined }) {
  const text = useText('staff-payments')
  return (
    <TextField
      label={text('note')}
      name="note"
      maxLength={500}
      defaultValue={refusal?.note}
      error={refusal?.code === 'note-required' ? text('refused-note-required') : undefined}
    />
  )
}
