import { describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findAttemptByRef } from '../../data/attempts.server.ts'
import { paymentCaptured } from '../../jobs/queues.server.ts'
import { completeReturn } from '../../receive-callback.server.ts'
import { reconcilePayments } from '../../reconcile-payments.server.ts'
import { aCardPayment, attemptsOf } from '../../testing/builders.ts'
import { atPaytrsPage, hearPaytr, payByPaytr, withPaytr } from '../../testing/at-paytr.ts'
import { startCardPayment } from '../../start-card-payment.server.ts'
import { waitingJobs } from '../../testing/waiting-jobs.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const acknowledged = { ok: true, value: { status: 200, body: 'OK' } }

describe('a payment in the frame', () => {
  test('opens PayTR’s page in ours', async () => {
    const setting = await withPaytr(await testDb())

    const started = await payByPaytr(setting)

    const url = expect.stringMatching(new RegExp(`^${setting.paytr.url}/odeme/guvenli/[A-Za-z0-9]+$`))
    expect(started).toMatchObject({ ok: true, value: { kind: 'next', step: { kind: 'frame', url } } })
  })

  test('is confirmed by the notification once it is asked back, and acknowledged with OK', async () => {
    const at = await atPaytrsPage(await testDb())

    const heard = await hearPaytr(at, at.paytr.pay(at.oid))

    expect(heard).toEqual(acknowledged)
    expect(await attemptsOf(at.db, at.token)).toMatchObject([
      { state: 'captured', captured_minor: 100_000, card_last4: '4358', flags: [] },
    ])
    expect(at.paytr.requests.at(-1)?.url.pathname).toBe('/odeme/durum-sorgu')
    expect(await waitingJobs(at.db, paymentCaptured)).toHaveLength(1)
  })

  test('is confirmed once by five notifications, the browser and the look of the job together', async () => {
    const at = await atPaytrsPage(await testDb())
    const notice = at.paytr.pay(at.oid)

    const heard = await Promise.all([1, 2, 3, 4, 5].map(() => hearPaytr(at, notice)))
    await completeReturn(at.gateway, { attempt: at.oid }, noon)
    await reconcilePayments(at.gateway, minutesLater(1))

    expect(heard).toEqual(Array.from({ length: 5 }, () => acknowledged))
    expect(await waitingJobs(at.db, paymentCaptured)).toHaveLength(1)
    expect(at.paytr.books.charges).toHaveLength(1)
  })

  test('is found by the browser that comes back, when the notification is lost', async () => {
    const at = await atPaytrsPage(await testDb())
    at.paytr.pay(at.oid)

    const returned = await completeReturn(at.gateway, { attempt: at.oid }, noon)

    expect(returned).toMatchObject({ ok: true, value: { state: 'captured' } })
  })

  test('is found by the job, when nobody comes back', async () => {
    const at = await atPaytrsPage(await testDb())
    at.paytr.pay(at.oid)

    await reconcilePayments(at.gateway, minutesLater(1))

    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'captured' }])
  })

  test('in installments lets PayTR offer as many, and takes the bank’s interest for the customer’s own', async () => {
    const at = await atPaytrsPage(await testDb(), 6)

    await hearPaytr(at, at.paytr.pay(at.oid, { installments: 6, totalMinor: 130_000 }))

    expect(new URLSearchParams(at.paytr.requests[0]?.body).get('max_installment')).toBe('6')
    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'captured', captured_minor: 115_000, flags: [] }])
  })

  test.each([
    ['a cent less', { totalMinor: 99_999 }],
    ['a cent more', { totalMinor: 100_001 }],
    ['dollars for lira', { currency: 'USD' }],
  ])('of another amount confirms nothing: %s', async (_, changes) => {
    const at = await atPaytrsPage(await testDb())

    await hearPaytr(at, at.paytr.pay(at.oid, changes))

    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'captured', flags: ['mismatch'] }])
  })

  test('expires when nobody pays, and is taken as late when somebody does after all', async () => {
    const at = await atPaytrsPage(await testDb())

    await reconcilePayments(at.gateway, minutesLater(31))
    const waiting = (await attemptsOf(at.db, at.token))[0]?.state
    await reconcilePayments(at.gateway, minutesLater(120))
    const over = (await attemptsOf(at.db, at.token))[0]?.state
    await hearPaytr(at, at.paytr.pay(at.oid), minutesLater(121))

    expect([waiting, over]).toEqual(['pending_3ds', 'expired'])
    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'captured', flags: ['late'] }])
  })
})

