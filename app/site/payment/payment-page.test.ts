import { expect, test } from 'vitest'
import { formatDate } from '#kernel/format-date.ts'
import { locales } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { localePath } from '#app/addresses/paths.ts'
import { cancelPayment } from '#modules/payments/index.server.ts'
import { aBankAccount, aPayment, attemptsOf } from '#modules/payments/testing/builders.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const card = { number: '4111 1111 1111 1111', cardName: 'AYSE YILMAZ', expiry: '12/29', cvc: '123' }
const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }

function cardForm(changes: Record<string, string> = {}): Record<string, string> {
  return { method: 'card', installments: '1', idempotencyKey: crypto.randomUUID(), ...card, ...payer, ...changes }
}

test.each([
  ['en', 'How would you like to pay?'],
  ['tr', 'Nasıl ödemek istersiniz?'],
  ['ar', 'كيف تفضّل الدفع؟'],
] as const)(
  'offers the ways to pay in %s, unseen by search engines and unkept by anybody',
  async (locale, question) => {
    const db = await testDb()
    const app = await testApp({ db })
    const token = await aPayment(db)

    const page = await getPage(app, localePath(locale, `/payment/${token}`))
    const html = await page.text()

    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(html).toContain(question)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  },
)

test('has every field of a card payment with what browsers fill in by themselves', async () => {
  const db = await testDb()
  const app = await testApp({ db })

  const html = await (await getPage(app, `/tr/payment/${await aPayment(db)}`)).text()

  expect(
    ['cc-number', 'cc-exp', 'cc-csc', 'cc-name', 'name', 'email', 'tel'].filter(
      (name) => !html.includes(`autoComplete="${name}"`),
    ),
  ).toEqual([])
})

test('marks the test bank as what it is', async () => {
  const db = await testDb()

  const html = await (await getPage(await testApp({ db }), `/payment/${await aPayment(db)}`)).text()

  expect(html).toContain('Test payment: no real money is taken.')
})

test('shows the installment table where it is allowed, and says in one line where it is not', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const home = await aPayment(db)
  const abroad = await aPayment(db, { allowsInstallments: false })

  const allowed = await (await getPage(app, `/payment/${home}?method=installments`)).text()
  const refused = await (await getPage(app, `/payment/${abroad}`)).text()

  expect(
    ['$525.00', '$360.00', '$191.67', '$104.17', '$1,250.00', '25%'].filter((text) => !allowed.includes(text)),
  ).toEqual([])
  expect(refused).toContain(
    'Turkish banking rules do not allow card instalments for journeys abroad, Umrah and Hajj included.',
  )
  expect(refused).not.toContain('value="installments"')
})

test.each(locales)('shows one page in %s for payments that never were, were cancelled or expired', async (locale) => {
  const db = await testDb()
  const app = await testApp({ db })
  const cancelled = await aPayment(db, { subject: { kind: 'link', ref: 'pl-1' } })
  const expired = await aPayment(db, { expiresAt: new Date('2020-01-01') })
  await cancelPayment(db, { kind: 'link', ref: 'pl-1' }, new Date())

  const pages = await Promise.all(
    ['unknown', cancelled, expired].map((token) => getPage(app, localePath(locale, `/payment/${token}`))),
  )

  const texts = {
    tr: 'Ödeme bağlantısı bulunamadı veya süresi doldu',
    en: 'Payment link not found or expired',
    ar: 'رابط الدفع غير موجود أو منتهي الصلاحية',
  }
  expect(pages.map((page) => page.status)).toEqual([404, 410, 410])
  expect((await Promise.all(pages.map((page) => page.text()))).filter((html) => !html.includes(texts[locale]))).toEqual(
    [],
  )
})

test('an address with a language prefix that is none of ours moves', async () => {
  const page = await getPage(await testApp(), '/en/payment/abc')

  expect([page.status, page.headers.get('location')]).toEqual([301, '/payment/abc'])
})

