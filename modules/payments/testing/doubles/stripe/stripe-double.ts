import { createHmac } from 'node:crypto'
import { createBooks, type Books } from '../books.ts'
import {
  formFieldsOf,
  jsonAnswer,
  pageAnswer,
  startDouble,
  type DoubleAnswer,
  type DoubleRequest,
  type DoubleServer,
} from '#tests/setup/double-server.ts'
import { postUntilTaken, type Notice } from '../post-notice.ts'
import { stripePage } from './stripe-page.ts'
import {
  newSession,
  paymentObject,
  problemOfSession,
  refundObject,
  refundObjects,
  sessionObject,
  type StripeSession,
} from './stripe-records.ts'

export const stripeKeys = { secretKey: 'sk_test_double', webhookSecret: 'whsec_double' }

/** Cards that Stripe publishes for tests. */
export const stripeCards = { approved: '4242 4242 4242 4242', noFunds: '4000 0000 0000 9995' }

export type StripeDouble = DoubleServer & {
  books: Books
  sessions: readonly StripeSession[]
  /** The customer pays; gives the event that Stripe sends about it. */
  pay: (attempt: string, changes?: { takenMinor?: number }) => StripeEvent
  expire: (attempt: string) => StripeEvent
  dispute: (attempt: string) => StripeEvent
  /** An event as it travels at a moment, signed with the endpoint's secret and, while it is changed, an older one. */
  noticeOf: (event: StripeEvent, at: Date) => Notice
  /** From now on refunds are refused with this code; `undefined` ends it. */
  refuseRefunds: (code: string | undefined) => void
}

export type StripeEvent = { id: string; type: string; data: { object: object } }

/**
 * Stripe from its documentation: checks the key, replays answers by their idempotency keys, keeps books, has its page.
 * `now` is what it takes the time for.
 */
