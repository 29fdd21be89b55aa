import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { dayInIstanbul, plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { findOrder } from '#modules/booking/data/read-orders.server.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import {
  balanceOf,
  bookTransaction,
  findDayRate,
  findExchangeRate,
  importRegister,
  listClosings,
  listRegisters,
  listTransactions,
} from '#modules/ledger/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const today = dayInIstanbul(new Date())
const fields = {
  key: '5f0c1f5e-8f43-4b7e-9d2a-0c3f6a1b2c3d',
  type: 'income',
  cashRegister: 'main',
  toCashRegister: '',
  amount: '1.250,00',
  currency: 'TRY',
  paymentType: 'cash',
  customerType: 'individual',
  date: today,
  note: 'Ön ödeme',
  order: '',
}

async function aDesk() {
  const db = await testDb()
  const { headers, userId } = await staffSignedIn(db)
  const app = await testApp({ db })
  await importRegister(db, { code: 'main', name: 'Merkez kasa' })
  const page = async (path: string) => {
    const answer = await getPage(app, path, headers)
    return { status: answer.status, html: await shown(answer) }
  }
  const post = (path: string, form: Record<string, string>) =>
    postForm(app, path, { key: crypto.randomUUID(), ...form }, headers)
  const book = async (change: object = {}) => {
    const booked = await bookTransaction(
      db,
      aStaffMember({ id: userId }),
      {
        type: 'income',
        cashRegister: 'main',
        amount: money(125_000, 'TRY'),
        paymentType: 'cash',
        customerType: 'individual',
        date: today,
        note: 'Ön ödeme',
        ...change,
      },
      new Date(),
    )
    return booked.ok ? booked.value.id : ''
  }
  return { db, page, post, book }
}

test('shows what lies in each register, the entries with who wrote them, and the sums', async () => {
  const { page, book } = await aDesk()
  await book()
  await book({ type: 'expense', amount: money(5000, 'TRY'), note: 'Kırtasiye' })

  const { html } = await page('/admin/cash')

  for (const fact of [
    'Merkez kasa',
    '₺1,200.00',
    '₺1,250.00',
    '\u2212₺50.00',
    'Kırtasiye',
    'Fatma Demir',
    '1–2 of 2 entries',
  ])
    expect(html).toContain(fact)
})

test('keeps the filters of the address in its fields, its pages and its files', async () => {
  const { page, book } = await aDesk()
  for (let number = 1; number <= 21; number += 1) await book({ note: `Ödeme ${number}` })
  await book({ type: 'expense', note: 'Kırtasiye' })

  const { html } = await page('/tr/admin/cash?type=income')

  expect(html).toContain('1–20 / 21 kayıt')
  expect(html).not.toContain('Kırtasiye')
  expect(html).toMatch(/<option value="income" selected="">/)
  expect(html).toContain('href="/tr/admin/cash?type=income&amp;page=2"')
  expect(html).toContain('href="/tr/admin/lists/cash/xlsx?type=income"')
})

test('an entry form that is sent twice books once', async () => {
  const { db, post } = await aDesk()

  const first = await post('/tr/admin/cash/new', fields)
  const again = await post('/tr/admin/cash/new', fields)

  expect([first.status, first.headers.get('location'), again.status]).toEqual([302, '/tr/admin/cash', 302])
  expect(await balanceOf(db, { kind: 'cash', register: 'main' }, 'TRY')).toEqual(money(125_000, 'TRY'))
})

test('income for an order pays it and stands in its journal; taken back, it is open again', async () => {
  const { db, page, post } = await aDesk()
  const { publicId, orderNo } = await anOrder(db)

  await post('/admin/cash/new', { ...fields, currency: 'USD', order: orderNo })

  for (const path of ['/admin/cash', '/admin/cash/closings']) {
    const { html: list } = await page(path)
    for (const fact of [orderNo, 'Ayşe Yılmaz', `/admin/orders/${publicId}`]) expect(list).toContain(fact)
  }

  const { html: journal } = await page(`/admin/cash/journal/${publicId}`)
  for (const fact of [`Account entries of ${orderNo}`, 'Owed by the customer', 'Cash register', '$1,250.00'])
    expect(journal).toContain(fact)
  const { html: paid } = await page(`/admin/orders/${publicId}`)
  for (const fact of ['Partly paid', 'Cash desk', 'A part was paid']) expect(paid).toContain(fact)

  const [entry] = (await listTransactions(db, { page: 1, pageSize: 20 })).transactions
  const { html: asked } = await page(`/admin/cash/entries/${entry?.id}`)
  expect(asked).toContain('The order stays confirmed.')
  await post(`/admin/cash/entries/${entry?.id}`, { note: 'Yanlış sipariş' })

  const { html: open } = await page(`/admin/orders/${publicId}`)
  for (const fact of ['Partly paid', 'Reversed', 'its amount is unpaid again']) expect(open).toContain(fact)
})

