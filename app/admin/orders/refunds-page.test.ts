import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { bookCashEntry, changePrice, findOrder } from '#modules/booking/index.server.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { moneyHandlers } from '#modules/booking/testing/a-paid-order.ts'
import { importRegister } from '#modules/ledger/index.server.ts'
import { aRate } from '#modules/ledger/testing/builders.ts'
import { listPaymentsOfSubject, requestRefund } from '#modules/payments/index.server.ts'
import { recordRefund } from '#modules/payments/record-refund.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** An order that was paid at the desk, a part of which is promised back. */
async function aPromiseOfCash() {
  const db = await testDb()
  const { headers, userId } = await staffSignedIn(db)
  await importRegister(db, { code: 'main', name: 'Main till' })
  const order = await anOrder(db)
  const entry = { cashRegister: 'main', paymentType: 'cash', customerType: 'individual', type: 'income' } as const
  const paid = { ...entry, amount: money(100_000, 'USD'), date: dayInIstanbul(new Date()), note: '' }
  const booked = await bookCashEntry(db, aStaffMember({ id: userId }), { ...paid, orderId: order.orderId }, new Date())
  if (!booked.ok) throw new Error(booked.error.code)
  const [attempt] = await listPaymentsOfSubject(db, { kind: 'order', ref: order.orderId })
  const wish = { key: 'r', attemptRef: attempt?.ref ?? '', amount: money(4_000, 'USD') }
  await requestRefund(db, { ...wish, cause: 'manual', reason: '' }, new Date())
  return { db, headers, order, app: await testApp({ db }), page: `admin/orders/${order.publicId}/refunds` }
}

test.each([
  ['/tr', ['iade edilebilir; ', ', elden ödendi</option>', 'elden', 'Kasadan öde', 'Havaleyle gönderilecekse']],
  ['', [' refundable; ', ', paid at the desk</option>', 'at the desk', 'Pay it out of a register']],
  ['/ar', ['دُفع في المكتب', 'في المكتب', 'صرفه من الصندوق']],
])('what was paid at the desk goes back there, in words of the language: "%s"', async (prefix, words) => {
  const { app, headers, order, page } = await aPromiseOfCash()

  const sent = await (await getPage(app, `${prefix}/${page}`, headers)).text()
  const html = sent.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  const register = await (await getPage(app, `/admin/cash/new?order=${order.orderNo}&type=refund`, headers)).text()

  for (const word of words) expect(html).toContain(word)
  for (const word of ['>cash', '<span>havaleyle', '<span>by transfer', '<span>بتحويل مصرفي'])
    expect(html).not.toContain(word)
  expect(html).toContain(`order=${order.orderNo}&amp;type=refund`)
  const chat = /href="https:\/\/wa\.me\/\d+\?text=([^"]*)"/.exec(html)?.[1] ?? ''
  expect(decodeURIComponent(chat)).toMatch(new RegExp(`^Selamünaleyküm .* ${order.orderNo} `))
  expect(html).not.toContain('value="paid"')
  expect(register).toMatch(/<option value="refund" selected/)
})

test('an account can be named for it all the same, and then it goes by transfer', async () => {
  const { app, headers, page } = await aPromiseOfCash()
  const html = await (await getPage(app, `/${page}`, headers)).text()
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  const payee = { intent: 'payee', ref: valueOf('ref'), key: valueOf('key'), name: 'Ayşe Yılmaz' }

  const named = await postForm(app, `/${page}`, { ...payee, iban: 'TR330006100519786457841326' }, headers)
  const after = await (await getPage(app, `/${page}`, headers)).text()

  expect(named.status).toBe(302)
  for (const word of ['by transfer', 'value="paid"']) expect(after).toContain(word)
})

const withoutScript = (html: string) =>
  html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/[\u2066-\u2069]/g, '')
const dollarIs = (db: Db, value: number) =>
  aRate(db, { base: 'USD', quote: 'TRY', rate: { value, scale: 4 }, source: 'TCMB', validFrom: new Date() })

test('a promised transfer can be sent in lira at the rate of today; pages of staff and customer say so', async () => {
  const { db, app, headers, order, page } = await aPromiseOfCash()
  await dollarIs(db, 412_345)
  const htmlOf = async (path: string) => withoutScript(await (await getPage(app, path, headers)).text())
  const first = await htmlOf(`/${page}`)
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(first)?.[1] ?? ''
  const send = (fields: Record<string, string>) =>
    postForm(app, `/${page}`, { ref: valueOf('ref'), key: crypto.randomUUID(), ...fields }, headers)
  await send({ intent: 'payee', name: 'Ayşe Yılmaz', iban: 'TR330006100519786457841326' })
  const choices = await htmlOf(`/${page}`)

  const garbled = await send({ intent: 'paid', note: 'EFT 1', sent: '1 XXX' })
  const unknown = await send({ intent: 'paid', note: 'EFT 1', sent: '1.00 SAR' })
  const old = await send({ intent: 'paid', note: 'EFT 1', sent: '1600.00 TRY' })
  const sent = await send({ intent: 'paid', note: 'EFT 1', sent: '1649.38 TRY' })

  expect(choices).toContain('<option value="40.00 USD"')
  expect(choices).toMatch(/<option value="1649\.38 TRY">₺1,649\.38 \(1 USD = 41\.2345 TRY\)/)
  expect([garbled.status, unknown.status, old.status, sent.status]).toEqual([400, 422, 409, 302])
  expect(await old.text()).toContain('The rate of today has changed')
  await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))
  const customer = `/order/${order.publicId}?t=${order.accessToken}`
  for (const path of [`/${page}`, `/admin/orders/${order.publicId}`, customer]) {
    const html = await htmlOf(path)
    const words = ['₺1,649.38', '1 USD = 41.2345 TRY', '$40.00']
    expect([path, ...words.filter((word) => !html.includes(word))]).toEqual([path])
  }
})