export async function startStripeDouble({
  notifyUrl,
  port,
  now = () => new Date(),
}: { notifyUrl?: string; port?: number; now?: () => Date } = {}): Promise<StripeDouble> {
  const books = createBooks()
  const sessions: StripeSession[] = []
  const replays = new Map<string, { body: string; path: string; answer: DoubleAnswer }>()
  const mood: { refundError: string | undefined } = { refundError: undefined }
  let serial = 0

  const eventOf = (type: string, object: object): StripeEvent => {
    serial += 1
    return { id: `evt_${serial}`, type, data: { object } }
  }
  const pay: StripeDouble['pay'] = (attempt, changes = {}) => {
    const session = sessionOf(sessions, attempt)
    Object.assign(session, changes)
    session.status = 'complete'
    const { paymentRef, currency, takenMinor, amountMinor } = session
    if (!books.findByPayment(paymentRef))
      books.charge({ shopRef: attempt, paymentRef, amountMinor: takenMinor ?? amountMinor, currency })
    return eventOf('checkout.session.completed', { ...sessionObject(session, ''), payment_intent: paymentRef })
  }

  const server = await startDouble(async (request) => {
    const { pathname } = request.url
    if (pathname.startsWith('/c/pay/')) return answerPage(request, pathname.slice('/c/pay/'.length))
    if (request.headers.get('authorization') !== `Bearer ${stripeKeys.secretKey}`)
      return refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    return request.method === 'POST' ? once(request) : answerRead(request)
  }, port)

  /** The first answer to a key is the answer to every repetition; another request under it is an error. */
  function once(request: DoubleRequest): DoubleAnswer {
    const key = request.headers.get('idempotency-key') ?? ''
    const known = replays.get(key)
    if (known && (known.body !== request.body || known.path !== request.url.pathname))
      return refusal(400, { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' })
    const answer = known?.answer ?? answerChange(request)
    if (key) replays.set(key, { body: request.body, path: request.url.pathname, answer })
    return answer
  }

  function answerChange(request: DoubleRequest): DoubleAnswer {
    const fields = formFieldsOf(request)
    const { pathname } = request.url
    if (pathname === '/v1/checkout/sessions') {
      const problem = problemOfSession(fields, now())
      if (problem) return refusal(400, { type: 'invalid_request_error', ...problem })
      serial += 1
      const session = newSession(fields, serial)
      sessions.push(session)
      return jsonAnswer(sessionObject(session, server.url))
    }
    if (pathname === '/v1/refunds') return answerRefund(fields)
    const session = sessions.find(({ id }) => pathname === `/v1/checkout/sessions/${id}/expire`)
    if (!session) return refusal(404, { type: 'invalid_request_error', code: 'resource_missing' })
    if (session.status !== 'open')
      return refusal(400, { type: 'invalid_request_error', message: 'Only Checkout Sessions with a status of open.' })
    session.status = 'expired'
    return jsonAnswer(sessionObject(session, server.url))
  }

  function answerRefund(fields: Record<string, string>): DoubleAnswer {
    const { payment_intent: paymentRef = '', amount = '', 'metadata[refund]': ref = '' } = fields
    if (mood.refundError) return refusal(400, { type: 'invalid_request_error', code: mood.refundError })
    const refund = { ref, amountMinor: Number(amount) }
    if (!books.refund(paymentRef, refund))
      return refusal(400, { type: 'invalid_request_error', message: 'Refund amount is greater than unrefunded amount' })
    return jsonAnswer(refundObject(paymentRef, refund, refundObjects(books.findByPayment(paymentRef)).length - 1))
  }

  function answerRead({ url }: DoubleRequest): DoubleAnswer {
    const id = url.pathname.split('/').at(-1)
    if (url.pathname === '/v1/refunds') {
      const data = refundObjects(books.findByPayment(url.searchParams.get('payment_intent') ?? ''))
      return jsonAnswer({ object: 'list', data, has_more: false })
    }
    const session = sessions.find((each) => each.id === id || each.paymentRef === id)
    if (!session) return refusal(404, { type: 'invalid_request_error', code: 'resource_missing' })
    return jsonAnswer(session.paymentRef === id ? paymentObject(session) : sessionObject(session, server.url))
  }

  async function answerPage(request: DoubleRequest, id: string): Promise<DoubleAnswer> {
    const session = sessions.find((each) => each.id === id)
    if (session?.status !== 'open') return pageAnswer('This page has expired.', 410)
    if (request.method !== 'POST') return pageAnswer(stripePage(session, undefined))
    const { number = '' } = formFieldsOf(request)
    if (number === stripeCards.noFunds) {
      session.declineCode = 'insufficient_funds'
      return pageAnswer(stripePage(session, 'Your card has insufficient funds. Try a different card.'))
    }
    session.last4 = number.slice(-4)
    const notice = noticeOf(pay(session.attempt), now())
    if (notifyUrl) await postUntilTaken(notifyUrl, notice, ({ status }) => status >= 200 && status < 300)
    const location = session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id)
    return { status: 303, headers: { Location: location }, body: '' }
  }

  return {
    ...server,
    books,
    sessions,
    pay,
    expire: (attempt) => {
      const session = sessionOf(sessions, attempt)
      session.status = 'expired'
      return eventOf('checkout.session.expired', { ...sessionObject(session, ''), payment_intent: null })
    },
    dispute: (attempt) => {
      const session = sessionOf(sessions, attempt)
      session.isDisputed = true
      const { paymentRef } = session
      return eventOf('charge.dispute.created', {
        id: `dp_${paymentRef}`,
        object: 'dispute',
        payment_intent: paymentRef,
      })
    },
    noticeOf,
    refuseRefunds: (code) => {
      mood.refundError = code
    },
  }
}

function noticeOf(event: StripeEvent, at: Date): Notice {
  const text = JSON.stringify(event)
  const time = Math.floor(at.getTime() / 1000)
  const sign = (secret: string) => createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')
  const signature = `t=${time},v1=${sign('whsec_older')},v1=${sign(stripeKeys.webhookSecret)},v0=${'0'.repeat(64)}`
  const headers = new Headers({ 'Stripe-Signature': signature, 'Content-Type': 'application/json; charset=utf-8' })
  return { headers, body: new TextEncoder().encode(text) }
}

function sessionOf(sessions: StripeSession[], attempt: string): StripeSession {
  const session = sessions.findLast((each) => each.attempt === attempt)
  if (!session) throw new Error(`Stripe has never heard of ${attempt}`)
  return session
}

function refusal(
  status: number,
  error: { type: string; code?: string; message?: string; param?: string },
): DoubleAnswer {
  return jsonAnswer({ error }, status)
}
