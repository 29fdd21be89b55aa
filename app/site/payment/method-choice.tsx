import { useId, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { usePageFrame } from '#app/page-frame.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Keyed } from '#app/ui/keyed.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/text.tsx'
import type { DeclineReason, InstallmentPlan, PaymentChoice } from '#modules/payments/index.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import { CardBrandMark } from './card-brand-mark.tsx'
import { CardForm } from './card-form.tsx'
import { isolated } from './isolated.ts'
import styles from './method-choice.module.css'
import { isPaymentMethod, type FieldProblems, type PaymentDraft, type PaymentMethod } from './payment-draft.ts'
import type { PaymentProblem } from './payment-problem.ts'
import type { PaymentView } from './payment-view.server.ts'
import { TransferForm } from './transfer-form.tsx'
import { useProblemText } from './use-problem-text.ts'

export type PaymentAnswer = {
  problem: PaymentProblem
  fields: FieldProblems
  draft: Omit<PaymentDraft, 'number' | 'cvc'>
  method: PaymentMethod
}

/** The ways to pay: the chosen one opens with its form. What was typed stays when another way is looked at. */
export function MethodChoice({
  view,
  choice: { plans, bankAccounts, isCardAvailable },
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
  const { site, locale } = usePageFrame()
  const choiceForm = useId()
  const [search, setSearch] = useSearchParams()
  const [draft, setDraft] = useState<PaymentDraft>(() => ({
    number: '',
    cvc: '',
    ...emptyDraft(view, plans),
    ...answer?.draft,
  }))
  const change = (part: Partial<PaymentDraft>) => setDraft((before) => ({ ...before, ...part }))

  const hasPlans = plans.length > 1 && isCardAvailable
  const methods: PaymentMethod[] = ['card', 'transfer', ...(hasPlans ? (['installments'] as const) : [])]
  const asked = search.get('method') ?? answer?.method
  const method = isPaymentMethod(asked) && methods.includes(asked) ? asked : isCardAvailable ? 'card' : 'transfer'
  const common = {
    draft,
    change,
    serverProblems: answer?.method === method ? answer.fields : undefined,
    idempotencyKey,
  }

  return (
    <Keyed>
      <h2 className={styles.title}>{text('how')}</h2>
      <Refusal problem={answer?.problem} lastDecline={search.has('error') ? (lastDecline ?? 'other') : null} />
      <form id={choiceForm} method="get" />
      <div role="radiogroup" aria-label={text('method')} className={styles.methods}>
        {methods.map((each) => (
          <section key={each} className={each === method ? `${styles.method} ${styles.chosen}` : styles.method}>
            <label className={styles.head}>
              <input
                type="radio"
                name="method"
                value={each}
                form={choiceForm}
                checked={each === method}
                onChange={() => setSearch({ method: each }, { replace: true, preventScrollReset: true })}
              />
              <MethodName method={each} plans={plans} />
            </label>
            {each === method && (
              <div className={styles.body}>
                {method === 'transfer' ? (
                  <TransferForm accounts={bankAccounts} {...common} />
                ) : isCardAvailable ? (
                  <CardForm method={method} plans={plans} isAbroad={!view.allowsInstallments} {...common} />
                ) : (
                  <Notice tone="warning">{text('card-unavailable')}</Notice>
                )}
              </div>
            )}
          </section>
        ))}
      </div>
      <noscript>
        <Button type="submit" form={choiceForm} look="outline" isBlock className={styles.choose}>
          {text('choose-method')}
        </Button>
      </noscript>
      <p className={styles.ours}>
        <Icon name="shield-check" />
        <span>{text('belongs-to', { firm: site.firm, phone: isolated(formatPhone(site.phone, locale)) })}</span>
      </p>
    </Keyed>
  )
}

function Refusal({ problem, lastDecline }: { problem: PaymentProblem | undefined; lastDecline: DeclineReason | null }) {
  const text = useText('payment')
  const say = useProblemText()
  if (problem) {
    return (
      <div className={styles.refusal}>
        <Notice tone="error" isAnnounced title={say(problem.code)}>
          {problem.reason && text(`decline-${problem.reason}`)}
        </Notice>
      </div>
    )
  }
  if (!lastDecline) return null
  return (
    <div className={styles.refusal}>
      <Notice tone="error" isAnnounced title={text('error')}>
        {text(`decline-${lastDecline}`)}
      </Notice>
    </div>
  )
}

function MethodName({ method, plans }: { method: PaymentMethod; plans: InstallmentPlan[] }) {
  const text = useText('payment')
  const most = Math.max(...plans.map((plan) => plan.count))
  const names: Record<PaymentMethod, { name: string; hint: string; end: ReactNode }> = {
    card: { name: text('card'), hint: text('card-hint'), end: <CardBrands /> },
    transfer: { name: text('transfer'), hint: text('transfer-hint'), end: <MethodIcon name="landmark" /> },
    installments: {
      name: text('installments'),
      hint: text('installments-hint', { count: String(most) }),
      end: <MethodIcon name="percent" />,
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

function MethodIcon({ name }: { name: IconName }) {
  return <Icon name={name} />
}

function emptyDraft({ payer }: PaymentView, plans: InstallmentPlan[]) {
  return { ...payer, cardName: '', expiry: '', installments: plans.find((plan) => plan.count > 1)?.count ?? 1 }
}
