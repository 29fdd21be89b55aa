import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatMoney } from '#kernel/format-money.ts'
import type { PaymentPart } from '#modules/booking/index.server.ts'
import styles from './order-plan.module.css'

export type ShareField = 'amount' | 'name' | 'email'

/** What was refused, with what had been typed; or the share whose mail was asked for. */
export type ShareAnswer = {
  partId?: string
  sent?: string
  typed?: Record<ShareField, string>
  problem?:
    | { fields: ShareField[] }
    | {
        code:
          | 'part-not-found'
          | 'not-booked'
          | 'too-many-parts'
          | 'payment-in-progress'
          | 'already-paid'
          | 'rate-limited'
      }
}

/** Hands a share of an open part to another payer. Opens by itself when it was refused. */
export function ShareForm({ part, answer }: { part: PaymentPart; answer: ShareAnswer | undefined }) {
  const text = useText('order')
  const locale = useLocale()
  const wrong = answer?.problem && 'fields' in answer.problem ? answer.problem.fields : []
  const most = isolateLatin(formatMoney(part.amount, locale, { cents: true }))
  return (
    <details className={styles.share} open={answer?.typed !== undefined}>
      <summary>{text('share')}</summary>
      <p>{text('share-lead')}</p>
      <form method="post" action="#plan" className={styles.fields} noValidate>
        <input type="hidden" name="part" value={part.id} />
        <TextField
          label={text('share-name')}
          name="name"
          autoComplete="off"
          maxLength={200}
          defaultValue={answer?.typed?.name}
          error={wrong.includes('name') ? text('share-problem-name') : undefined}
        />
        <TextField
          label={text('share-email')}
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={answer?.typed?.email}
          error={wrong.includes('email') ? text('share-problem-email') : undefined}
        />
        <TextField
          label={text('share-amount', { currency: part.amount.currency })}
          name="amount"
          inputMode="decimal"
          isLatin
          defaultValue={answer?.typed?.amount}
          error={wrong.includes('amount') ? text('share-problem-amount', { most }) : undefined}
        />
        <Button name="intent" value="share">
          {text('share-submit')}
        </Button>
      </form>
    </details>
  )
}
