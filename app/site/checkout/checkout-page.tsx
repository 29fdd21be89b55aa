import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { translator } from '#app/messages/translator.ts'
import { cartCookies } from '#app/http/middleware/cart-cookies.server.ts'
import { localeContext, servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import { addCookies, browserOf, rememberSession, signInCookies } from '#app/http/middleware/session.server.ts'
import { waitingOfferCookie, waitingOfferOf } from '#app/http/middleware/waiting-offer-cookie.server.ts'
import { asksToReadLines } from '#app/intake/read-lines.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageScript } from '#app/page/page-script.tsx'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ProgressSteps } from '#app/ui/progress-steps.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { currencies, type Currency } from '#kernel/money.ts'
import { signIn } from '#modules/accounts/index.server.ts'
import { CART_COOKIE, decodeLines, type CheckoutDraft } from '#modules/booking/index.ts'
import { cookiesOf } from '#platform/http/cookies.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/checkout-page.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutNews } from './checkout-news.tsx'
import styles from './checkout-page.module.css'
import { copyKnown } from './copy-known.ts'
import { fillFromLines, pastedIn, type PastedLines } from './fill-from-lines.ts'
import { readCheckout } from './checkout-view.server.ts'
import { consentDocuments } from './consent-documents.server.ts'
import { placeOrderFromForm, type OrderProblem } from './place-order-from-form.server.ts'
import { readDraft } from './read-draft.ts'

export const handle: PageHandle = {
  page: 'document',
  layout: 'checkout',
  isCached: false,
  areas: ['checkout', 'cart', 'document-lines', 'forms', 'tour', 'travellers', 'ui', 'ways'],
  query: ['currency'],
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

type Answer = { draft: CheckoutDraft; problem?: OrderProblem; signInProblem?: string; pasted?: PastedLines }

const OrderFields = z.object({
  intent: z
    .union([z.enum(['order', 'sign-in', 'preview']), z.templateLiteral(['copy-', z.int().min(0).max(98)])])
    .catch('order'),
  idempotencyKey: z.string().min(8).max(128),
  shownTotal: z.coerce.number().int().min(0),
})

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const state = await readCheckout(db, {
    lines: linesOf(request),
    waitingToken: waitingOfferOf(request, context),
    currency: currencyOf(url),
    locale,
    user: context.get(sessionContext),
    accounts: env.messages,
    now: new Date(),
  })
  if (state.kind === 'blocked') throw redirect(paths.cart(locale))
  if (state.kind === 'empty') return { kind: 'empty' as const }
  const documents = await consentDocuments(db, state.group, locale)
  return { kind: 'open' as const, view: state.view, documents, idempotencyKey: crypto.randomUUID() }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const fields = await formFields(request)
  const read = OrderFields.safeParse(fields)
  if (!read.success) throw data(null, { status: 400 })
  const { env } = context.get(servicesContext)
  const { intent, ...form } = read.data
  const draft = readDraft(fields)
  const now = new Date()
  const shown = withoutPasswords(draft)
  const pasted = pastedIn(fields)
  if (asksToReadLines(fields) !== undefined) {
    const { status, ...filled } = fillFromLines(shown, fields, now)
    return data<Answer>(filled, { status })
  }
  if (intent === 'preview') return data<Answer>({ draft: shown, pasted })
  if (intent.startsWith('copy-'))
    return data<Answer>({ draft: copyKnown(shown, Number(intent.slice('copy-'.length))), pasted })
  if (intent === 'sign-in') return enter(request, context, fields, shown, now)

  const userAgent = request.headers.get('User-Agent') ?? ''
  const currency = currencyOf(url)
  const outcome = await placeOrderFromForm(
    context,
    { ...form, draft, currency, userAgent, waitingToken: waitingOfferOf(request, context) },
    now,
  )
  if ('problem' in outcome)
    return data<Answer>({ draft: shown, problem: outcome.problem, pasted }, { status: outcome.status })

  const cookies = new Headers()
  const ordered = new Set(draft.travellers.map(({ tourId }) => tourId))
  addCookies(
    cookies,
    cartCookies(
      linesOf(request).filter(({ tourId }) => !ordered.has(tourId)),
      env.publicUrl,
    ),
  )
  if (waitingOfferOf(request, context) !== undefined)
    addCookies(cookies, [waitingOfferCookie(undefined, env.publicUrl)])
  if (draft.mode === 'create') {
    const entered = await signInWith(request, context, draft.contact.email, draft.account.password, now)
    if (entered.ok) addCookies(cookies, signInCookies(entered.value, env.publicUrl, now))
  }
  return redirect(paths.payment(context.get(localeContext), outcome.placed.paymentToken), { headers: cookies })
}

export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('checkout')
  return (
    <main className={`wrap ${styles.main}`}>
      <PageHead title={text('title')} path="/odeme" isIndexed={false} />
      <h1>{text('title')}</h1>
      {loaderData.kind === 'empty' ? <Empty /> : <Checkout {...loaderData} answer={actionData} />}
    </main>
  )
}

