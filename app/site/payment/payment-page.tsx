import { statusOf } from '#app/refusals/refusals.ts'
import type { ReactNode } from 'react'
import { data, redirect, useOutlet, useSearchParams } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { DepositNote } from '#app/site/cart/deposit-note.tsx'
import { paths } from '#app/addresses/paths.ts'
import { PageScript } from '#app/page/page-script.tsx'
import { paymentGatewayOf } from '#app/work/payment-gateway.server.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ProgressSteps } from '#app/ui/progress-steps.tsx'
import { useText } from '#app/ui/text.tsx'
import type { DeclineReason, PaymentChoice } from '#modules/payments/index.ts'
import { chooseDeposit, findAbout, findForeignBalance, findPlaceInPlan } from '#modules/booking/index.server.ts'
import { findPaymentPage } from '#modules/payments/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/payment-page.ts'
import { BankStep } from './bank-step.tsx'
import { CheckingScreen } from './checking-screen.tsx'
import { DepositChoice } from './deposit-choice.tsx'
import { GoneScreen } from './gone-screen.tsx'
import { readPayerAgreements } from './payer-agreements.server.ts'
import { PaymentForm, type PaymentAnswer } from './payment-form.tsx'
import styles from './payment-page.module.css'
import { PaymentSummary } from './payment-summary.tsx'
import { PaymentNumber } from './payment-number.tsx'
import { toPaymentView, type PaymentView } from './payment-view.server.ts'
import { sendPayment } from './send-payment.server.ts'
import { TestBar } from './test-bar.tsx'
import { TransferWaiting } from './transfer-waiting.tsx'
import { UsedScreen } from './used-screen.tsx'

export const handle: PageHandle = {
  page: 'document',
  isCached: false,
  layout: 'checkout',
  areas: ['payment', 'cart'],
  query: ['method', 'account', 'error'],
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const gateway = paymentGatewayOf(context.get(servicesContext))
  const page = await findPaymentPage(gateway, params.paymentId, new Date())
  if (!page) return data({ kind: 'gone' as const }, { status: 404 })
  const locale = context.get(localeContext)
  const place = page.subject.kind === 'order' ? await findPlaceInPlan(gateway.db, page.token, new Date()) : undefined
  if (place?.kind === 'moved') throw redirect(paths.payment(locale, place.paymentToken))
  if (page.state.kind === 'cancelled' || page.state.kind === 'expired')
    return data({ kind: 'gone' as const }, { status: 410 })
  const part = place?.part
  const owed = page.amount
  // Whoever pays a link or a share sees about what is asked for, and nothing of what an order was paid in.
  const foreign =
    part && !part.isShare
      ? await findForeignBalance(gateway.db, { orderId: page.subject.ref, owed }, new Date())
      : { paid: [], owed: await findAbout(gateway.db, { owed }, new Date()) }
  return data({
    kind: 'payment' as const,
    view: toPaymentView(
      page,
      { part, agreements: await readPayerAgreements(gateway.db, page, locale), foreign },
      locale,
    ),
    isTest: gateway.providers.some(({ id }) => id === 'sandbox'),
    idempotencyKey: crypto.randomUUID(),
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await formFields(request)
  const { choice } = fields
  if (choice === 'deposit' || choice === 'full') {
    const { db } = context.get(servicesContext)
    const chosen = await chooseDeposit(db, { paymentToken: params.paymentId, choice }, new Date())
    // What cannot be chosen any more is told by the page as it stands now.
    return redirect(paths.payment(context.get(localeContext), chosen.ok ? chosen.value.paymentToken : params.paymentId))
  }
  const sent = await sendPayment(fields, { request, context }, params.paymentId)
  if (sent.kind === 'go') return redirect(sent.to)
  if (sent.kind === 'unreadable') throw data(null, { status: 400 })
  return data<PaymentAnswer>(sent.answer, { status: statusOf(sent.answer.problem.code) })
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
              {loaderData.view.steps.length > 0 && (
                <div className={styles.steps}>
                  <ProgressSteps current={2} steps={loaderData.view.steps} />
                </div>
              )}
              <PaymentScreen view={loaderData.view} answer={actionData} idempotencyKey={loaderData.idempotencyKey} />
            </>
          ))
        )}
      </main>
      <PageScript name="payment-page" />
    </>
  )
}

type ScreenProps = { view: PaymentView; answer: PaymentAnswer | undefined; idempotencyKey: string }

function PaymentScreen({ view, answer, idempotencyKey }: ScreenProps) {
  const text = useText('payment')
  const [search] = useSearchParams()
  const { state } = view
  const number = <PaymentNumber view={view} />
  switch (state.kind) {
    case 'paid':
      return <UsedScreen token={view.token} number={number} paidAt={state.paidAt} />
    case 'checking':
      return <CheckingScreen token={view.token} number={number} needsPerson={state.needsPerson} />
    case 'awaiting-transfer':
      if (!answer && search.get('method') !== 'card') return <TransferWaiting view={view} state={state} />
      return <PaymentColumns {...{ view, answer, idempotencyKey }} choice={state} />
    case 'cancelled':
    case 'expired':
      return <GoneScreen />
    case 'open':
      return (
        <PaymentColumns {...{ view, answer, idempotencyKey }} choice={state} lastDecline={state.lastDecline}>
          {view.choice && <DepositChoice choice={view.choice} />}
          {view.noDeposit && <DepositNote deposit={{ kind: view.noDeposit }} />}
        </PaymentColumns>
      )
    case 'at-bank':
      if (state.step.kind !== 'redirect' && !answer && !search.has('method'))
        return (
          <Columns view={view} origins={state.origins}>
            <BankStep step={state.step} />
          </Columns>
        )
      return (
        <PaymentColumns {...{ view, answer, idempotencyKey }} choice={state}>
          <Notice tone="warning">
            {text('at-bank')}
            <ButtonLink
              look="outline"
              isSmall
              href={state.step.kind === 'redirect' ? state.step.url : '?'}
              className={styles.continue}
            >
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
}: ScreenProps & { choice: PaymentChoice; lastDecline?: DeclineReason | null; children?: ReactNode }) {
  return (
    <Columns view={view} origins={choice.origins}>
      {children}
      <PaymentForm {...{ view, choice, lastDecline, answer, idempotencyKey }} />
    </Columns>
  )
}

/** `origins`: where this page may send forms and whose pages it may frame; the policy of the page is made from them. */
function Columns({ view, origins, children }: { view: PaymentView; origins: string[]; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <PaymentSummary view={view} />
      <section className={styles.ways} data-bank-origins={origins.length > 0 ? origins.join(' ') : undefined}>
        {children}
      </section>
    </div>
  )
}