test.each([
  [
    '/tr',
    ['Elden geri verilebilecek', 'Müşteriye bildirilen iade, TRY', '1.649,38', '41.234,50', '1 USD = 41,2345 TRY'],
  ],
  ['', ['What can go back at the desk', 'Promised refund, in TRY', '1,649.38', '41,234.50', '1 USD = 41.2345 TRY']],
  ['/ar', ['ما يمكن ردّه في المكتب', 'الاسترداد الموعود به، TRY', '1,649.38', '41,234.50', '1 USD = 41.2345 TRY']],
])('the desk sees what can go back in the order’s money and in others: "%s"', async (prefix, words) => {
  const { db, app, headers, order } = await aPromiseOfCash()
  await dollarIs(db, 412_345)

  const html = withoutScript(
    await (await getPage(app, `${prefix}/admin/cash/new?order=${order.orderNo}&type=refund`, headers)).text(),
  )

  for (const word of words) expect(html).toContain(word)
})

const valueOf = (html: string, name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1]

test('the entry of a register begins with the promised refund, in the money that is chosen, and all means all', async () => {
  const { db, app, headers, order } = await aPromiseOfCash()
  await dollarIs(db, 412_345)
  const form = async (query: string) => {
    const path = `/tr/admin/cash/new?order=${order.orderNo}&type=refund${query}`
    const html = withoutScript(await (await getPage(app, path, headers)).text())
    return [
      valueOf(html, 'amount'),
      /<option selected="">(\w+)/.exec(html)?.[1],
      html.includes('bildirilen iade yazıldı'),
    ]
  }

  expect(await form('')).toEqual(['40,00', 'USD', true])
  expect(await form('&fill=due&currency=TRY')).toEqual(['1.649,38', 'TRY', true])
  expect(await form('&fill=all&currency=USD')).toEqual(['1.000,00', 'USD', false])
})

test('the form of refunds begins with what was paid above the price and says so; what is more needs a meaning', async () => {
  const { db, app, headers, order, page } = await aPromiseOfCash()
  const seen = await findOrder(db, aStaffMember(), order.publicId)
  const total = money(92_999, 'USD')
  const change = { id: order.publicId, version: seen?.version ?? 0, total, reason: 'sadık müşteri' }
  await changePrice(db, aStaffMember(), change, new Date())

  const html = withoutScript(await (await getPage(app, `/tr/${page}`, headers)).text())
  const attempt = /<option value="([^"]+)" selected/.exec(html)?.[1] ?? ''
  const send = (fields: Record<string, string>) =>
    postForm(
      app,
      `/tr/${page}`,
      { intent: 'refund', attempt, reason: 'jest', key: crypto.randomUUID(), ...fields },
      headers,
    )
  const refused = await send({ amount: '30,02' })
  const given = await send({ amount: '30,01' })

  // 1,000 were paid, 40 of them are promised back already.
  expect(valueOf(html, 'amount')).toBe('30,01')
  expect(html).toContain('30,01\u00A0$ geri verilmeyi bekliyor')
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('ne anlama geldiğini seçin')
  expect(given.status).toBe(302)
})

test.each([
  ['/tr', ['Kasada alındı', 'Elle kaydedildi', 'Kasa kaydı']],
  ['', ['Taken at the desk', 'Recorded by hand', 'Register entry']],
  ['/ar', ['استُلم في الصندوق', 'سُجّل يدويًا', 'قيد الصندوق']],
])('the history of a payment is told in words of the language, and of its own way: "%s"', async (prefix, words) => {
  const { db, app, headers, order } = await aPromiseOfCash()
  const [attempt] = await listPaymentsOfSubject(db, { kind: 'order', ref: order.orderId })

  const [onOrder, onPayment] = await Promise.all(
    [`admin/orders/${order.publicId}`, `admin/payments/${attempt?.ref}`].map(async (page) =>
      withoutScript(await (await getPage(app, `${prefix}/${page}`, headers)).text()),
    ),
  )

  for (const word of words.slice(0, 2))
    expect([onOrder?.includes(word), onPayment?.includes(word)]).toEqual([true, true])
  expect(onPayment).toContain(words[2])
  for (const stored of ['manual:', 'taken at the desk', 'Number at the provider', 'Kuruluştaki', 'لدى المزوّد'])
    expect([onOrder?.includes(stored), onPayment?.includes(stored)]).toEqual([false, false])
})

test.each([
  ['/tr', 'Müşteri karttan çekime itiraz etti'],
  ['', 'The customer disputed the card payment'],
  ['/ar', 'اعترض العميل على الدفع بالبطاقة'],
])('why a refund failed is said in words of the language: "%s"', async (prefix, words) => {
  const { db, app, headers, page } = await aPromiseOfCash()
  const [, ref = ''] = /name="ref" value="([^"]+)"/.exec(await (await getPage(app, `/${page}`, headers)).text()) ?? []
  await recordRefund(db, ref, { outcome: 'refused', source: 'dispute', words: 'the payment is disputed' }, new Date())

  const html = withoutScript(await (await getPage(app, `${prefix}/${page}`, headers)).text())

  expect(html).toContain(words)
  expect(html).not.toContain('the payment is disputed')
})