describe('a refused payment', () => {
  test.each([
    ['0', 'do_not_honour'],
    ['2', 'three_ds_failed'],
    ['3', 'risk'],
    ['6', 'customer_left'],
    ['8', 'installment_not_allowed'],
  ])('with the reason %s fails as %s and leaves the way open', async (code, reason) => {
    const at = await atPaytrsPage(await testDb())

    const heard = await hearPaytr(at, at.paytr.refuse(at.oid, code))

    expect(heard).toEqual(acknowledged)
    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'failed', decline_reason: reason }])
    expect(await payByPaytr(at)).toMatchObject({ ok: true, value: { kind: 'next' } })
  })

  test('is not believed when PayTR’s books show that it was paid', async () => {
    const at = await atPaytrsPage(await testDb())
    const refused = at.paytr.refuse(at.oid, '0')
    at.paytr.pay(at.oid)

    await hearPaytr(at, refused)

    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'captured' }])
  })

  test('that is paid at the second try is not lost', async () => {
    const at = await atPaytrsPage(await testDb())
    await hearPaytr(at, at.paytr.refuse(at.oid, '0'))

    await hearPaytr(at, at.paytr.pay(at.oid))

    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'captured', flags: ['late'] }])
  })
})

describe('a notification', () => {
  test('with a wrong hash is refused and changes nothing', async () => {
    const at = await atPaytrsPage(await testDb())
    const { headers, body } = at.paytr.refuse(at.oid, '0')
    const forged = new TextEncoder().encode(new TextDecoder().decode(body).replace('hash=', 'hash=A'))

    const heard = await hearPaytr(at, { headers, body: forged })

    expect(heard).toEqual({ ok: false, error: { code: 'bad-signature' } })
    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'pending_3ds' }])
  })

  test('that is signed for another payment is refused', async () => {
    const at = await atPaytrsPage(await testDb())
    const { headers, body } = at.paytr.pay(at.oid)
    const another = (await atPaytrsPage(await testDb())).oid
    const moved = new TextEncoder().encode(new TextDecoder().decode(body).replace(at.oid, another))

    expect(await hearPaytr(at, { headers, body: moved })).toEqual({ ok: false, error: { code: 'bad-signature' } })
  })

  test('that is cut off is refused', async () => {
    const at = await atPaytrsPage(await testDb())
    const { headers, body } = at.paytr.pay(at.oid)

    expect(await hearPaytr(at, { headers, body: body.slice(0, 60) })).toEqual({
      ok: false,
      error: { code: 'bad-signature' },
    })
  })

  test('of a payment that PayTR’s books do not know is not believed', async () => {
    const at = await atPaytrsPage(await testDb())
    const other = await atPaytrsPage(await testDb())
    const signed = other.paytr.pay(other.oid)
    const own = at.paytr.refuse(at.oid, '6')

    expect(await hearPaytr(at, signed)).toEqual(acknowledged)
    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'pending_3ds' }])
    expect(await hearPaytr(at, own)).toEqual(acknowledged)
  })

  test('stays unacknowledged while the status query has no answer, and counts when PayTR repeats it', async () => {
    const at = await atPaytrsPage(await testDb())
    const notice = at.paytr.pay(at.oid)
    at.paytr.failNext('/odeme/durum-sorgu', { fault: 'error', when: 'before' })

    await expect(hearPaytr(at, notice)).rejects.toThrow(/503/)
    const again = await hearPaytr(at, notice)

    expect(again).toEqual(acknowledged)
    expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'captured' }])
  })
})

