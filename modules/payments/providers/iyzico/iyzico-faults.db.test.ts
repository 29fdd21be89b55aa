import { describe, expect, test } from 'vitest'
import { testDb } from '#tests/setup/test-db.ts'
import { own } from '../../data/tables.server.ts'
import { paymentCaptured } from '../../jobs/queues.server.ts'
import { reconcilePayments } from '../../reconcile-payments.server.ts'
import { receiveCallback } from '../../receive-callback.server.ts'
import { startCardPayment } from '../../start-card-payment.server.ts'
import {
  atIyzicosForm,
  atNoon,
  comeBack,
  impatient,
  minutesAfterNoon,
  notify,
  standingOf,
  withIyzico,
} from '../../testing/at-iyzico.ts'
import { aCardPayment, aGateway, attemptsOf } from '../../testing/builders.ts'
import { waitingJobs } from '../../testing/waiting-jobs.ts'

const GOOD = '5528790000000008'
const OPEN = '/payment/iyzipos/checkoutform/initialize/auth/ecom'
const ASK = '/payment/iyzipos/checkoutform/auth/ecom/detail'

describe('opening a form', () => {
  test.each([
    ['no answer in time', { fault: 'silence', when: 'before' }],
    ['no answer in time although the form was opened', { fault: 'silence', when: 'after' }],
    ['a broken connection', { fault: 'reset', when: 'before' }],
    ['a broken connection although the form was opened', { fault: 'reset', when: 'after' }],
    ['an error of the server', { fault: 'error', when: 'before' }],
    ['something unreadable', { fault: 'garbage', when: 'after' }],
  ] as const)('%s charges nothing, is not repeated, and lets the customer try again', async (_what, fault) => {
    const db = await testDb()
    const at = await withIyzico(db)
    at.iyzico.failNext(OPEN, fault)

    const first = await startCardPayment(
      impatient(at.gateway, fault),
      aCardPayment(at.token, { card: undefined }),
      atNoon,
    )
    expect(first).toEqual({ ok: false, error: { code: 'provider-failed' } })
    expect(at.iyzico.requests).toHaveLength(1)

    const again = aCardPayment(at.token, { card: undefined })
    const second = await startCardPayment(at.gateway, again, minutesAfterNoon(1))
    expect(second).toMatchObject({ ok: true, value: { kind: 'next' } })
    expect((await attemptsOf(db, at.token)).map(({ state }) => state)).toEqual(['failed', 'pending_3ds'])
  })

  test('an address that somebody else signed is not shown to anybody', async () => {
    const db = await testDb()
    const at = await withIyzico(db)
    at.iyzico.setQuirk('wrong-signature')

    const started = await startCardPayment(at.gateway, aCardPayment(at.token, { card: undefined }), atNoon)

    expect(started).toEqual({ ok: false, error: { code: 'provider-failed' } })
  })

  test('wrong keys are refused and charge nothing', async () => {
    const db = await testDb()
    const at = await withIyzico(db)
    const gateway = aGateway(db, { iyzico: { ...at.iyzico.account, secretKey: 'of somebody else' } })

    const started = await startCardPayment(gateway, aCardPayment(at.token, { card: undefined }), atNoon)

    expect(started.ok).toBe(false)
    expect(at.iyzico.books.forms).toEqual([])
  })
})

