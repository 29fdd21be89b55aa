import type { ProviderAccounts } from '../gateway.server.ts'
import type { Books } from './doubles/books.ts'
import { startFaultyLine } from './doubles/faulty-line.ts'
import { startIyzicoDouble } from './doubles/iyzico/iyzico-double.ts'
import { paytrCards, paytrKeys, startPaytrDouble } from './doubles/paytr/paytr-double.ts'
import type { Notice } from './doubles/post-notice.ts'
import { startStripeDouble, stripeKeys, type StripeEvent } from './doubles/stripe/stripe-double.ts'
import type { OpenPage, ProviderAtRisk } from './play-schedule.ts'

/** A double behind a faulty line, with the contract that leads a shop to it and the books it keeps. */
export type RiskyContract = {
  at: ProviderAtRisk
  accounts: Partial<ProviderAccounts>
  books: Books
  close: () => Promise<void>
}

/** Providers close their pages after half an hour; some of their clocks are late. */
const PAGE_LIFE_MS = 35 * 60_000

const DAY_MS = 24 * 60 * 60_000

export async function iyzicoAtRisk(): Promise<RiskyContract> {
  const [goodCard, noFunds] = ['5528790000000008', '4111111111111129']
  const iyzico = await startIyzicoDouble()
  const line = await startFaultyLine(iyzico.url)
  return {
    accounts: { iyzico: { ...iyzico.account, baseUrl: line.url } },
    books: iyzico.books,
    close: () => closeAll(line, iyzico),
    at: {
      id: 'iyzico',
      line,
      pageLifeMs: PAGE_LIFE_MS,
      repeatsNotices: false,
      pay: (page, isGood) => iyzico.payOnPages(urlOf(page), isGood ? goodCard : noFunds),
      noticesOf: (attemptRef, isForged) => [
        iyzico.notificationOf(attemptRef, isForged ? { secretKey: 'of somebody else' } : {}),
      ],
    },
  }
}

/** In the frame its page is closed in time; the form that a browser sends straight to it stays good for as long as it is open. */
export async function paytrAtRisk(mode: 'iframe' | 'direct'): Promise<RiskyContract> {
  const paytr = await startPaytrDouble()
  const line = await startFaultyLine(paytr.url)
  const sent = new Map<string, Notice[]>()
  return {
    accounts: { paytr: { ...paytrKeys, mode, baseUrl: line.url } },
    books: paytr.books,
    close: () => closeAll(line, paytr),
    at: {
      id: 'paytr',
      line,
      pageLifeMs: mode === 'iframe' ? PAGE_LIFE_MS : DAY_MS,
      repeatsNotices: mode === 'direct',
      async pay({ attemptRef, step }, isGood) {
        if (step.kind === 'card-form')
          await fetch(new URL('/odeme', paytr.url), { method: 'POST', body: cardForm(step.fields) })
        const notice = isGood ? paytr.pay(attemptRef) : paytr.refuse(attemptRef, '0')
        sent.set(attemptRef, [...(sent.get(attemptRef) ?? []), notice])
        return {}
      },
      noticesOf: (attemptRef, isForged) => (isForged ? [forgedSuccess(attemptRef)] : (sent.get(attemptRef) ?? [])),
    },
  }
}

export async function stripeAtRisk(): Promise<RiskyContract> {
  const clock = { now: new Date(0) }
  const stripe = await startStripeDouble({ now: () => clock.now })
  const line = await startFaultyLine(stripe.url)
  const sent = new Map<string, StripeEvent[]>()
  return {
    accounts: { stripe: { ...stripeKeys, baseUrl: line.url } },
    books: stripe.books,
    close: () => closeAll(line, stripe),
    at: {
      id: 'stripe',
      line,
      pageLifeMs: PAGE_LIFE_MS,
      repeatsNotices: false,
      setTime: (now) => {
        clock.now = now
      },
      async pay({ attemptRef }, isGood) {
        const session = stripe.sessions.find(({ attempt }) => attempt === attemptRef)
        // A declined card leaves the customer on the page, and a page that was ended takes none.
        if (session?.status !== 'open' || !isGood) return undefined
        sent.set(attemptRef, [...(sent.get(attemptRef) ?? []), stripe.pay(attemptRef)])
        return { session_id: session.id }
      },
      noticesOf: (attemptRef, isForged, now) =>
        (sent.get(attemptRef) ?? []).map((event) => {
          const notice = stripe.noticeOf(event, now)
          return isForged
            ? { ...notice, body: new TextEncoder().encode(JSON.stringify({ ...event, id: 'evt_x' })) }
            : notice
        }),
    },
  }
}

/** Browsers meet the provider itself: the faults are those of the shop's line. */
function urlOf({ step }: OpenPage): string {
  if (step.kind !== 'redirect') throw new Error('expected the way to a page')
  return step.url
}

function cardForm(fields: Record<string, string>): URLSearchParams {
  const card = { cc_owner: 'AYSE YILMAZ', card_number: paytrCards.approved, expiry_month: '12', expiry_year: '30' }
  return new URLSearchParams({ ...fields, ...card, cvv: '000' })
}

function forgedSuccess(attemptRef: string): Notice {
  const fields = {
    merchant_oid: attemptRef,
    status: 'success',
    total_amount: '100000',
    hash: 'b2Ygc29tZWJvZHkgZWxzZQ==',
  }
  const headers = new Headers({ 'Content-Type': 'application/x-www-form-urlencoded' })
  return { headers, body: new TextEncoder().encode(new URLSearchParams(fields).toString()) }
}

async function closeAll(...parts: { close: () => Promise<void> }[]): Promise<void> {
  for (const part of parts) await part.close()
}
