import { describe, expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { own } from '../../data/tables.server.ts'
import { endSession } from '../../end-session.server.ts'
import { findAttemptByRef } from '../../data/attempts.server.ts'
import { paymentCaptured } from '../../jobs/queues.server.ts'
import { completeReturn, receiveCallback } from '../../receive-callback.server.ts'
import { reconcilePayments } from '../../reconcile-payments.server.ts'
import { atStripesPage, hearStripe, payByStripe, withStripe } from '../../testing/at-stripe.ts'
import { attemptsOf } from '../../testing/builders.ts'
import { waitingJobs } from '../../testing/waiting-jobs.ts'
import { createStripeProvider } from './stripe-provider.server.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const acknowledged = { ok: true, value: { status: 200, body: 'OK' } }

describe('a payment on Stripe’s page', () => {
  test('opens the page under the key of its attempt', async () => {
    const setting = await withStripe(await testDb())

    const started = await payByStripe(setting)

    const url = expect.stringContaining(`${setting.stripe.url}/c/pay/cs_test_`)
    expect(started).toMatchObject({ ok: true, value: { kind: 'next', step: { kind: 'redirect', url } } })
    const [attempt] = await attemptsOf(setting.db, setting.token)
    expect(setting.stripe.requests[0]?.headers.get('idempotency-key')).toBe(attempt?.ref)
  })

  test('is confirmed by the event once it is asked back', async () => {
    const at = await atStripesPage(await testDb())

    const heard = await hearStripe(at, at.stripe.pay(at.attempt))

    expect(heard).toEqual(acknowledged)
    expect(await attemptsOf(at.db, at.token)).toMatchObject([
      { state: 'captured', captured_minor: 100_000, card_last4: '4242', flags: [] },
    ])
    expect((await findAttemptByRef(at.db, at.attempt))?.payment_ref).toBe(at.stripe.sessions[0]?.paymentRef)
  })

  test('is confirmed once by repeated events, the browser and the look of the job together', async () => {
    const at = await atStripesPage(await testDb())
    const event = at.stripe.pay(at.attempt)

    const heard = await Promise.all([1, 2, 3].map(() => hearStripe(at, event)))
    await completeReturn(at.gateway, { attempt: at.attempt, session_id: 'cs_test_of_somebody' }, noon)
    await reconcilePayments(at.gateway, minutesLater(1))

    expect(heard).toEqual([acknowledged, acknowledged, acknowledged])
    expect(await waitingJobs(at.db, paymentCaptured)).toHaveLength(1)
    expect(await eventsOf(at.db)).toContain(event.id)
  })

  test('is found by the job when every event is lost', async () => {
    const at = await atStripesPage(await testDb())
    at.stripe.pay(at.attempt)

    await reconcilePayments(at.gateway, minutesLater(1))

    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'captured' }])
  })

  test('of another amount confirms nothing', async () => {
    const at = await atStripesPage(await testDb())

    await hearStripe(at, at.stripe.pay(at.attempt, { takenMinor: 90_000 }))

    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'captured', flags: ['mismatch'] }])
  })

  test('that expires at Stripe leaves the way open', async () => {
    const at = await atStripesPage(await testDb())

    await hearStripe(at, at.stripe.expire(at.attempt))

    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'expired' }])
    expect(await payByStripe(at)).toMatchObject({ ok: true, value: { kind: 'next' } })
  })

  test('is ended at Stripe when its time is over, so that nobody can pay later', async () => {
    const at = await atStripesPage(await testDb())

    await reconcilePayments(at.gateway, minutesLater(31))

    expect(at.stripe.sessions).toMatchObject([{ status: 'expired' }])
    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'expired' }])
  })

  test('is ended at Stripe when another try begins', async () => {
    const at = await atStripesPage(await testDb())

    const next = await payByStripe(at)

    expect(next).toMatchObject({ ok: true, value: { kind: 'next' } })
    expect(at.stripe.sessions).toMatchObject([{ status: 'expired' }, { status: 'open' }])
    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'cancelled' }, { state: 'pending_3ds' }])
  })

  test('cannot be ended once it is paid', async () => {
    const at = await atStripesPage(await testDb())
    at.stripe.pay(at.attempt)
    const attempt = await findAttemptByRef(at.db, at.attempt)
    if (!attempt) throw new Error('no attempt')

    await endSession(at.gateway, attempt, noon)

    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'captured' }])
  })

  test('that the holder of the card disputes is marked', async () => {
    const at = await atStripesPage(await testDb())
    await hearStripe(at, at.stripe.pay(at.attempt))

    await hearStripe(at, at.stripe.dispute(at.attempt))

    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'disputed', captured_minor: 100_000 }])
  })

  test('whose dispute is the first we hear of is taken and marked', async () => {
    const at = await atStripesPage(await testDb())
    at.stripe.pay(at.attempt)

    await hearStripe(at, at.stripe.dispute(at.attempt))

    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'disputed', captured_minor: 100_000 }])
    expect(await waitingJobs(at.db, paymentCaptured)).toHaveLength(1)
  })
})

