import { redirect } from 'react-router'
import { z } from 'zod'
import { localeContext, servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import { addCookies, rememberSession } from '#app/http/middleware/session.server.ts'
import { cartCookies } from '#app/http/middleware/cart-cookies.server.ts'
import { waitingOfferOf } from '#app/http/middleware/waiting-offer-cookie.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageScript } from '#app/page/page-script.tsx'
import { paths, withQuery } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ProgressSteps } from '#app/ui/progress-steps.tsx'
import { useText } from '#app/ui/text.tsx'
import { currencies } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { CART_COOKIE, decodeLines, encodeLines, readStoredCart } from '#modules/booking/index.ts'
import { viewCart } from '#modules/booking/index.server.ts'
import { findDeparturesForSale, listTours } from '#modules/catalog/index.server.ts'
import { cookiesOf } from '#platform/http/cookies.server.ts'
import type { Route } from './+types/cart-page.ts'
import { CartBar } from './cart-bar.tsx'
import { CartGroupList } from './cart-group.tsx'
import styles from './cart-page.module.css'
import { CartSummary } from './cart-summary.tsx'
import { changeCart } from '#app/acts/cart/change-cart.ts'
import { ClearCart } from './clear-cart.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { RemovedNote } from './removed-note.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  isCached: false,
  areas: ['cart', 'checkout', 'tour', 'ui'],
  query: ['currency', 'removed', 'problem'],
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

const Query = z.object({
  currency: z.enum(currencies).optional().catch(undefined),
  removed: z.string().max(2000).transform(decodeLines).catch([]),
  problem: z.literal('quantity').optional().catch(undefined),
})

const UPCOMING = 3

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const now = new Date()
  const today = dayInIstanbul(now)
  const query = Query.parse(Object.fromEntries(url.searchParams))
  const asker = { waitingToken: waitingOfferOf(request, context), isMember: context.get(sessionContext) !== null }
  const cart = await viewCart(db, { lines: linesOf(request), ...asker }, now)
  const [removedTour] = await findDeparturesForSale(
    db,
    query.removed.map(({ tourId }) => tourId),
    today,
  )
  const removed =
    query.removed.length > 0
      ? { lines: encodeLines(query.removed), title: removedTour?.tourName ?? null, count: query.removed.length }
      : null
  const upcoming =
    cart.groups.length === 0
      ? await listTours(db, {
          filter: { availability: 'available', kinds: ['umrah'] },
          sort: 'departureDate',
          page: 1,
          pageSize: UPCOMING,
          locale: context.get(localeContext),
          today,
        })
      : null
  return { cart, removed, today, currency: query.currency, problem: query.problem, upcoming: upcoming?.tours ?? [] }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { env } = context.get(servicesContext)
  const rows = linesOf(request).map((row) => ({ ...row, id: `${row.tourId}~${row.fare}` }))
  const change = changeCart(
    { lines: readStoredCart(JSON.stringify(rows)), version: 0 },
    await request.formData(),
    new Date(),
  )
  const query = {
    currency: url.searchParams.get('currency') ?? undefined,
    removed: encodeLines(change.removed) || undefined,
    problem: change.problem,
  }
  const kept = new Headers()
  addCookies(kept, cartCookies(change.cart.lines, env.publicUrl))
  return redirect(withQuery(paths.cart(context.get(localeContext)), query), { status: 303, headers: kept })
}

export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { cart, removed, currency, upcoming, problem, today } = loaderData
  const text = useText('cart')
  const groups = cart.groups.toSorted((a, b) => Number(b.currency === currency) - Number(a.currency === currency))
  const [payable] = groups
  return (
    <main className={`wrap ${styles.main}`}>
      <PageHead title={text('title')} path="/sepet" isIndexed={false} />
      <cart-page class={styles.cart}>
        {payable ? (
          <>
            <header className={styles.head}>
              <h1>{text('title')}</h1>
              <p>
                {text('lines', { count: cart.groups.reduce((count, group) => count + group.tours.length, 0) })}
                {groups.length > 1 && ` · ${text('currencies', { count: groups.length })}`}
              </p>
              {removed && <RemovedNote {...removed} />}
            </header>
            <Steps />
            {problem && (
              <Notice tone="error" isAnnounced>
                {text('refused-quantity')}
              </Notice>
            )}
            {cart.unknown.length > 0 && <Notice tone="warning">{text('gone', { count: cart.unknown.length })}</Notice>}
            <div className={styles.columns}>
              <div>
                <CartGroupList groups={groups} />
                <ClearCart />
              </div>
              <CartSummary group={payable} today={today} />
            </div>
            <CartBar group={payable} />
          </>
        ) : (
          <EmptyCart tours={upcoming} removed={removed} />
        )}
      </cart-page>
      <PageScript name="cart-page" />
    </main>
  )
}

function Steps() {
  const text = useText('checkout')
  return (
    <ProgressSteps
      current={0}
      steps={[text('step-cart'), text('step-travellers'), text('step-payment'), text('step-done')]}
    />
  )
}

function linesOf(request: Request) {
  return decodeLines(cookiesOf(request).get(CART_COOKIE) ?? '')
}
