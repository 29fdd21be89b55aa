import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { toTypedDecimal } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { wayOfHeld, type HeldMoney } from '#modules/payments/index.ts'
import type { DueBack } from '#modules/booking/index.server.ts'
import { ActCard } from '../ui/act-card.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { RefundMeaningField } from '../ui/refund-meaning-field.tsx'
import styles from './cancellation.module.css'

/** Gives a part of one payment back by hand. */
export function RefundForm({
  held,
  due,
  formKey,
  typed,
  problem,
}: {
  held: HeldMoney[]
  due: DueBack
  formKey: string
  typed: { attempt: string; amount: string; reason: string; meaning: string } | undefined
  /** What is wrong with what the refund means for the order. */
  problem: string | undefined
}) {
  const text = useText('cancellation')
  const locale = useLocale()
  const hasDue = due.amount.minor > 0
  const first = held.find(({ refundable }) => hasDue && refundable.minor >= due.amount.minor) ?? held[0]
  const begin = hasDue && first && due.amount.minor < first.refundable.minor ? due.amount : first?.refundable
  return (
    <ActCard title={text('refund-title')}>
      {first && begin ? (
        <ActForm className={styles.form} key={formKey}>
          <input type="hidden" name="key" value={formKey} />
          {hasDue && (
            <p>{text('due-back', { amount: isolateLatin(formatMoney(due.amount, locale, { cents: true })) })}</p>
          )}
          <SelectField label={text('payment')} name="attempt" defaultValue={typed?.attempt ?? first.attemptRef}>
            {held.map((money) => (
              <option key={money.attemptRef} value={money.attemptRef}>
                {text(`held-${wayOfHeld(money)}`, {
                  date: formatDate(dayInIstanbul(money.capturedAt), locale),
                  amount: isolateLatin(formatMoney(money.refundable, locale, { cents: true })),
                })}
              </option>
            ))}
          </SelectField>
          <TextField
            label={text('amount', { currency: first.refundable.currency })}
            name="amount"
            inputMode="decimal"
            isLatin
            defaultValue={typed?.amount ?? toTypedDecimal(begin, locale)}
          />
          <TextField label={text('refund-reason')} name="reason" maxLength={500} defaultValue={typed?.reason} />
          {due.needsMeaning && <RefundMeaningField hasDue={hasDue} value={typed?.meaning} error={problem} />}
          <Button name="intent" value="refund">
            {text('refund-submit')}
          </Button>
        </ActForm>
      ) : (
        <p className={styles.form}>{text('nothing-refundable')}</p>
      )}
    </ActCard>
  )
}
