import { Form, useNavigation } from 'react-router'
import { usePageFrame } from '#app/page-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import type { BankAccount } from '#modules/payments/index.ts'
import { useChecks } from './use-checks.ts'
import styles from './payment-form.module.css'
import { PayerFields } from './payer-fields.tsx'
import { problemsOf, type FieldProblems, type PaymentDraft } from './payment-draft.ts'

/** Choosing the bank transfer: the account details follow with a reference of their own. */
export function TransferForm({
  accounts,
  draft,
  change,
  serverProblems,
  idempotencyKey,
}: {
  accounts: BankAccount[]
  draft: PaymentDraft
  change: (part: Partial<PaymentDraft>) => void
  serverProblems: FieldProblems | undefined
  idempotencyKey: string
}) {
  const text = useText('payment')
  const { today } = usePageFrame()
  const isSending = useNavigation().state !== 'idle'
  const { problems, check, forget } = useChecks(serverProblems)
  if (accounts.length === 0) return <Notice tone="warning">{text('transfer-unavailable')}</Notice>
  return (
    <Form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => check(event, () => problemsOf(draft, 'transfer', today))}
    >
      <input type="hidden" name="intent" value="transfer" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="chosenMethod" value="transfer" />
      <ul className={styles.accounts} aria-label={text('transfer-accounts')}>
        {accounts.map((account) => (
          <li key={account.iban}>
            <b>
              {account.bank}, {account.branchName}
            </b>
            <bdi>{account.currency}</bdi>
          </li>
        ))}
      </ul>
      <PayerFields
        draft={draft}
        errors={problems}
        onChange={(part) => {
          forget(part)
          change(part)
        }}
      />
      <Notice>{text('transfer-explain')}</Notice>
      <Button type="submit" isBlock className={styles.pay} disabled={isSending} aria-busy={isSending}>
        <Icon name="landmark" />
        {text('transfer-button')}
      </Button>
    </Form>
  )
}