test.each([
  ['a currency that is not the order’s on a day without a rate', {}, 'Bu gün için kur girilmemiş.'],
  ['more than is owed', { currency: 'USD', amount: '5.380,01' }, 'Siparişin kalan borcu bundan az.'],
])('refuses %s for an order, and keeps what was typed', async (_, change, words) => {
  const { db, post } = await aDesk()
  const { orderNo } = await anOrder(db)

  const answer = await post('/tr/admin/cash/new', { ...fields, ...change, order: orderNo })

  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain(words)
  expect(html).toContain(`value="${orderNo}"`)
  expect((await listTransactions(db, { page: 1, pageSize: 20 })).total).toBe(0)
})

test.each([
  ['no amount', { amount: 'bir' }, 400, 'Sıfırdan büyük bir tutar girin'],
  ['nothing', { amount: '0' }, 400, 'Sıfırdan büyük bir tutar girin'],
  ['no day', { date: 'yarın' }, 400, 'Geçerli bir tarih seçin.'],
  ['a day to come', { date: '2999-01-01' }, 400, 'Gelecek bir gün için kayıt yapılamaz.'],
  ['a transfer to nowhere', { type: 'transfer' }, 400, 'Virman için başka bir kasa seçin'],
  ['an unknown register', { cashRegister: 'attic' }, 404, 'Bu kasa yok ya da artık kullanılmıyor.'],
  ['an unknown order', { order: '2027-000001' }, 404, 'Bu numarada sipariş yok.'],
  ['an unknown type', { type: 'gift' }, 400, 'Listeden birini seçin.'],
])('%s is said at its field, and what was typed stays', async (_case, change, status, message) => {
  const { db, post } = await aDesk()

  const answer = await post('/tr/admin/cash/new', { ...fields, ...change })
  const html = await shown(answer)

  expect(answer.status).toBe(status)
  expect(html).toContain(message)
  expect(html).toContain('value="Ön ödeme"')
  expect((await listTransactions(db, { page: 1, pageSize: 1 })).total).toBe(0)
})

test('an entry is taken back after a question, once', async () => {
  const { db, page, post, book } = await aDesk()
  const id = await book()

  const before = await page(`/tr/admin/cash/entries/${id}`)
  const done = await post(`/tr/admin/cash/entries/${id}`, { note: 'Yanlış kasa' })
  const after = await page(`/tr/admin/cash/entries/${id}`)
  const again = await post(`/tr/admin/cash/entries/${id}`, { note: '' })

  expect(before.html).toContain('1.250,00\u00A0₺ tutarındaki bu kayıt geri alınsın mı?')
  expect(done.status).toBe(302)
  expect(after.html).toContain('Geri alan kayıt')
  expect(after.html).not.toContain('geri alınsın mı?')
  expect([again.status, await shown(again)]).toEqual([409, expect.stringContaining('daha önce geri alındı')])
  expect(await balanceOf(db, { kind: 'cash', register: 'main' }, 'TRY')).toEqual(money(0, 'TRY'))
})

test('an entry that does not exist is missing', async () => {
  const { page } = await aDesk()

  expect((await page('/admin/cash/entries/none')).status).toBe(404)
  expect((await page('/admin/cash/journal/none')).status).toBe(404)
})

test('a day is closed with what was counted; then it takes no entry', async () => {
  const { db, page, post, book } = await aDesk()
  await book()
  const closing = { register: 'main', date: today, 'counted-TRY': '1240', note: '' }

  const closed = await post('/tr/admin/cash/closings', closing)
  const again = await post('/tr/admin/cash/closings', closing)
  const late = await post('/tr/admin/cash/new', fields)

  expect([closed.status, again.status, late.status]).toEqual([302, 409, 409])
  expect(await shown(late)).toContain('Bu gün kapatıldı.')
  expect(await listClosings(db)).toMatchObject([{ on: today, counts: [{ difference: money(-1000, 'TRY') }] }])
  expect((await page('/tr/admin/cash/closings')).html).toContain('\u221210,00\u00A0₺')
})

