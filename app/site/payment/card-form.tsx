import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { usePageFrame } from '#app/page-frame.tsx'
import { formatMoney } from '#kernel/format-money.ts'
import type { InstallmentPlan } from '#modules/payments/index.ts'
import { CardFields } from './card-fields.tsx'
import { isolated } from './isolated.ts'
import { InstallmentTable } from './installment-table.tsx'
import styles from './payment-form.module.css'
import { PayerFields } from './payer-fields.tsx'
import { problemsOf, type FieldProblems, type PaymentDraft } from './payment-draft.ts'
import { useChecks } from './use-checks.ts'

/** The card form, with the installment table when that way was chosen. The button says what is charged. */
export function CardForm({
  method,
  plans,
  isAbroad,
  draft,
  change,
  serverProblems,
  idempotencyKey,
}: {
  method: 'card' | 'installments'
  plans: InstallmentPlan[]
  isAbroad: boolean
  draft: PaymentDraft
  change: (part: Partial<PaymentDraft>) => void
  serverProblems: FieldProblems | undefined
  idempotencyKey: string
}) {
  const text = useText('payment')
  const locale = useLocale()
  const { today } = usePageFrame()
  const isSending = useNavigation().state !== 'idle'
  const { problems, check, forget } = useChecks(serverProblems)
  const offered = plans.filter((plan) => plan.count > 1)
  const count = method === 'installments' ? draft.installments : 1
  const plan = plans.find((each) => each.count === count)
  const update = (part: Partial<PaymentDraft>) => {
    forget(part)
    change(part)
  }

  return (
    <Form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => check(event, () => problemsOf(draft, method, today))}
    >
      <input type="hidden" name="intent" value="card" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="chosenMethod" value={method} />
      {method === 'installments' ? (
        <InstallmentTable
          plans={offered}
          chosen={draft.installments}
          onChoose={(installments) => change({ installments })}
        />
      ) : (
        <input type="hidden" name="installments" value={1} />
      )}
      <CardFields draft={draft} errors={problems} onChange={update} />
      <PayerFields draft={draft} errors={problems} onChange={update} />
      {isAbroad && <p className={styles.fine}>{text('installments-none')}</p>}
      <Button type="submit" isBlock className={styles.pay} disabled={isSending} aria-busy={isSending}>
        <Icon name="lock" />
        {isSending
          ? text('paying')
          : text('pay', { amount: plan ? isolated(formatMoney(plan.total, locale, { cents: true })) : '' })}
      </Button>
      <p className={styles.note}>{text('card-note')}</p>
    </Form>
  )
}
