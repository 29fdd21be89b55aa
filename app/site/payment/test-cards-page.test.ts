import { expect, test } from 'vitest'
import type { App } from '#app/http/assemble-app.server.ts'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { locales, type Locale } from '#kernel/locale.ts'
import { aPayment } from '#modules/payments/testing/builders.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

type Words =
  | 'error'
  | 'at-bank'
  | 'checking-title'
  | 'checking-person'
  | 'decline-do_not_honour'
  | 'decline-insufficient_funds'
  | 'decline-invalid_cvc'
  | 'decline-expired_card'
  | 'decline-three_ds_failed'

type End = typeof PAID | { status: number; says: Words | 'something else' }

/** Where a payment stands for its customer after a card of the test bank was sent, and after the code of the bank. */
const PAID = 'paid'
const says = (status: number, words: Words): End => ({ status, says: words })

const atOnce: [number: string, end: End][] = [
  ['4111 1111 1111 1111', PAID],
  ['4000 0000 0000 0002', says(402, 'decline-do_not_honour')],
  ['4000 0000 0000 9995', says(402, 'decline-insufficient_funds')],
  ['4000 0000 0000 0127', says(402, 'decline-invalid_cvc')],
  ['4000 0000 0000 0069', says(402, 'decline-expired_card')],
  ['4000 0000 0000 0119', says(502, 'error')],
  ['4000 0000 0000 1000', says(302, 'checking-title')],
  ['4000 0000 0000 1018', says(302, 'checking-title')],
  ['4000 0000 0000 1026', says(302, 'checking-title')],
  ['4000 0000 0000 1067', says(409, 'checking-person')],
]

const afterTheCode: [number: string, end: End, cvc?: string][] = [
  ['4242 4242 4242 4242', PAID],
  ['5555 5555 5555 4444', PAID],
  ['9792 0303 9444 0796', PAID],
  ['3782 822463 10005', PAID, '1234'],
  ['4000 0000 0000 3220', PAID],
  ['4131 1111 1111 1117', says(303, 'decline-three_ds_failed')],
  ['4000 0000 0000 1034', PAID],
  ['4000 0000 0000 1042', PAID],
  ['4000 0000 0000 1059', PAID],
  ['4000 0000 0000 1075', says(303, 'at-bank')],
  ['4000 0000 0000 1083', PAID],
  ['4000 0000 0000 1091', PAID],
]

test.each(atOnce)('the card %s answers at once in every language', async (number, end) => {
  const shop = await aShop()
  const ends: End[] = []

  for (const locale of locales) {
    const { token, answer } = await shop.payBy(locale, number)
    ends.push(await endOf(shop.app, locale, { token, answer, expected: end }))
  }

  expect(ends).toEqual(locales.map(() => end))
})

test.each(afterTheCode)(
  'the card %s answers after the code of the bank in every language',
  async (number, end, cvc) => {
    const shop = await aShop()
    const ends: End[] = []

    for (const locale of locales) {
      const { token, answer: toBank } = await shop.payBy(locale, number, cvc)
      const bank = placeOf(toBank)
      expect((await getPage(shop.app, bank)).status).toBe(200)
      const answer = await answerBank(shop.app, bank)
      ends.push(await endOf(shop.app, locale, { token, answer, expected: end }))
    }

    expect(ends).toEqual(locales.map(() => end))
  },
)

/** A shop where every customer wants to pay 1,000.00 USD. */
async function aShop() {
  const db = await testDb()
  const app = await testApp({ db })
  async function payBy(locale: Locale, number: string, cvc = '123') {
    const token = await aPayment(db, { locale })
    const card = { number, cardName: 'AYSE YILMAZ', expiry: '12/29', cvc }
    const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
    const key = { method: 'card', installments: '1', idempotencyKey: crypto.randomUUID() }
    return { token, answer: await postForm(app, paths.payment(locale, token), { ...key, ...card, ...payer }) }
  }
  return { app, payBy }
}

/** The right code, as often as the bank asks for it, and the way back to the shop. */
async function answerBank(app: App, bank: string): Promise<Response> {
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = await postForm(app, bank, { intent: 'code', code: '123456' })
    if (answer.status !== 400) return getPage(app, placeOf(answer))
  }
  throw new Error('the bank asks for ever')
}

/** Where the customer stands now: on the success page, or before the expected words in their language. */
async function endOf(
  app: App,
  locale: Locale,
  { token, answer, expected }: { token: string; answer: Response; expected: End },
): Promise<End> {
  if (placeOf(answer) === paths.paymentSuccess(locale, token)) return PAID
  const page = answer.headers.has('location') ? await getPage(app, placeOf(answer)) : answer
  const html = await page.text()
  const isSaid =
    expected !== PAID &&
    expected.says !== 'something else' &&
    html.includes(translator(locale, 'payment')(expected.says))
  return { status: answer.status, says: isSaid ? expected.says : 'something else' }
}

function placeOf(answer: Response): string {
  const { pathname, search } = new URL(answer.headers.get('location') ?? '', 'http://kafile.test')
  return pathname + search
}
