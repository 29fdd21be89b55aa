import type { ReactNode } from 'react'
import {
  data,
  redirect,
  redirectDocument,
  useOutlet,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { z } from 'zod'
import { factsContext, localeContext, servicesContext } from '#app/middleware/contexts.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { paymentGatewayOf } from '#app/payment-gateway.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ProgressSteps } from '#app/ui/progress-steps.tsx'
import { useText } from '#app/ui/text.tsx'
import type { DeclineReason, PaymentChoice } from '#modules/payments/index.ts'
import { findPaymentPage, startCardPayment, startTransfer } from '#modules/payments/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/payment-page.ts'
import { CheckingScreen } from './checking-screen.tsx'
import { GoneScreen } from './gone-screen.tsx'
import { isolated } from './isolated.ts'
import { MethodChoice, type PaymentAnswer } from './method-choice.tsx'
import styles from './payment-page.module.css'
import { statusOfProblem } from './payment-problem.ts'
import { PaymentSummary } from './payment-summary.tsx'
import { toPaymentView, type PaymentView } from './payment-view.server.ts'
import { TestBar } from './test-bar.tsx'
import { TransferWaiting } from './transfer-waiting.tsx'
import { UsedScreen } from './used-screen.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'checkout',
  areas: ['payment', 'ui'],
}

const PaymentForm = z.object({
  intent: z.enum(['card', 'transfer']),
  idempotencyKey: z.string().min(8).max(128),
  chosenMethod: z.enum(['card', 'installments', 'transfer']).catch('card'),
  installments: z.coerce.number().int().catch(1),
  number: z.string().catch(''),
  cardName: z.string().catch(''),
  expiry: z.string().catch(''),
  cvc: z.string().catch(''),
  name: z.string().catch(''),
  email: z.string().catch(''),
  phone: z.string().catch(''),
})

const CARD_TRIES = { max: 5, perSeconds: 60 }

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const gateway = paymentGatewayOf(context.get(servicesContext))
  const page = await findPaymentPage(gateway, params.paymentId, new Date())
  if (!page) return data({ kind: 'gone' as const }, { status: 404 })
  if (page.state.kind === 'cancelled' || page.state.kind === 'expired')
    return data({ kind: 'gone' as const }, { status: 410 })
  return data({
    kind: 'payment' as const,
    view: toPaymentView(page, locale),
    isTest: gateway.cards?.id === 'sandbox',
    idempotencyKey: crypto.randomUUID(),
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const parsed = PaymentForm.safeParse({ ...(await formFields(request)) })
  if (!parsed.success) throw data(null, { status: 400 })
  const form = parsed.data
  const { db, log, env, limiter } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const gateway = paymentGatewayOf({ db, log, env })
  const token = params.paymentId
  const now = new Date()
  const { number, cvc, intent, chosenMethod: method, idempotencyKey, ...draft } = form
  const refuse = (problem: PaymentAnswer['problem'], fields: PaymentAnswer['fields'] = {}) =>
    data<PaymentAnswer>({ problem, fields, draft, method, idempotencyKey: crypto.randomUUID() }, { status: statusOfProblem[problem.code] })

  const payer = { name: form.name, email: form.email, phone: form.phone }
  if (intent === 'transfer') {
    const awaited = await startTransfer(gateway, { token, idempotencyKey, payer }, now)
    if (!awaited.ok) return refuse({ code: awaited.error.code }, 'fields' in awaited.error ? awaited.error.fields : {})
    return redirect(paths.payment(locale, token))
  }

  const turn = limiter.allow(`card:${context.get(factsContext).clientAddress}`, CARD_TRIES, now)
  if (!turn.ok) return refuse({ code: 'rate-limited' })
  const card = { number, cvc, expiry: form.expiry, cardName: form.cardName }
  const started = await startCardPayment(
    gateway,
    { token, idempotencyKey, locale, installments: form.installments, payer, card },
    now,
  )
  if (started.ok)
    return redirectDocument(started.value.kind === 'redirect' ? started.value.url : paths.paymentSuccess(locale, token))
  const { error } = started
  if (error.code === 'provider-timeout' || error.code === 'already-paid') return redirect(paths.payment(locale, token))
  return refuse(
    { code: error.code, reason: 'reason' in error ? error.reason : undefined },
    'fields' in error ? error.fields : {},
  )
}

/**
 * Looking at another method is no reason to ask the server again. A refused payment is: its form needs a new key, and
 * the payment may stand elsewhere now.
 */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (formMethod && formMethod !== 'GET') return true
  const isOtherMethod = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isOtherMethod ? false : defaultShouldRevalidate
}