test('a new entry begins with a register that still takes it today', async () => {
  const { db, page, post } = await aDesk()
  await importRegister(db, { code: 'annex', name: 'Ek kasa' })
  const chosen = async () =>
    /<option value="(\w+)" selected="">\w+ kasa/.exec((await page('/tr/admin/cash/new')).html)?.[1]
  const before = await chosen()

  await post('/tr/admin/cash/closings', { register: 'annex', date: today, note: '' })

  expect([before, await chosen()]).toEqual(['annex', 'main'])
})

test.each([
  [{ 'counted-TRY': 'çok' }, 400, 'Sıfır ya da daha büyük bir tutar girin.'],
  [{}, 400, 'Kasadaki her para birimi için sayılan tutarı girin.'],
  [{ 'counted-TRY': '0', date: '' }, 400, 'Geçerli bir tarih seçin.'],
  [{ 'counted-TRY': '0', register: 'attic' }, 404, 'Bu kasa yok'],
])('a closing with %j is refused', async (change, status, message) => {
  const { post, book } = await aDesk()
  await book()

  const answer = await post('/tr/admin/cash/closings', { register: 'main', date: today, note: '', ...change })

  expect([answer.status, await shown(answer)]).toEqual([status, expect.stringContaining(message)])
})

test('the rate of the day is entered and a register opened', async () => {
  const { db, page, post } = await aDesk()

  const rate = await post('/admin/cash/rates', { intent: 'rate', currency: 'USD', rate: '41,2345', source: 'TCMB' })
  const register = await post('/admin/cash/rates', { intent: 'register', code: 'safe', name: 'Çelik kasa' })
  const taken = await post('/admin/cash/rates', { intent: 'register', code: 'safe', name: 'x' })
  const wrong = await post('/admin/cash/rates', { intent: 'rate', currency: 'USD', rate: 'dear', source: 'TCMB' })

  expect([rate.status, register.status, taken.status, wrong.status]).toEqual([302, 302, 409, 400])
  expect(await findExchangeRate(db, { base: 'USD', quote: 'TRY' }, new Date())).toMatchObject({
    rate: { value: 412_345, scale: 4 },
    source: 'TCMB',
  })
  expect((await listRegisters(db)).map(({ code }) => code)).toEqual(['main', 'safe'])
  expect((await page('/admin/cash/rates')).html).toContain('41.2345')
  expect((await page('/tr/admin/cash/rates')).html).toContain('<bdi dir="ltr">41,2345</bdi>')
})

test('who writes for the site sees nothing of it', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db, { staffRole: 'content' })
  const app = await testApp({ db })

  const statuses = await Promise.all(
    ['', '/new', '/closings', '/rates'].map(async (part) => (await getPage(app, `/admin/cash${part}`, headers)).status),
  )

  expect(statuses).toEqual([403, 403, 403, 403])
})

/** What a page shows, without the texts it takes along for its script. */
async function shown(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
}

test('lira for an order in dollars wait for the rate of the day, and what was typed stays', async () => {
  const { db, page, post } = await aDesk()
  const { orderId, orderNo } = await anOrder(db)
  const inLira = { ...fields, amount: '42.000,00', order: orderNo }

  const early = await post('/admin/cash/new', inLira)
  const rate = await post('/admin/cash/rates', { currency: 'USD', rate: '42', source: 'manual', day: today })
  const asked = await page(`/admin/cash/new?order=${orderNo}`)
  const booked = await post('/admin/cash/new', inLira)

  expect([early.status, rate.status, booked.status]).toEqual([422, 302, 302])
  const refused = await shown(early)
  for (const fact of ['No rate was entered for this day', 'value="42.000,00"', '/admin/cash/rates'])
    expect(refused).toContain(fact)
  for (const fact of [orderNo, '$5,380.00', '₺225,960.00', '1 USD = 42 TRY']) expect(asked.html).toContain(fact)
  expect(await findOrder(db, { id: orderId })).toMatchObject({ paid: money(100_000, 'USD') })
})

test('the rate of a day that is over is the one entered for it last', async () => {
  const { db, post } = await aDesk()
  const day = plainDate('2026-06-01')
  const enter = (rate: string, on: string) =>
    post('/admin/cash/rates', { currency: 'USD', rate, source: 'TCMB', day: on })

  await enter('38', day)
  await enter('39,5', day)
  const ahead = await enter('40', '2999-01-01')

  expect(await findDayRate(db, ['TRY', 'USD'], day)).toMatchObject({ rate: { value: 395, scale: 1 }, on: day })
  expect(await findDayRate(db, ['TRY', 'USD'], plainDate('2026-06-02'))).toBeUndefined()
  expect(ahead.status).toBe(400)
})
