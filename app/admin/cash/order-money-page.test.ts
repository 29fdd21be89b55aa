import { expect, test } from 'vitest'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findOrder } from '#modules/booking/data/read-orders.server.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { aDollarRate } from '#modules/booking/testing/foreign.ts'
import { anOrderWithDeposit } from '#modules/booking/testing/parts.ts'
import { importRegister } from '#modules/ledger/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const today = dayInIstanbul(new Date())

/** An order over 5,380 dollars, a fifth of it at once, and the till on a day with 42 lira for a dollar. */
async function aDesk() {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)
  const app = await testApp({ db })
  await importRegister(db, { code: 'main', name: 'Merkez kasa' })
  await aDollarRate(db, 42, 0)
  const order = await anOrderWithDeposit(db)
  const page = async (path: string) => {
    const html = await (await getPage(app, path, headers)).text()
    return html.replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
  }
  const post = (path: string, form: Record<string, string>) =>
    postForm(app, path, { key: crypto.randomUUID(), ...form }, headers)
  return { db, order, page, post }
}

function entryOf(change: Record<string, string>) {
  return {
    type: 'income',
    cashRegister: 'main',
    toCashRegister: '',
    amount: '1000',
    currency: 'USD',
    paymentType: 'cash',
    customerType: 'individual',
    date: today,
    note: '',
    order: '',
    ...change,
  }
}

test('opened from an order, the form shows payer, balance and next part, and proposes that part', async () => {
  const { order, page } = await aDesk()

  const html = await page(`/tr/admin/cash/new?order=${order.orderNo}&from=order`)

  for (const fact of [
    'Ayşe Yılmaz',
    '5.380,00\u00A0$',
    'Sıradaki bölüm',
    '1.076,00\u00A0$',
    '45.192,00\u00A0₺',
    'Hemen',
  ])
    expect(html).toContain(fact)
  expect(html).toContain('name="amount" value="1.076,00"')
  expect(html).toContain('<option selected="">USD</option>')
  expect(html).toContain(`/tr/admin/orders/${order.publicId}`)
  expect(html).not.toContain('Siparişi bul')
})

test.each([
  ['the next part', 'due', '45,192.00'],
  ['all that is owed', 'all', '225,960.00'],
])('in lira it proposes %s at the rate of the day', async (_what, fill, amount) => {
  const { order, page } = await aDesk()

  const html = await page(`/admin/cash/new?order=${order.orderNo}&fill=${fill}&currency=TRY`)

  expect(html).toContain(`name="amount" value="${amount}"`)
  expect(html).toContain('<option selected="">TRY</option>')
})

test('money taken from the order leads back to it, with a sentence of what was taken', async () => {
  const { db, order, page, post } = await aDesk()
  const entry = entryOf({ order: order.orderNo, amount: '42.000,00', currency: 'TRY' })

  const saved = await post(`/tr/admin/cash/new?order=${order.orderNo}&from=order`, entry)
  const address = saved.headers.get('location') ?? ''
  const html = await page(address)

  expect(saved.status).toBe(302)
  expect(address).toContain(`/tr/admin/orders/${order.publicId}?entry=`)
  expect(html).toContain('(Ayşe Yılmaz) için 42.000,00\u00A0₺ alındı.')
  expect(html).toContain('Siparişe 1.000,00\u00A0$ olarak sayıldı.')
  expect(html).toContain('Kalan borç: 4.380,00\u00A0$.')
  expect(await findOrder(db, { id: order.orderId })).toMatchObject({ state: 'partially_paid' })
})

test('money taken at the till stays at the till and says the same', async () => {
  const { order, page, post } = await aDesk()

  const saved = await post('/tr/admin/cash/new', entryOf({ order: order.orderNo }))
  const address = saved.headers.get('location') ?? ''

  expect(address).toContain('/tr/admin/cash?entry=')
  expect(await page(address)).toContain('(Ayşe Yılmaz) için 1.000,00\u00A0$ alındı.')
})

test('an order does not tell of money that was taken for another one', async () => {
  const { db, order, page, post } = await aDesk()
  const other = await anOrder(db)
  const saved = await post('/admin/cash/new', entryOf({ order: order.orderNo }))
  const entry = new URL(saved.headers.get('location') ?? '', 'http://kafile.test').searchParams.get('entry')

  expect(await page(`/admin/orders/${other.publicId}?entry=${entry}`)).not.toContain('was taken for order')
})

test.each([['number'], ['name'], ['phone']] as const)('at the till an order is found by its %s', async (by) => {
  const { db, order, page } = await aDesk()
  const phone = (await findOrder(db, { id: order.orderId }))?.contact.phone ?? ''
  const typed = { number: order.orderNo, name: 'ayse yilmaz', phone }[by]

  const html = await page(`/admin/cash/new?q=${encodeURIComponent(typed)}`)

  expect(html).toContain(`/admin/cash/new?order=${order.orderNo}`)
  expect(html).toContain('$5,380.00')
})

test('the till says when no order that owes something fits', async () => {
  const { page } = await aDesk()

  expect(await page('/tr/admin/cash/new?q=kimsesiz')).toContain('Aramaya uyan, borcu olan bir sipariş yok.')
})