test('a card payment ends on the success page, and the payment page then says that it was used', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const token = await aPayment(db)

  const answer = await postForm(app, `/payment/${token}`, cardForm())
  const success = await getPage(app, `/payment/${token}/success`)
  const again = await getPage(app, `/payment/${token}`)

  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/payment/${token}/success`])
  const html = await success.text()
  expect(success.status).toBe(200)
  expect(
    ['Payment completed successfully!', '2027-000123', '$1,000', '1111'].filter((text) => !html.includes(text)),
  ).toEqual([])
  const used = await again.text()
  expect(used).toContain('This payment link has already been used.')
  expect(used).toContain(formatDate(dayInIstanbul(new Date()), 'en'))
})

test('an unpaid payment has no success page', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const token = await aPayment(db)

  const unpaid = await getPage(app, `/ar/payment/${token}/success`)
  const unknown = await getPage(app, '/payment/unknown/success')

  expect([unpaid.status, unpaid.headers.get('location')]).toEqual([302, `/ar/payment/${token}`])
  expect(unknown.status).toBe(404)
})

test('a declined card is answered with the exact words and keeps everything but number and code', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const token = await aPayment(db)

  const answer = await postForm(
    app,
    `/payment/${token}`,
    cardForm({ number: '4000 0000 0000 9995', phone: '+90 532 123 45 67' }),
  )
  const html = await answer.text()

  expect(answer.status).toBe(402)
  expect(html).toContain('An error occurred during payment. Please try again')
  expect(html).toContain('Nothing was taken from your card.')
  expect(
    ['AYSE YILMAZ', '12/29', 'ayse@example.com', '+90 532 123 45 67'].filter(
      (text) => !html.includes(`value="${text}"`),
    ),
  ).toEqual([])
  expect(html).not.toContain('0000 9995')
  expect(html).not.toContain('value="123"')
})

test.each([
  [{ cvc: '' }, 'Please fill in all card information'],
  [{ number: '4111 1111 1111 1112' }, 'Invalid card number'],
  [{ cvc: '12' }, 'Invalid CVC code'],
  [{ expiry: '13/30' }, 'Invalid expiry date'],
  [{ expiry: '10/20' }, 'Invalid expiry date'],
  [{ name: '' }, 'Please fill in all required fields'],
  [{ cvc: '' }, 'Enter the security code (CVC) of the card.'],
  [{ name: '' }, 'Enter your full name.'],
  [{ number: '' }, 'Enter the card number.'],
])('a form with %o is refused in words', async (change, words) => {
  const db = await testDb()
  const token = await aPayment(db)

  const answer = await postForm(await testApp({ db }), `/payment/${token}`, cardForm(change))

  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(words)
  expect(await attemptsOf(db, token)).toEqual([])
})

test('a form sent twice pays once', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const token = await aPayment(db)
  const form = cardForm()

  await postForm(app, `/payment/${token}`, form)
  const again = await postForm(app, `/payment/${token}`, form)

  expect(again.headers.get('location')).toBe(`/payment/${token}/success`)
  expect(await attemptsOf(db, token)).toHaveLength(1)
})

test('a sixth card within a minute waits', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const statuses: number[] = []

  for (let tries = 0; tries < 6; tries += 1) {
    const token = await aPayment(db)
    statuses.push((await postForm(app, `/payment/${token}`, cardForm({ number: '4000 0000 0000 0002' }))).status)
  }

  expect(statuses).toEqual([402, 402, 402, 402, 402, 429])
})

test('3-D Secure goes to the bank, and from there to the success page', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const token = await aPayment(db)

  const sent = await postForm(app, `/tr/payment/${token}`, cardForm({ number: '4000 0000 0000 3220' }))
  const bankPath = pathOf(sent)
  const bank = await getPage(app, bankPath)
  const wrong = await postForm(app, bankPath, { intent: 'code', code: '111111' })
  const confirmed = await postForm(app, bankPath, { intent: 'code', code: '١٢٣٤٥٦' })
  const returned = await getPage(app, pathOf(confirmed))

  expect(bankPath).toMatch(/^\/tr\/sandbox-bank\/[\w-]{22}\/3ds$/)
  expect(await bank.text()).toContain('Burası gerçek bir banka değildir; para alınmaz.')
  expect([wrong.status, (await wrong.text()).includes('2 deneme hakkınız kaldı')]).toEqual([400, true])
  expect([returned.status, returned.headers.get('location')]).toEqual([303, `/tr/payment/${token}/success`])
})

test('a cancelled 3-D Secure comes back with the error notice', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const token = await aPayment(db)

  const sent = await postForm(app, `/payment/${token}`, cardForm({ number: '4242 4242 4242 4242' }))
  const left = await postForm(app, pathOf(sent), { intent: 'cancel' })
  const returned = await getPage(app, pathOf(left))
  const page = await getPage(app, pathOf(returned))

  expect([returned.status, returned.headers.get('location')]).toEqual([303, `/payment/${token}?error=1`])
  expect(await page.text()).toContain('An error occurred during payment. Please try again')
})

test('a bank that posts from its own page is heard', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const token = await aPayment(db)
  const sent = await postForm(app, `/payment/${token}`, cardForm({ number: '4242 4242 4242 4242' }))
  const confirmed = await postForm(app, pathOf(sent), { intent: 'code', code: '123456' })
  const fields = Object.fromEntries(new URL(confirmed.headers.get('location') ?? '').searchParams)

  const returned = await postForm(app, '/payment/callback', fields, { origin: 'https://bank.example' })

  expect([returned.status, returned.headers.get('location')]).toEqual([303, `/payment/${token}/success`])
})

test.each(locales)('the return address without a bank is a page in %s and changes nothing', async (locale) => {
  const app = await testApp()

  const empty = await getPage(app, localePath(locale, '/payment/callback'))
  const forged = await getPage(
    app,
    localePath(locale, '/payment/callback?attempt=x&result=captured&signature=t=1,v1=00'),
  )

  expect([empty.status, forged.status]).toEqual([400, 400])
})

test('a bank that does not exist has no page', async () => {
  const page = await getPage(await testApp(), '/sandbox-bank/unknown/3ds')

  expect(page.status).toBe(404)
})

test('a transfer shows account, reference and how long the place is held, and may still become a card payment', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const app = await testApp({ db })
  const token = await aPayment(db)

  const chosen = await postForm(app, `/payment/${token}`, {
    method: 'transfer',
    idempotencyKey: crypto.randomUUID(),
    ...payer,
  })
  const html = await (await getPage(app, `/payment/${token}`)).text()
  const cardPage = await (await getPage(app, `/payment/${token}?method=card`)).text()

  const reference = (await attemptsOf(db, token))[0]?.transfer_reference ?? 'none'
  expect([chosen.status, chosen.headers.get('location')]).toEqual([302, `/payment/${token}`])
  const shown = [
    reference,
    'TR33 0006 1005 1978 6457 8413 26',
    'Kafile Turizm Seyahat Ltd. Şti.',
    'Örnek Bankası',
    '0061',
    '6457841326',
    '$1,000.00',
    'Your place is held until',
  ]
  expect(shown.filter((text) => !html.includes(text))).toEqual([])
  expect(cardPage).toContain('autoComplete="cc-number"')
})

test('money of another amount leaves the customer in no doubt that people look at it', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const token = await aPayment(db, { amount: money(5000, 'EUR') })

  const answer = await postForm(app, `/payment/${token}`, cardForm({ number: '4000 0000 0000 1067' }))
  const page = await getPage(app, `/payment/${token}`)

  expect(answer.status).toBe(409)
  expect(await page.text()).toContain('A colleague is looking at your payment')
})

test('a bank without an answer shows a page that asks again', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const token = await aPayment(db)

  const answer = await postForm(app, `/payment/${token}`, cardForm({ number: '4000 0000 0000 1000' }))
  const page = await getPage(app, pathOf(answer))

  expect(pathOf(answer)).toBe(`/payment/${token}`)
  expect(await page.text()).toContain('We are checking your payment')
})

function pathOf(answer: Response): string {
  const { pathname, search } = new URL(answer.headers.get('location') ?? '', 'http://kafile.test')
  return pathname + search
}