function Checkout({
  view,
  documents,
  idempotencyKey,
  answer,
}: Extract<Route.ComponentProps['loaderData'], { kind: 'open' }> & { answer: Answer | undefined }) {
  const text = useText('checkout')
  const problems = answer?.problem?.kind === 'fields' ? answer.problem.problems : []
  // Travellers belong to the cart as it is now: a draft of another cart would name tours that are no longer there.
  const isSameCart = answer?.draft.travellers.every(({ tourId }) => view.tours.some(({ id }) => id === tourId)) ?? false
  const draft = answer && isSameCart ? answer.draft : view.draft
  return (
    <>
      <ProgressSteps
        current={1}
        steps={[text('step-cart'), text('step-travellers'), text('step-payment'), text('step-done')]}
      />
      {answer?.problem && <CheckoutNews problem={answer.problem} tours={view.tours} />}
      <CheckoutForm
        view={{ ...view, draft }}
        documents={documents}
        idempotencyKey={idempotencyKey}
        problems={problems}
        signInProblem={answer?.signInProblem}
        pasted={answer && isSameCart ? answer.pasted : undefined}
      />
      <PageScript name="checkout-form" />
      <PageScript name="document-picture" />
    </>
  )
}

function Empty() {
  const text = useText('cart')
  const locale = useLocale()
  return (
    <EmptyState title={text('empty')} lead={text('hint')}>
      <ButtonLink href={paths.tours(locale)}>{text('see-departures')}</ButtonLink>
    </EmptyState>
  )
}

/** Signs a member in without losing what was typed; loaders that run after this know who it is. */
async function enter(
  request: Request,
  context: Route.ActionArgs['context'],
  fields: Record<string, string>,
  draft: CheckoutDraft,
  now: Date,
) {
  const locale = context.get(localeContext)
  const entered = await signInWith(request, context, fields['identifier'] ?? '', fields['signInPassword'] ?? '', now)
  if (entered.ok) {
    context.set(sessionContext, entered.value.user)
    const cookies = new Headers()
    addCookies(cookies, signInCookies(entered.value, context.get(servicesContext).env.publicUrl, now))
    return data<Answer>({ draft: { ...draft, mode: 'member' } }, { headers: cookies })
  }
  const staff = translator(locale, 'staff')
  const account = translator(locale, 'account')
  const words = {
    credentials: staff('login-invalid'),
    'account-blocked': staff('login-blocked'),
    'rate-limited': account('login-too-many'),
    busy: account('login-busy'),
    'second-factor': translator(locale, 'security')('step-needed'),
  }
  return data<Answer>({ draft, signInProblem: words[entered.error.code] }, { status: statusOf(entered.error.code) })
}

function signInWith(
  request: Request,
  context: Route.ActionArgs['context'],
  identifier: string,
  password: string,
  now: Date,
) {
  return signIn(context.get(servicesContext).db, { identifier, password, ...browserOf(request, context) }, now)
}

/** Passwords never go back into a page. */
function withoutPasswords(draft: CheckoutDraft): CheckoutDraft {
  return { ...draft, account: { password: '', confirmPassword: '' } }
}

function linesOf(request: Request) {
  return decodeLines(cookiesOf(request).get(CART_COOKIE) ?? '')
}

function currencyOf(url: URL): Currency | undefined {
  return currencies.find((each) => each === url.searchParams.get('currency'))
}
