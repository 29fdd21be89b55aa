import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Keyed } from '#app/ui/keyed.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { toDecimalText, type Money } from '#kernel/money.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import {
  payerConsents,
  type BankAccount,
  type DeclineReason,
  type InstallmentPlan,
  type PaymentChoice,
} from '#modules/payments/index.ts'
import { AgreementBoxes } from './agreement-boxes.tsx'
import { CardBrandMark } from './card-brand-mark.tsx'
import { CardFields } from './card-fields.tsx'
import { InstallmentTable } from './installment-table.tsx'
import { isolated } from './isolated.ts'
import { PayerFields } from './payer-fields.tsx'
import { providerName } from '#app/ui/provider-name.ts'
import {
  draftFields,
  type FieldProblems,
  type FieldTexts,
  type PaymentDraft,
  type PaymentMethod,
} from './payment-draft.ts'
import styles from './payment-form.module.css'
import { fieldProblemTexts, type PaymentProblem } from './payment-problem.ts'
import { seenField } from './seen-field.ts'
import type { PaymentView } from './payment-view.server.ts'
import { Refusal } from './refusal.tsx'
import { useFieldText } from './use-problem-text.ts'

export type PaymentAnswer = {
  problem: PaymentProblem
  fields: FieldProblems
  draft: PaymentDraft
  method: PaymentMethod
}

/**
 * The ways to pay in one form. The chosen one opens by style alone, so choosing, paying and correcting work without
 * script; with it the card is grouped and checked while it is typed.
 */
export function PaymentForm({
  view,
  choice: { plans, bankAccounts, card },
  lastDecline,
  answer,
  idempotencyKey,
}: {
  view: PaymentView
  choice: PaymentChoice
  lastDecline: DeclineReason | null
  answer: PaymentAnswer | undefined
  idempotencyKey: string
}) {
  const text = useText('payment')
  const { site, locale, today } = usePageFrame()
  const say = useFieldText()
  const [search] = useSearchParams()

  const isCardAvailable = card !== null
  const longPlans = isCardAvailable ? plans.filter((plan) => plan.count > 1) : []
  const methods: PaymentMethod[] = ['card', 'transfer', ...(longPlans.length > 0 ? (['installments'] as const) : [])]
  const asked = methods.find((method) => method === (answer?.method ?? search.get('method')))
  const method = asked ?? (isCardAvailable ? 'card' : 'transfer')
  const fields = answer?.fields ?? {}
  const errors: FieldTexts = Object.fromEntries(
    [...draftFields, ...payerConsents].flatMap((field) => (fields[field] ? [[field, say(field, fields[field])]] : [])),
  )
  const texts = Object.fromEntries([
    ...draftFields.map((field) => [
      field,
      Object.fromEntries(fieldProblemTexts.map((code) => [code, say(field, code)])),
    ]),
    ...payerConsents.map((kind) => [`consents.${kind}`, { agreements: say(kind, 'agreements') }]),
  ])

  return (
    <Keyed className={styles.frame}>
      <h2 className={styles.title}>{text('how')}</h2>
      <Refusal problem={answer?.problem} lastDecline={search.has('error') ? (lastDecline ?? 'other') : null} />
      <payment-form data-entry={card?.entry} data-texts={JSON.stringify(texts)} data-today={today}>
        <form method="post" noValidate>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <SeenAmounts amount={view.amount} plans={longPlans} />
          {card && <input type="hidden" name="provider" value={card.provider} />}
          <fieldset className={styles.methods}>
            <legend className="visually-hidden">{text('method')}</legend>
            {methods.map((each) => (
              <label key={each} className={`${styles.head} ${styles[each]}`}>
                <input type="radio" name="method" value={each} defaultChecked={each === method} />
                <MethodName method={each} plans={longPlans} isHosted={card?.entry === 'hosted'} />
              </label>
            ))}
            <div className={styles.body}>
              {longPlans.length > 0 && (
                <div className={styles.byPlan}>
                  <InstallmentTable
                    plans={longPlans}
                    chosen={answer?.method === 'installments' ? answer.draft.installments : undefined}
                  />
                </div>
              )}
              <div className={styles.byCard}>
                {card?.entry === 'own-form' && (
                  <CardFields name={answer?.draft.cardName ?? ''} expiry={answer?.draft.expiry ?? ''} errors={errors} />
                )}
                {card?.entry === 'hosted' && (
                  <Notice>{text('hosted-note', { provider: isolated(providerName(card.provider)) })}</Notice>
                )}
                {!card && <Notice tone="warning">{text('card-unavailable')}</Notice>}
              </div>
              <div className={styles.byTransfer}>
                <Accounts accounts={bankAccounts} />
              </div>
              <PayerFields payer={answer?.draft ?? view.payer} errors={errors} />
              {view.agreements && (
                <AgreementBoxes agreements={view.agreements} given={answer?.draft.consents ?? []} errors={errors} />
              )}
              {isCardAvailable && !view.allowsInstallments && (
                <p className={`${styles.byCard} ${styles.fine}`}>{text('installments-none')}</p>
              )}
              <Button type="submit" isBlock className={styles.pay} data-paying={text('paying')}>
                <Icon name="lock" />
                <span className={styles.bySingle}>
                  {text('pay', { amount: isolated(formatMoney(view.amount, locale, { cents: true })) })}
                </span>
                <span className={styles.byPlan} data-plan-label="">
                  {text('pay-in-installments')}
                </span>
                <span className={styles.byTransfer}>{text('transfer-button')}</span>
              </Button>
              {card?.entry === 'own-form' && <p className={`${styles.byCard} ${styles.note}`}>{text('card-note')}</p>}
            </div>
          </fieldset>
        </form>
        <template>
          <p className={styles.error}>
            <Icon name="circle-alert" />
            <span />
          </p>
        </template>
      </payment-form>
      <p className={styles.ours}>
        <Icon name="shield-check" />
        <span>{text('belongs-to', { firm: site.firm, phone: isolated(formatPhone(site.phone, locale)) })}</span>
      </p>
    </Keyed>
  )
}