describe('without an answer', () => {
  test.each(['silence', 'reset', 'error', 'garbage'] as const)(
    'to the request for a page (%s) nothing can have been charged, and a new try is right',
    async (fault) => {
      const setting = await withPaytr(await testDb())
      setting.paytr.failNext('/odeme/api/get-token', { fault, when: 'after' })

      const failed = await payByPaytr({ ...setting, gateway: { ...setting.gateway, chargeTimeoutMs: 1500 } })
      const next = await payByPaytr(setting)

      expect(failed).toEqual({ ok: false, error: { code: 'provider-failed' } })
      expect(next).toMatchObject({ ok: true, value: { kind: 'next' } })
      expect(setting.paytr.requests).toHaveLength(2)
    },
  )

  test.each(['reset', 'error', 'garbage'] as const)(
    'to a status query (%s) the attempt is unclear, and blocks a second charge until it is asked again',
    async (fault) => {
      const at = await atPaytrsPage(await testDb())
      at.paytr.pay(at.oid)
      at.paytr.failNext('/odeme/durum-sorgu', { fault, when: 'before' })

      await reconcilePayments(at.gateway, minutesLater(1))
      const blocked = await payByPaytr(at, 1, minutesLater(1))
      await reconcilePayments(at.gateway, minutesLater(5))

      expect(blocked).toEqual({ ok: false, error: { code: 'payment-in-progress' } })
      expect(await attemptsOf(at.db, at.token)).toMatchObject([{ state: 'captured' }])
    },
  )

  test('the browser that comes back is shown how things stand', async () => {
    const at = await atPaytrsPage(await testDb())
    at.paytr.failNext('/odeme/durum-sorgu', { fault: 'reset', when: 'before' })

    const returned = await completeReturn(at.gateway, { attempt: at.oid }, noon)

    expect(returned).toMatchObject({ ok: true, value: { state: 'pending_3ds', paymentToken: at.token } })
  })
})

test('a request that PayTR refuses charges nothing', async () => {
  const setting = await withPaytr(await testDb())
  const request = aCardPayment(setting.token, { card: undefined, clientAddress: '' })

  const refused = await startCardPayment(setting.gateway, request, noon)

  expect(refused).toEqual({ ok: false, error: { code: 'card-declined', reason: 'other' } })
})

describe('a payment by the direct form', () => {
  test('gives the browser a signed form, and asks PayTR nothing', async () => {
    const setting = await withPaytr(await testDb(), 'direct')

    const started = await payByPaytr(setting)

    expect(started).toMatchObject({
      ok: true,
      value: {
        step: {
          kind: 'card-form',
          action: `${setting.paytr.url}/odeme`,
          fields: { payment_amount: '1000.00', non_3d: '0', installment_count: '0' },
          inputs: { owner: 'cc_owner', number: 'card_number', month: 'expiry_month', year: 'expiry_year', cvc: 'cvv' },
        },
      },
    })
    expect(setting.paytr.requests).toEqual([])
  })

  test('is taken by PayTR as it is signed, and confirmed like any other', async () => {
    const setting = await withPaytr(await testDb(), 'direct')
    const started = await payByPaytr(setting)
    if (!started.ok || started.value.kind !== 'next' || started.value.step.kind !== 'card-form')
      throw new Error('expected a card form')
    const { action, fields } = started.value.step
    const card = { cc_owner: 'A', card_number: '4355084355084358', expiry_month: '12', expiry_year: '30', cvv: '000' }

    const answer = await fetch(action, { method: 'POST', body: new URLSearchParams({ ...fields, ...card }) })
    await hearPaytr(setting, setting.paytr.pay(fields['merchant_oid'] ?? ''))

    expect(answer.status).toBe(200)
    expect(await attemptsOf(setting.db, setting.token)).toMatchObject([{ state: 'captured', card_last4: '4358' }])
  })

  test('is not offered in installments', async () => {
    const setting = await withPaytr(await testDb(), 'direct')

    expect(await payByPaytr(setting, 3)).toEqual({ ok: false, error: { code: 'installments' } })
  })
})

test('the terms of a card are asked for by its first digits', async () => {
  const { gateway } = await withPaytr(await testDb())
  const [paytr] = gateway.providers
  const call = { now: noon, signal: AbortSignal.timeout(5000) }

  const terms = await paytr?.readCardTerms?.({ bin: '43550843', price: money(100_000, 'TRY') }, call)

  expect(terms).toMatchObject({ bank: 'Yapı Kredi', family: 'world' })
})

test('no card number is kept of a payment', async () => {
  const at = await atPaytrsPage(await testDb())
  await hearPaytr(at, at.paytr.pay(at.oid))

  const attempt = await findAttemptByRef(at.db, at.oid)

  expect(JSON.stringify(attempt)).not.toContain('435508')
})
