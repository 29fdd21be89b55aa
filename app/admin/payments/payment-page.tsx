import { data, redirect } from 'react-router'
import { z } from 'zod'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paymentGatewayOf } from '#app/work/payment-gateway.server.ts'
import { localePath, paths } from '#app/addresses/paths.ts'
import { providerName } from '#app/ui/provider-name.ts'
import { Notice } from '#app/ui/notice.tsx'
import { RateText } from '#app/ui/rate-text.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import type { Result } from '#kernel/result.ts'
import { cardBrandName, isUndecided } from '#modules/payments/index.ts'
import {
  announceDispute,
  askAgain,
  clearAttention,
  findAttempt,
  isDisputable,
  settleByHand,
  settleDispute,
} from '#modules/payments/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { actOnce } from '../act-once.server.ts'
import { AttemptSteps } from '../ui/attempt-steps.tsx'
import { attemptTone } from '../ui/attempt-tone.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { cell } from '#app/ui/data-table.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/payment-page.ts'
import { Decisions, type DecisionRefusal } from './decisions.tsx'
import { PayerAgreement } from './payer-agreement.tsx'
import styles from './payment-page.module.css'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-payments', 'document-names', 'account', 'ui'],
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const found = await findAttempt(context.get(servicesContext).db, admin, params.attemptRef)
  if (!found) throw data(null, { status: 404 })
  const { attempt, steps } = found
  const title = attempt.title[context.get(localeContext)]
  return { attempt: { ...attempt, title, canBeDisputed: isDisputable(attempt) }, steps, key: crypto.randomUUID() }
}

const Decision = z.object({
  intent: z.enum(['ask', 'captured', 'not-charged', 'clear', 'disputed', 'won', 'lost']),
  amount: z.string().max(20).default(''),
  note: z.string().max(500).default(''),
})