describe('an event', () => {
  test('with a wrong signature, or an old one, is refused and changes nothing', async () => {
    const at = await atStripesPage(await testDb())
    const event = at.stripe.pay(at.attempt)
    const { headers, body } = at.stripe.noticeOf(event, noon)
    const changed = new TextEncoder().encode(new TextDecoder().decode(body).replace('usd', 'eur'))

    const forged = await receiveCallback(at.gateway, 'stripe', { headers, body: changed }, noon)
    const old = await receiveCallback(at.gateway, 'stripe', { headers, body }, minutesLater(6))

    const refused = { ok: false, error: { code: 'bad-signature' } }
    expect([forged, old]).toEqual([refused, refused])
    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'pending_3ds' }])
  })

  test('that says "paid" of a session that is not changes nothing', async () => {
    const at = await atStripesPage(await testDb())
    const object = { id: at.stripe.sessions[0]?.id, object: 'checkout.session', client_reference_id: at.attempt }

    const heard = await hearStripe(at, { id: 'evt_x', type: 'checkout.session.completed', data: { object } })

    expect(heard).toEqual(acknowledged)
    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'pending_3ds' }])
  })

  test('about something else is acknowledged', async () => {
    const at = await atStripesPage(await testDb())
    const object = { id: 'po_1', object: 'payout' }

    expect(await hearStripe(at, { id: 'evt_y', type: 'payout.paid', data: { object } })).toEqual(acknowledged)
  })
})

describe('without an answer', () => {
  test.each(['reset', 'error', 'garbage'] as const)(
    'to the request for a page (%s) it is sent once more, and opens one page',
    async (fault) => {
      const setting = await withStripe(await testDb())
      setting.stripe.failNext('/v1/checkout/sessions', { fault, when: 'after' })

      const started = await payByStripe(setting)

      expect(started).toMatchObject({ ok: true, value: { kind: 'next' } })
      expect(setting.stripe.sessions).toHaveLength(1)
      expect(setting.stripe.requests).toHaveLength(2)
    },
  )

  test('to both nothing can have been charged, and a new try is right', async () => {
    const setting = await withStripe(await testDb())
    setting.stripe.failNext('/v1/checkout/sessions', { fault: 'reset', when: 'after' })
    setting.stripe.failNext('/v1/checkout/sessions', { fault: 'error', when: 'before' })

    const failed = await payByStripe(setting)
    const next = await payByStripe(setting)

    expect(failed).toEqual({ ok: false, error: { code: 'provider-failed' } })
    expect(next).toMatchObject({ ok: true })
    expect(setting.stripe.requests).toHaveLength(3)
  })

  test('in time there is no second try either', async () => {
    const setting = await withStripe(await testDb())
    setting.stripe.failNext('/v1/checkout/sessions', { fault: 'silence', when: 'after' })

    const failed = await payByStripe({ ...setting, gateway: { ...setting.gateway, chargeTimeoutMs: 300 } })

    expect(failed).toEqual({ ok: false, error: { code: 'provider-failed' } })
  })

  test('to a look the attempt is unclear until it is asked about again', async () => {
    const at = await atStripesPage(await testDb())
    at.stripe.pay(at.attempt)
    const path = `/v1/checkout/sessions/${at.stripe.sessions[0]?.id}`
    at.stripe.failNext(path, { fault: 'garbage', when: 'before' })

    await reconcilePayments(at.gateway, minutesLater(1))
    const [unclear] = await attemptsOf(at.db, at.token)
    await reconcilePayments(at.gateway, minutesLater(5))

    expect(unclear?.state).toBe('unknown')
    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'captured' }])
  })
})

test('a wrong key charges nothing and lets another provider have a try', async () => {
  const setting = await withStripe(await testDb())
  const keyless = createStripeProvider({ secretKey: 'sk_wrong', webhookSecret: '', baseUrl: setting.stripe.url })
  const failed = await payByStripe({ ...setting, gateway: { ...setting.gateway, providers: [keyless] } })

  expect(failed).toEqual({ ok: false, error: { code: 'provider-failed' } })
})

async function eventsOf(db: Db): Promise<string[]> {
  const rows = await own(db).selectFrom('payment_events').select('event_id').execute()
  return rows.map(({ event_id: id }) => id)
}