export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
}

export default function PaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('payment')
  const success = useOutlet()
  const isGone = loaderData.kind === 'gone'
  return (
    <>
      <title>{isGone ? text('title') : text('page-title', { reference: loaderData.view.reference })}</title>
      <meta name="robots" content="noindex" />
      {!isGone && loaderData.isTest && <TestBar />}
      <main className={`wrap ${styles.main}`}>
        {isGone ? (
          <GoneScreen />
        ) : (
          (success ?? (
            <>
              {loaderData.view.steps.length > 0 && <OrderSteps steps={loaderData.view.steps} />}
              <PaymentScreen view={loaderData.view} answer={actionData} idempotencyKey={actionData?.idempotencyKey ?? loaderData.idempotencyKey} />
            </>
          ))
        )}
      </main>
    </>
  )
}

function OrderSteps({ steps }: { steps: string[] }) {
  return (
    <div className={styles.steps}>
      <ProgressSteps current={2} steps={steps} />
    </div>
  )
}

function PaymentScreen({
  view,
  answer,
  idempotencyKey,
}: {
  view: PaymentView
  answer: PaymentAnswer | undefined
  idempotencyKey: string
}) {
  const text = useText('payment')
  const [search] = useSearchParams()
  const { state } = view
  const eyebrow = view.isOrder
    ? text('order-no', { orderNo: isolated(view.reference) })
    : text('link-no', { reference: isolated(view.reference) })
  switch (state.kind) {
    case 'paid':
      return <UsedScreen token={view.token} eyebrow={eyebrow} paidAt={state.paidAt} />
    case 'checking':
      return <CheckingScreen eyebrow={eyebrow} needsPerson={state.needsPerson} />
    case 'awaiting-transfer':
      if (search.get('method') !== 'card') return <TransferWaiting view={view} state={state} />
      return <PaymentColumns view={view} choice={state} answer={answer} idempotencyKey={idempotencyKey} />
    case 'cancelled':
    case 'expired':
      return <GoneScreen />
    case 'open':
      return (
        <PaymentColumns
          view={view}
          choice={state}
          lastDecline={state.lastDecline}
          answer={answer}
          idempotencyKey={idempotencyKey}
        />
      )
    case 'at-bank':
      return (
        <PaymentColumns view={view} choice={state} answer={answer} idempotencyKey={idempotencyKey}>
          <Notice tone="warning">
            {text('at-bank')}
            <ButtonLink look="outline" isSmall href={state.continueUrl} className={styles.continue}>
              {text('continue-at-bank')}
            </ButtonLink>
          </Notice>
        </PaymentColumns>
      )
  }
}

function PaymentColumns({
  view,
  choice,
  lastDecline = null,
  answer,
  idempotencyKey,
  children,
}: {
  view: PaymentView
  choice: PaymentChoice
  lastDecline?: DeclineReason | null
  answer: PaymentAnswer | undefined
  idempotencyKey: string
  children?: ReactNode
}) {
  return (
    <div className={styles.columns}>
      <PaymentSummary view={view} />
      <section className={styles.ways}>
        {children}
        <MethodChoice key={idempotencyKey} {...{ view, choice, lastDecline, answer, idempotencyKey }} />
      </section>
    </div>
  )
}
