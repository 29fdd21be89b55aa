import { describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findAttemptByRef } from '../../data/attempts.server.ts'
import { own } from '../../data/tables.server.ts'
import { findPaymentPage } from '../../find-payment-page.server.ts'
import { paymentCaptured } from '../../jobs/queues.server.ts'
import { reconcilePayments } from '../../reconcile-payments.server.ts'
import { startCardPayment } from '../../start-card-payment.server.ts'
import {
  atIyzicosForm,
  atNoon,
  comeBack,
  minutesAfterNoon,
  notify,
  standingOf,
  withIyzico,
} from '../../testing/at-iyzico.ts'
import { aCardPayment, aPayment } from '../../testing/builders.ts'
import { waitingJobs } from '../../testing/waiting-jobs.ts'

const GOOD = '5528790000000008'

describe('a payment on the form', () => {
  test('is captured with what iyzico says it took', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)

    const posted = await at.iyzico.payOnPages(at.pageUrl, GOOD)
    const returned = await comeBack(at, at.attemptRef, posted ?? {})

    expect(returned).toMatchObject({ ok: true, value: { state: 'captured', paymentToken: at.token } })
    expect(await findAttemptByRef(db, at.attemptRef)).toMatchObject({
      captured_minor: 100_000,
      payment_ref: at.iyzico.books.charges[0]?.paymentRef,
      card_brand: 'mastercard',
      card_last4: '0008',
    })
  })

  test('asks for the price of the basket and for what installments cost on top, in exactly the chosen number', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db, 3)

    expect(at.iyzico.books.forms[0]?.request).toMatchObject({
      conversationId: at.attemptRef,
      locale: 'tr',
      price: '1000.00',
      paidPrice: '1080.00',
      enabledInstallments: [3],
      forceThreeDS: 1,
      callbackUrl: `http://localhost:3000/tr/payment/callback?attempt=${at.attemptRef}`,
      basketItems: [{ name: 'Ramazan umresi', price: '1000.00' }],
      buyer: { name: 'Ayşe', surname: 'Yılmaz', identityNumber: '11111111111', ip: '203.0.113.7' },
    })
    await at.iyzico.payOnPages(at.pageUrl, GOOD)
    await notify(at, at.attemptRef)
    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'captured', captured: 108_000, flags: [] })
  })

  test('names a payer of one word twice, as the form wants a surname', async () => {
    const db = await testDb()
    const at = await withIyzico(db)
    const payer = { name: 'Sukarno', email: 'sukarno@example.com', phone: '' }

    await startCardPayment(at.gateway, aCardPayment(at.token, { card: undefined, payer }), atNoon)

    expect(at.iyzico.books.forms[0]?.request.buyer).toMatchObject({ name: 'Sukarno', surname: 'Sukarno' })
  })

  test('is never offered months in a foreign currency', async () => {
    const db = await testDb()
    const { gateway, iyzico } = await withIyzico(db)
    const token = await aPayment(db, { amount: money(100_000, 'USD') })

    const started = await startCardPayment(gateway, aCardPayment(token, { card: undefined, installments: 3 }), atNoon)

    expect(started).toEqual({ ok: false, error: { code: 'installments' } })
    expect(iyzico.books.forms).toEqual([])
  })

  test('waits while nobody has paid, and shows the way back to the form', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)

    await reconcilePayments(at.gateway, minutesAfterNoon(1))

    const page = await findPaymentPage(at.gateway, at.token, minutesAfterNoon(1))
    expect(page?.state).toMatchObject({ kind: 'at-bank', step: { kind: 'redirect', url: at.pageUrl } })
  })

  test('ends without a charge when its time and the grace after it are over', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)

    for (const minutes of [1, 31, 45, 80]) await reconcilePayments(at.gateway, minutesAfterNoon(minutes))

    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'expired', captured: null })
  })
})

describe('every order of the news', () => {
  test('the notification before the browser', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    const posted = await at.iyzico.payOnPages(at.pageUrl, GOOD)

    await notify(at, at.attemptRef)
    await comeBack(at, at.attemptRef, posted ?? {})

    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'captured', flags: [] })
    expect(await waitingJobs(db, paymentCaptured)).toHaveLength(1)
  })

  test('the notification again and again, all at once', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    await at.iyzico.payOnPages(at.pageUrl, GOOD)

    const answers = await Promise.all(Array.from({ length: 5 }, () => notify(at, at.attemptRef)))

    expect(answers.every((answer) => answer.ok && answer.value.status === 200)).toBe(true)
    expect(await waitingJobs(db, paymentCaptured)).toHaveLength(1)
    const events = await own(db).selectFrom('payment_events').select('event_id').execute()
    expect(events).toHaveLength(1)
  })

  test('neither: the payment is found by asking', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    await at.iyzico.payOnPages(at.pageUrl, GOOD)

    await reconcilePayments(at.gateway, minutesAfterNoon(1))

    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'captured', flags: [] })
  })

  test('neither, and the form is forgotten: the payment is found by our name of it', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    await at.iyzico.payOnPages(at.pageUrl, GOOD)
    at.iyzico.forget(at.attemptRef)

    await reconcilePayments(at.gateway, minutesAfterNoon(31))

    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'captured' })
  })

  test('a payment after its time is late and not lost', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    for (const minutes of [31, 45, 80]) await reconcilePayments(at.gateway, minutesAfterNoon(minutes))
    await at.iyzico.payOnPages(at.pageUrl, GOOD)

    await notify(at, at.attemptRef, {}, minutesAfterNoon(90))

    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'captured', flags: ['late'] })
  })

  test('a card that works after one that did not, on the same form', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    await at.iyzico.payOnPages(at.pageUrl, '4129111111111111')
    await notify(at, at.attemptRef)
    await at.iyzico.payOnPages(at.pageUrl, GOOD)

    await notify(at, at.attemptRef)

    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'captured', flags: ['late'], captured: 100_000 })
  })
})

