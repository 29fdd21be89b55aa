import { Form } from 'react-router'
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
import { Card } from '../ui/card.tsx'
import styles from './cancellation.module.css'

/** Gives a part of one payment back by hand. */
export function RefundForm({
  held,
  formKey,
  typed,
}: {
  held: HeldMoney[]
  formKey: string
  typed: { attempt: string; amount: string; reason: string } | undefined
}) {
  const text = useText('cancellation')
  const locale = useLocale()
  const [first] = held
  return (
    <Card title={text('refund-title')}>
      {first ? (
        <Form method="post" className={styles.form} key={formKey}>
          <input type="hidden" name="key" value={formKey} />
          <SelectField label={text('payment')} name="attempt" defaultValue={typed?.attempt}>
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
            defaultValue={typed?.amount ?? toTypedDecimal(first.refundable, locale)}
          />
          <p>{text('refund-hint')}</p>
          <TextField label={text('refund-reason')} name="reason" maxLength={500} defaultValue={typed?.reason} />
          <Button name="intent" value="refund">
            {text('refund-submit')}
          </Button>
        </Form>
      ) : (
        <p className={styles.form}>{text('nothing-refundable')}</p>
      )}
    </Card>
  )
}