/** Asks the provider again, or writes what a person found out. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'payments')
  const gateway = paymentGatewayOf(context.get(servicesContext))
  const fields = await formFields(request)
  const form = Decision.safeParse(fields)
  const found = await findAttempt(gateway.db, admin, params.attemptRef)
  if (!form.success || !found) throw data(null, { status: found ? 400 : 404 })
  const { intent, amount, note } = form.data
  const attemptRef = found.attempt.ref
  const now = new Date()
  const refuse = (code: DecisionRefusal['code']) => data<DecisionRefusal>({ code, amount, note }, { status: 422 })
  const here = redirect(paths.adminPayment(context.get(localeContext), attemptRef))
  const once = <Done, Refusal>(act: (tx: Db) => Promise<Result<Done, Refusal>>) =>
    actOnce(gateway.db, admin, fields, act)
  switch (intent) {
    case 'ask': {
      const asked = await askAgain(gateway, admin, attemptRef, now)
      return asked.ok ? here : refuse(asked.error.code)
    }
    case 'captured': {
      const taken = parseTypedAmount(amount, found.attempt.amount.currency)
      if (!taken || taken.minor <= 0) return refuse('amount')
      const outcome = { kind: 'captured', amount: taken } as const
      const settled = await once((tx) => settleByHand(tx, admin, { attemptRef, outcome, note }, now))
      return settled.ok ? here : refuse(settled.error.code)
    }
    case 'not-charged': {
      const outcome = { kind: 'not-charged' } as const
      const settled = await once((tx) => settleByHand(tx, admin, { attemptRef, outcome, note }, now))
      return settled.ok ? here : refuse(settled.error.code)
    }
    case 'disputed': {
      const announced = await once((tx) => announceDispute(tx, admin, { attemptRef, note }, now))
      return announced.ok ? here : refuse(announced.error.code)
    }
    case 'won':
    case 'lost': {
      const settled = await once((tx) => settleDispute(tx, admin, { attemptRef, outcome: intent, note }, now))
      return settled.ok ? here : refuse(settled.error.code)
    }
    case 'clear': {
      const cleared = await clearAttention(gateway.db, admin, { attemptRef, note }, now)
      return cleared.ok ? here : refuse(cleared.error.code)
    }
  }
}

/** One try to pay with all its steps, and what a person can decide about it. */
export default function PaymentPage({ loaderData: { attempt, steps, key }, actionData }: Route.ComponentProps) {
  const text = useText('staff-payments')
  const staff = useText('staff')
  const locale = useLocale()
  const { payer, card } = attempt
  const orderId = /^\/order\/([^/?]+)/.exec(attempt.orderPath ?? '')?.[1]
  return (
    <>
      <PageHead
        title={text('payment-title', { reference: attempt.reference })}
        path={`/admin/payments/${attempt.ref}`}
        isIndexed={false}
      />
      <BackLink to={localePath(locale, '/admin/payments')}>{text('back')}</BackLink>
      <PageTop
        title={
          <>
            {attempt.title} <bdi>{attempt.reference}</bdi>
          </>
        }
        lead={<Tag tone={attemptTone[attempt.state]}>{staff(`payment-state-${attempt.state}`)}</Tag>}
      />
      <div className={styles.columns}>
        <Card title={text('facts')}>
          <Facts>
            <Fact name={text('column-amount')} isStrong>
              <MoneyText money={attempt.amount} cents />
            </Fact>
            {attempt.foreign && (
              <Fact name={staff('paid-in')}>
                <MoneyText money={attempt.foreign.paid} cents />{' '}
                <small>
                  <RateText rate={attempt.foreign.rate} />
                </small>
              </Fact>
            )}
            {attempt.captured && (
              <Fact name={text(attempt.foreign ? 'counted' : 'captured')}>
                <MoneyText money={attempt.captured} cents />
              </Fact>
            )}
            {attempt.surcharge.minor > 0 && (
              <Fact name={text('surcharge', { count: attempt.installments })}>
                <MoneyText money={attempt.surcharge} cents />
              </Fact>
            )}
            <Fact name={text('column-way')}>
              {staff(`payment-method-${attempt.method}`)}{' '}
              <bdi dir="ltr">
                {attempt.method === 'card' ? providerName(attempt.provider) : attempt.transferReference}
              </bdi>
            </Fact>
            {card && (
              <Fact name={text('card')}>
                <bdi dir="ltr">
                  {cardBrandName(card.brand)} ···· {card.last4}
                </bdi>
              </Fact>
            )}
            <Fact name={text('column-payer')}>
              <bdi>{payer.name}</bdi>
              <span className={cell.second}>
                <bdi dir="ltr">{payer.email}</bdi>
              </span>
            </Fact>
            <Fact name={staff('attempt-ref')}>
              <bdi dir="ltr">{attempt.ref}</bdi>
            </Fact>
            {attempt.paymentRef && attempt.method === 'cash' && (
              <Fact name={text('register-entry')}>
                <a href={paths.adminCashEntry(locale, attempt.paymentRef)}>{text('open-entry')}</a>
              </Fact>
            )}
            {attempt.paymentRef && attempt.method === 'card' && (
              <Fact name={text('provider-ref')}>
                <bdi dir="ltr">{attempt.paymentRef}</bdi>
              </Fact>
            )}
            {orderId && (
              <Fact name={text('column-for')}>
                <a href={paths.adminOrder(locale, orderId)}>{text('open-order')}</a>
              </Fact>
            )}
          </Facts>
        </Card>
        <div>
          {attempt.flags.length > 0 && (
            <Notice
              tone={attempt.attention.clearedAt ? 'info' : 'warning'}
              title={attempt.flags.map((flag) => staff(`flag-${flag}`)).join(' · ')}
            >
              {attempt.attention.note ? (
                <bdi>{attempt.attention.note}</bdi>
              ) : (
                attempt.flags.map((flag) => <p key={flag}>{text(`explain-${flag}`)}</p>)
              )}
            </Notice>
          )}
          <Decisions
            formKey={key}
            attempt={attempt}
            isUndecided={isUndecided(attempt.state)}
            canBeDisputed={attempt.canBeDisputed}
            isDisputed={attempt.state === 'disputed' && !attempt.attention.clearedAt}
            needsNote={attempt.flags.length > 0 && !attempt.attention.clearedAt}
            refusal={actionData}
          />
          {attempt.agreement && <PayerAgreement agreement={attempt.agreement} />}
          <Card title={staff('attempt-history')}>
            <AttemptSteps steps={steps} className={styles.timeline} />
          </Card>
        </div>
      </div>
    </>
  )
}
