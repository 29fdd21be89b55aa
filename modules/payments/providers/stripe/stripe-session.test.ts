import { describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { Indeterminate } from '#platform/outgoing/ask-over-http.server.ts'
import { type StartPayment } from '../provider.server.ts'
import { readNewSession, sessionFields, snapshotOfSession } from './stripe-session.server.ts'

const noon = new Date('2027-03-01T12:00:00Z')

describe('the request for a page', () => {
  test('names the attempt, the price in cents and the way back', () => {
    expect(sessionFields(aStart(), noon)).toMatchObject({
      mode: 'payment',
      client_reference_id: 'a1',
      'metadata[attempt]': 'a1',
      'payment_intent_data[metadata][attempt]': 'a1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '100000',
      success_url: 'https://kafile.example/payment/callback?attempt=a1&session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://kafile.example/payment/callback?attempt=a1',
    })
  })

  test('keeps the page open for a bit more than the half hour Stripe wants', () => {
    const expiresAt = new Date('2027-03-01T14:00:00.500Z')

    expect(sessionFields(aStart(), noon)['expires_at']).toBe(String(noon.getTime() / 1000 + 31 * 60))
    expect(sessionFields(aStart({ expiresAt }), noon)['expires_at']).toBe(String(noon.getTime() / 1000 + 7201))
  })

  test.each([
    ['tr', 'tr'],
    ['en', 'en'],
    ['ar', 'en'],
  ] as const)('asks for a page that speaks to %s readers in %s', (locale, spoken) => {
    expect(sessionFields(aStart({ locale }), noon)['locale']).toBe(spoken)
  })
})

test('a session without a page opens nothing', () => {
  expect(() => readNewSession({ id: 'cs_1', url: null })).toThrow(Indeterminate)
})

const declined = {
  id: 'pi_1',
  status: 'requires_payment_method',
  last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
}
const processing = { id: 'pi_1', status: 'processing' }

describe('a session', () => {
  test('that is paid shows amount, payment and card', () => {
    expect(snapshotOfSession(aSession(), 'a1')).toEqual({
      outcome: 'captured',
      source: 'query',
      amount: money(100_000, 'USD'),
      paymentRef: 'pi_1',
      card: { brand: 'visa', last4: '4242' },
    })
  })

  test('whose payment the cardholder disputes says so', () => {
    const { payment_intent: intent } = aSession()
    const disputed = { ...intent, latest_charge: { ...intent.latest_charge, disputed: true } }

    expect(snapshotOfSession(aSession({ payment_intent: disputed }), 'a1')).toMatchObject({ outcome: 'disputed' })
  })

  test.each([
    ['open', { status: 'open', payment_status: 'unpaid', payment_intent: null }, 'pending'],
    ['open after a declined card', { status: 'open', payment_status: 'unpaid', payment_intent: declined }, 'pending'],
    ['expired', { status: 'expired', payment_status: 'unpaid', payment_intent: null }, 'expired'],
    ['complete and not settled', { payment_status: 'unpaid', payment_intent: processing }, 'pending'],
    ['complete and refused', { payment_status: 'unpaid', payment_intent: declined }, 'declined'],
  ])('that is %s is read as it is', (_, changes, outcome) => {
    expect(snapshotOfSession(aSession(changes), 'a1')).toMatchObject({ outcome })
  })

  test('that was refused in the end says why', () => {
    const refused = aSession({ payment_status: 'unpaid', payment_intent: declined })

    expect(snapshotOfSession(refused, 'a1')).toMatchObject({ decline: 'insufficient_funds' })
  })

  test.each([
    ['of another attempt', aSession({ client_reference_id: 'a2' })],
    ['in a currency we do not take', aSession({ currency: 'jpy' })],
    ['without an amount', aSession({ amount_total: null })],
    ['in an unknown form', { id: 'cs_1', payment_status: 'perhaps' }],
  ])('%s says nothing', (_, session) => {
    expect(() => snapshotOfSession(session, 'a1')).toThrow(Indeterminate)
  })
})

function aSession(changes: object = {}) {
  return {
    id: 'cs_1',
    client_reference_id: 'a1',
    status: 'complete',
    payment_status: 'paid',
    amount_total: 100_000,
    currency: 'usd',
    payment_intent: {
      id: 'pi_1',
      status: 'succeeded',
      latest_charge: { disputed: false, payment_method_details: { card: { brand: 'visa', last4: '4242' } } },
    },
    ...changes,
  }
}

function aStart(changes: Partial<StartPayment> = {}): StartPayment {
  return {
    attemptRef: 'a1',
    amount: money(100_000, 'USD'),
    surcharge: money(0, 'USD'),
    installments: 1,
    title: 'Ramadan Umrah',
    buyer: {
      name: 'Ayşe Yılmaz',
      email: 'ayse@example.com',
      phone: '',
      ip: '203.0.113.7',
      address: '',
      city: '',
      country: 'TR',
    },
    card: undefined,
    locale: 'en',
    returnUrl: 'https://kafile.example/payment/callback?attempt=a1',
    notifyUrl: 'https://kafile.example/api/v1/payments/webhook/stripe',
    expiresAt: new Date('2027-03-01T12:30:00Z'),
    ...changes,
  }
}