/** What each way to pay costs on this page: nobody pays an amount that staff changed meanwhile without seeing it. */
function SeenAmounts({ amount, plans }: { amount: Money; plans: InstallmentPlan[] }) {
  return [{ count: 1, total: amount }, ...plans].map(({ count, total }) => (
    <input key={count} type="hidden" name={seenField(count)} value={`${toDecimalText(total)} ${total.currency}`} />
  ))
}

function MethodName({
  method,
  plans,
  isHosted,
}: {
  method: PaymentMethod
  plans: InstallmentPlan[]
  isHosted: boolean
}) {
  const text = useText('payment')
  const most = Math.max(0, ...plans.map((plan) => plan.count))
  const names: Record<PaymentMethod, { name: string; hint: string; end: ReactNode }> = {
    card: { name: text('card'), hint: text(isHosted ? 'hosted-hint' : 'card-hint'), end: <CardBrands /> },
    transfer: { name: text('transfer'), hint: text('transfer-hint'), end: <Icon name="landmark" /> },
    installments: {
      name: text('installments'),
      hint: text('installments-hint', { count: most }),
      end: <Icon name="percent" />,
    },
  }
  const { name, hint, end } = names[method]
  return (
    <>
      <span>
        <b>{name}</b>
        <small>{hint}</small>
      </span>
      <span className={styles.end}>{end}</span>
    </>
  )
}

function CardBrands() {
  return (
    <>
      <CardBrandMark brand="visa" />
      <CardBrandMark brand="mastercard" />
      <span className={styles.third}>
        <CardBrandMark brand="troy" />
      </span>
    </>
  )
}

function Accounts({ accounts }: { accounts: BankAccount[] }) {
  const text = useText('payment')
  const locale = useLocale()
  if (accounts.length === 0) return <Notice tone="warning">{text('transfer-unavailable')}</Notice>
  return (
    <div className={styles.transferPart}>
      <ul className={styles.accounts} aria-label={text('transfer-accounts')}>
        {accounts.map((account) => (
          <li key={account.iban}>
            <b>{joinList([account.bank, account.branchName], locale)}</b>
            <bdi>{account.currency}</bdi>
          </li>
        ))}
      </ul>
      <Notice>{text('transfer-explain')}</Notice>
    </div>
  )
}