describe('asking about a payment', () => {
  test.each([
    ['no answer in time', { fault: 'silence', when: 'before' }],
    ['a broken connection', { fault: 'reset', when: 'before' }],
    ['an error of the server', { fault: 'error', when: 'after' }],
    ['something unreadable', { fault: 'garbage', when: 'after' }],
  ] as const)('%s leaves it open, and it is asked again', async (_what, fault) => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    const posted = await at.iyzico.payOnPages(at.pageUrl, GOOD)
    at.iyzico.failNext(ASK, fault)

    await comeBack({ ...at, gateway: impatient(at.gateway, fault) }, at.attemptRef, posted ?? {})
    expect((await standingOf(db, at.attemptRef)).captured).toBeNull()

    await reconcilePayments(at.gateway, minutesAfterNoon(2))
    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'captured', captured: 100_000 })
    expect(at.iyzico.books.charges).toHaveLength(1)
  })

  test('a notification that could not be followed up is not acknowledged, so that it comes again', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    await at.iyzico.payOnPages(at.pageUrl, GOOD)
    at.iyzico.failNext(ASK, { fault: 'reset', when: 'before' })

    await expect(notify(at, at.attemptRef)).rejects.toThrow('left us without an answer')
    await notify(at, at.attemptRef)

    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'captured' })
  })

  test('a capture that is not signed by iyzico is not believed', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    const posted = await at.iyzico.payOnPages(at.pageUrl, GOOD)
    at.iyzico.setQuirk('wrong-signature')

    await comeBack(at, at.attemptRef, posted ?? {})
    await reconcilePayments(at.gateway, minutesAfterNoon(1))
    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'unknown', captured: null })

    at.iyzico.setQuirk(undefined)
    await reconcilePayments(at.gateway, minutesAfterNoon(5))
    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'captured' })
  })

  test('another amount than was asked for confirms nothing and waits for a person', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    at.iyzico.setQuirk('other-amount')
    const posted = await at.iyzico.payOnPages(at.pageUrl, GOOD)

    await comeBack(at, at.attemptRef, posted ?? {})

    expect(await standingOf(db, at.attemptRef)).toMatchObject({
      state: 'captured',
      flags: ['mismatch'],
      captured: 100_100,
    })
    expect(await waitingJobs(db, paymentCaptured)).toMatchObject([{ isMismatch: true }])
  })
})

describe('a forged notification', () => {
  test.each([
    ['signed with another key', { secretKey: 'of somebody else' }],
    ['signed with no key', { secretKey: '' }],
  ])('%s is refused and changes nothing', async (_what, changes) => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    await at.iyzico.payOnPages(at.pageUrl, GOOD)

    const received = await notify(at, at.attemptRef, changes)

    expect(received).toEqual({ ok: false, error: { code: 'bad-signature' } })
    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'pending_3ds' })
    expect(await own(db).selectFrom('payment_events').select('is_verified').execute()).toEqual([{ is_verified: false }])
  })

  test('a true one whose success was written into it is refused', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    const { headers, body } = at.iyzico.notificationOf(at.attemptRef)
    const changed = new TextEncoder().encode(new TextDecoder().decode(body).replaceAll('FAILURE', 'SUCCESS'))

    const received = await receiveCallback(at.gateway, 'iyzico', { headers, body: changed }, atNoon)

    expect(received).toEqual({ ok: false, error: { code: 'bad-signature' } })
  })

  test('a true one that is cut off is refused', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    const { headers, body } = at.iyzico.notificationOf(at.attemptRef)

    const received = await receiveCallback(at.gateway, 'iyzico', { headers, body: body.slice(0, -10) }, atNoon)

    expect(received).toEqual({ ok: false, error: { code: 'bad-signature' } })
  })

  test('a claim of success without a payment changes nothing, since it is asked back', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)

    const received = await notify(at, at.attemptRef, { status: 'SUCCESS' })

    expect(received.ok).toBe(true)
    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'pending_3ds', captured: null })
  })

  test('a status that nobody has documented is taken for a hint', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    await at.iyzico.payOnPages(at.pageUrl, GOOD)

    await notify(at, at.attemptRef, { status: 'SOMETHING_NEW' })

    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'captured' })
  })

  test('a browser that claims to come back makes us ask, and nothing more', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)

    const returned = await comeBack(at, at.attemptRef, { token: 'of another form', status: 'SUCCESS' })

    expect(returned).toMatchObject({ ok: true, value: { state: 'pending_3ds' } })
  })
})