test('a card that works after one that did not is found although all news of it is lost', async () => {
  const db = await testDb()
  const at = await atIyzicosForm(db)
  await at.iyzico.payOnPages(at.pageUrl, '4129111111111111')
  await notify(at, at.attemptRef)
  await at.iyzico.payOnPages(at.pageUrl, GOOD)

  for (const minutes of [35, 41, 60]) await reconcilePayments(at.gateway, minutesAfterNoon(minutes))

  expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'captured', flags: ['late'] })
})

describe('a refused card', () => {
  test.each([
    ['4111111111111129', 'insufficient_funds'],
    ['4129111111111111', 'do_not_honour'],
    ['4128111111111112', 'do_not_honour'],
    ['4127111111111113', 'do_not_honour'],
    ['4126111111111114', 'do_not_honour'],
    ['4125111111111115', 'expired_card'],
    ['4124111111111116', 'invalid_cvc'],
    ['4123111111111117', 'not_permitted'],
    ['4122111111111118', 'not_permitted'],
    ['4121111111111119', 'do_not_honour'],
    ['4120111111111110', 'do_not_honour'],
    ['4130111111111118', 'other'],
    ['4131111111111117', 'three_ds_failed'],
    ['4141111111111115', 'three_ds_failed'],
  ])('%s is refused with %s', async (number, decline) => {
    const db = await testDb()
    const at = await atIyzicosForm(db)

    const posted = await at.iyzico.payOnPages(at.pageUrl, number)
    const returned = await comeBack(at, at.attemptRef, posted ?? {})

    expect(returned).toMatchObject({ ok: true, value: { state: 'failed' } })
    expect(await standingOf(db, at.attemptRef)).toMatchObject({ decline, captured: null })
  })

  test.each(['4151111111111112', '4242424242424242'])('%s stays on the form, which says why', async (number) => {
    const db = await testDb()
    const at = await atIyzicosForm(db)

    expect(await at.iyzico.payOnPages(at.pageUrl, number)).toBeUndefined()

    await reconcilePayments(at.gateway, minutesAfterNoon(1))
    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'pending_3ds' })
  })

  test('a customer who goes back from the page of the bank has not paid', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)

    const posted = await at.iyzico.payOnPages(at.pageUrl, GOOD, '')
    await comeBack(at, at.attemptRef, posted ?? {})

    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'failed', decline: 'three_ds_failed' })
  })

  test('leaves the payment open for another try', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    const posted = await at.iyzico.payOnPages(at.pageUrl, '4111111111111129')
    await comeBack(at, at.attemptRef, posted ?? {})

    const again = await startCardPayment(at.gateway, aCardPayment(at.token, { card: undefined }), atNoon)

    expect(again).toMatchObject({ ok: true, value: { kind: 'next' } })
  })
})

describe('what a risk check decides', () => {
  test('confirms nothing while iyzico looks at the payment, and confirms it when iyzico lets it pass', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    at.iyzico.setQuirk('review')
    const posted = await at.iyzico.payOnPages(at.pageUrl, GOOD)

    await comeBack(at, at.attemptRef, posted ?? {})
    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'unknown', flags: ['review'] })
    expect(await waitingJobs(db, paymentCaptured)).toEqual([])

    at.iyzico.clearReview(at.attemptRef)
    await reconcilePayments(at.gateway, minutesAfterNoon(10))
    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'captured', flags: [] })
  })

  test('takes a payment that iyzico does not let pass for a refused one', async () => {
    const db = await testDb()
    const at = await atIyzicosForm(db)
    at.iyzico.setQuirk('risk')
    const posted = await at.iyzico.payOnPages(at.pageUrl, GOOD)

    await comeBack(at, at.attemptRef, posted ?? {})

    expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'failed', decline: 'risk' })
  })
})

test('a card that is corrected on the form after a refusal counts, also when nobody comes back and no news arrives', async () => {
  const db = await testDb()
  const at = await atIyzicosForm(db)
  const refused = await at.iyzico.payOnPages(at.pageUrl, '4111111111111129')
  if (refused) await comeBack(at, at.attemptRef, refused)
  expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'failed' })

  await at.iyzico.payOnPages(at.pageUrl, '5528790000000008')
  await reconcilePayments(at.gateway, minutesAfterNoon(42))

  expect(await standingOf(db, at.attemptRef)).toMatchObject({ state: 'captured', captured: 100_000, flags: ['late'] })
})
