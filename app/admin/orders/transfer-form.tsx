import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { subtract, toTypedDecimal } from '#kernel/money.ts'
import type { AttemptRecord } from '#modules/payments/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import styles from './order-page.module.css'

export type TransferRefusal = {
  problem: 'amount' | 'payment-not-found' | 'not-awaiting' | 'currency' | 'recorded-already'
  attemptRef: string
  amount: string
}

/** Records that an awaited transfer, or a part of it, is on the account. */
export function TransferForm({
  attempt,
  formKey,
  refusal,
}: {
  attempt: AttemptRecord
  formKey: string
  refusal: TransferRefusal | undefined
}) {
  const text = useText('staff')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const rest = attempt.captured ? subtract(attempt.amount, attempt.captured) : attempt.amount
  return (
    <ActForm needs={['payments']} className={styles.transfer}>
      <h4>{text('transfer-confirm')}</h4>
      {refusal && refusal.problem !== 'amount' && (
        <Notice tone="error" isAnnounced>
          {text(`transfer-problem-${refusal.problem}`)}
        </Notice>
      )}
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="attempt" value={attempt.ref} />
      <input type="hidden" name="currency" value={attempt.amount.currency} />
      <TextField
        label={text('transfer-amount', { currency: attempt.amount.currency })}
        name="amount"
        inputMode="decimal"
        isLatin
        defaultValue={refusal?.amount ?? toTypedDecimal(rest, locale)}
        error={refusal?.problem === 'amount' ? text('transfer-problem-amount') : undefined}
      />
      <TextField label={text('transfer-note')} name="note" isOptional maxLength={500} />
      <Button disabled={isBusy}>{text('transfer-submit')}</Button>
    </ActForm>
  )
}
