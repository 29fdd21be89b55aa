import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { aTransfer } from '#modules/bank-statements/testing/builders.ts'
import { ACCOUNT, aCamt053 } from '#modules/bank-statements/testing/files.ts'
import { findOrder } from '#modules/booking/data/read-orders.server.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { findPaymentLink } from '#modules/payment-links/index.server.ts'
import { aLink } from '#modules/payment-links/testing/builders.ts'
import { startTransfer } from '#modules/payments/index.server.ts'
import { aBankAccount, aGateway, anAgreement, attemptsOf } from '#modules/payments/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aDesk(db: Db, facts: Parameters<typeof staffSignedIn>[1] = {}) {
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db, facts)
  const upload = (path: string, bytes: Uint8Array, name = 'hesap.xml') => {
    const body = new FormData()
    body.set('file', new File([Uint8Array.from(bytes)], name))
    const own = { ...headers, origin: 'http://kafile.test', host: 'kafile.test' }
    return app.respond(new Request(`http://kafile.test${path}`, { method: 'POST', body, headers: own }))
  }
  return {
    app,
    headers,
    upload,
    read: async (path: string) => (await getPage(app, path, headers)).text(),
    post: (path: string, fields: Record<string, string>) => postForm(app, path, fields, headers),
  }
}

/** What the history of a line says, without tags. */
const stepsIn = (html: string) =>
  (/<ol class="[^"]*steps[^"]*">(.*?)<\/ol>/s.exec(html)?.[1] ?? '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

const pathOf = (answer: Response) => {
  const location = new URL(answer.headers.get('location') ?? '/', 'http://kafile.test')
  return location.pathname + location.search
}

test('a file is shown before it is booked, and booking it pays what is certain', async () => {
  const db = await testDb()
  const desk = await aDesk(db)
  const { token, reference } = await aTransfer(db, new Date())

  const uploaded = await desk.upload(
    '/tr/admin/bank-statements',
    aCamt053([{ amount: '1000.00', text: `umre ${reference}`, payer: 'AYŞE YILMAZ' }]),
  )
  const preview = await desk.read(pathOf(uploaded))
  const before = await attemptsOf(db, token)
  const booked = await desk.post(pathOf(uploaded), { intent: 'book' })
  const lines = await desk.read(pathOf(booked))

  expect([uploaded.status, booked.status]).toEqual([302, 302])
  for (const fact of ['hesap.xml', '1 hareket okundu', 'Kesin', reference, 'Hareketleri kaydet'])
    expect(preview).toContain(fact)
  expect(before).toMatchObject([{ state: 'pending_transfer' }])
  for (const fact of ['1 yeni hareket kaydedildi.', '1 ödeme onaylandı.', 'Eşleşti', '1–1 / 1 hareket'])
    expect(lines).toContain(fact)
  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured' }])
})

test('what is not certain is asked with its reasons, and staff decide', async () => {
  const db = await testDb()
  const desk = await aDesk(db)
  const { token, reference } = await aTransfer(db, new Date())
  const uploaded = await desk.upload('/admin/bank-statements', aCamt053([{ amount: '400.00', text: reference }]))
  const booked = await desk.post(pathOf(uploaded), { intent: 'book' })
  const [, linePath = ''] =
    /href="(\/admin\/bank-statements\/lines\/[0-9a-f-]{36})"/.exec(await desk.read(pathOf(booked))) ?? []

  const asked = await desk.read(linePath)
  const empty = await desk.post(linePath, { intent: 'payment', version: '1' })
  const silent = await desk.post(linePath, { intent: 'suspense', version: '1', note: ' ' })
  const wrong = await desk.post(linePath, { intent: 'payment', version: '1', code: '22222222' })
  const decided = await desk.post(linePath, { intent: 'payment', version: '1', chosen: reference })
  const again = await desk.post(linePath, { intent: 'payment', version: '1', chosen: reference })

  for (const fact of ['Names the reference code', 'Less than is owed', '$1,000.00']) expect(asked).toContain(fact)
  expect([empty, silent, wrong, decided, again].map(({ status }) => status)).toEqual([400, 422, 404, 302, 409])
  expect(await wrong.text()).toContain('There is no transfer with this code.')
  const [attempt] = await attemptsOf(db, token)
  expect(attempt).toMatchObject({ state: 'pending_transfer', captured_minor: 40_000 })
  const history = await desk.read(`/admin/payments/${attempt?.ref}`)
  expect(history).toContain('Line of the bank statement of ')
  expect(history.replaceAll(/<script[^]*?<\/script>/g, '')).not.toContain('bank statement 20')
})

test('a transfer without a code is put on orders in two steps, once, and taken off again', async () => {
  const db = await testDb()
  const desk = await aDesk(db)
  await aBankAccount(db)
  const { orderId, orderNo, publicId } = await anOrder(db)
  const day = dayInIstanbul(new Date())
  const form = { account: ACCOUNT, day, payer: '', iban: '', text: `umre ${orderNo}`, key: crypto.randomUUID() }
  const wrong = await desk.post('/admin/bank-statements/new', { ...form, amount: 'çok' })
  const typed = await desk.post('/admin/bank-statements/new', { ...form, amount: '5.400,00' })
  const path = pathOf(typed)
  const shares = { version: '1', [`takes-${orderId}`]: 'on', [`amount-${orderId}`]: '5,380.00' }

  const asked = await desk.read(path)
  const searched = await desk.read(`${path}?q=${encodeURIComponent(orderNo)}`)
  const preview = await desk.post(path, { ...shares, intent: 'orders' })
  const before = await findOrder(db, { id: orderId })
  const greedy = await desk.post(path, { ...shares, [`amount-${orderId}`]: '5,390.00', intent: 'orders' })
  const booking = { ...shares, intent: 'orders-book', key: crypto.randomUUID() }
  const both = await Promise.all([desk.post(path, booking), desk.post(path, booking)])
  const booked = await desk.read(path)
  const [, share = ''] = /name="share" value="([0-9a-f-]{36})"/.exec(booked) ?? []
  const undone = await desk.post(path, { intent: 'undo', version: '2', share, note: 'wrong', key: crypto.randomUUID() })

  expect([wrong, typed, preview, greedy, undone].map(({ status }) => status)).toEqual([400, 302, 200, 422, 302])
  for (const fact of [orderNo, 'Names the order number', 'More than is owed', 'value="5,380.00"'])
    expect(asked).toContain(fact)
  expect(searched).toContain('Put on orders')
  const shown = await preview.text()
  for (const fact of ['What will be booked', 'Paid in full', 'in suspense', '$20.00']) expect(shown).toContain(fact)
  expect(before?.paid.minor).toBe(0)
  expect(await greedy.text()).toContain('An order was given more than it owes.')
  expect(both.map(({ status }) => status)).toEqual([302, 302])
  expect(booked).toContain(`/admin/orders/${publicId}`)
  expect(stepsIn(booked)).toMatch(/^ In suspense [^·]*· Fatma Demir/)
  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'partially_paid', paid: { minor: 0 } })
})

test('what a code has paid is taken back on the page of its line, and a link is picked by hand', async () => {
  const db = await testDb()
  const desk = await aDesk(db)
  await aBankAccount(db)
  const link = await aLink(db, { title: 'Kalan ödeme', price: money(100_000, 'USD') })
  const payer = { name: 'Hatice Karaca', email: 'hatice@example.com', phone: '' }
  const request = { token: link.token, idempotencyKey: crypto.randomUUID(), payer, agreement: anAgreement() }
  const started = await startTransfer(aGateway(db), request, new Date())
  const reference = started.ok ? started.value.transferReference : ''
  const uploaded = await desk.upload('/tr/admin/bank-statements', aCamt053([{ amount: '1000.00', text: reference }]))
  await desk.post(pathOf(uploaded), { intent: 'book' })
  const lines = await desk.read('/tr/admin/bank-statements/lines?state=matched')
  const path = /\/tr\/admin\/bank-statements\/lines\/[0-9a-f-]{36}/.exec(lines)?.[0] ?? ''

  const matched = await desk.read(path)
  const [, share = ''] = /name="share" value="([0-9a-f-]{36})"/.exec(matched) ?? []
  const undone = await desk.post(path, {
    intent: 'undo',
    version: '2',
    share,
    note: 'yanlış',
    key: crypto.randomUUID(),
  })
  const searched = await desk.read(`${path}?q=Hatice`)
  const shares = { version: '3', [`takes-${link.id}`]: 'on', [`amount-${link.id}`]: '1,000.00' }
  const preview = await desk.post(path, { ...shares, intent: 'orders' })
  const booked = await desk.post(path, { ...shares, intent: 'orders-book', key: crypto.randomUUID() })

  expect(matched).toContain('Referans koduyla')
  expect(matched).toContain('kod bir daha geçmez')
  expect([undone, preview, booked].map(({ status }) => status)).toEqual([302, 200, 302])
  expect((await attemptsOf(db, link.token)).map(({ state }) => state).toSorted()).toEqual(['captured', 'reversed'])
  for (const fact of ['Kalan ödeme', 'Hatice Karaca', 'Tutar kalan borca eşit']) expect(searched).toContain(fact)
  expect(await preview.text()).toContain('Tamamı ödenir')
  expect(await findPaymentLink(db, link.admin, link.id)).toMatchObject({ status: 'completed' })
})

test('a table whose columns are not clear is asked about, and so is its account', async () => {
  const db = await testDb()
  const desk = await aDesk(db)
  await aBankAccount(db)
  const uploaded = await desk.upload(
    '/admin/bank-statements',
    new TextEncoder().encode('Gün;Ne;Kaç\n01.03.2027;kira;5,00\n'),
    'a.csv',
  )
  const path = pathOf(uploaded)
  const question = await desk.read(path)

  const wrong = await desk.post(path, { intent: 'complete', columns: '3', from: '2', 'role-0': 'date' })
  const named = { intent: 'complete', columns: '3', from: '2', 'role-0': 'date', 'role-1': 'text', 'role-2': 'amount' }
  await desk.post(path, { ...named, accountIban: 'TR330006100519786457841326' })
  const ready = await desk.read(path)

  expect(question).toContain('The columns are not clear.')
  expect(wrong.status).toBe(400)
  expect(ready).toContain('1 line was read')
})

test.each([
  ['a broken file', new TextEncoder().encode('<a>\n<b></a>'), 400, 'Line 2'],
  ['a file that is too large', new Uint8Array(5 * 1024 * 1024 + 1).fill(65), 413, 'larger than 5 MB'],
  ['no file', new Uint8Array(), 400, 'Choose a file.'],
])('%s is refused with a reason', async (_, bytes, status, reason) => {
  const desk = await aDesk(await testDb())

  const answer = await desk.upload('/admin/bank-statements', bytes)

  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(reason)
})

test.each(['/admin/bank-statements', '/admin/bank-statements/lines'])(
  '%s is for those who see payments',
  async (path) => {
    const db = await testDb()
    const { app, headers } = await aDesk(db, { staffRole: 'content' })

    expect((await getPage(app, path, headers)).status).toBe(403)
  },
)

test('a line nobody knows is not found, a draft that was booked leads to its lines', async () => {
  const { app, headers } = await aDesk(await testDb())
  const unknown = '/admin/bank-statements/lines/00000000-0000-4000-8000-000000000000'
  const gone = '/admin/bank-statements/00000000-0000-4000-8000-000000000000'

  expect((await getPage(app, unknown, headers)).status).toBe(404)
  expect((await getPage(app, gone, headers)).headers.get('location')).toContain(
    '/admin/bank-statements/lines?statement=',
  )
})

test('calls do the same: upload, book once, read with a tag, decide in that version once', async () => {
  const db = await testDb()
  const { app, headers, upload } = await aDesk(db)
  const { token, reference } = await aTransfer(db, new Date())
  const own = { ...headers, origin: 'http://kafile.test', 'content-type': 'application/json' }
  const call = (path: string, body: unknown, more: Record<string, string>) =>
    app.respond(
      new Request(`http://kafile.test${path}`, {
        method: 'POST',
        headers: { ...own, ...more },
        body: JSON.stringify(body),
      }),
    )
  const base = '/api/v1/admin/bank-statements'

  const { id } = await (await upload(base, aCamt053([{ amount: '400.00', text: reference }]))).json()
  const keyless = await call(`${base}/${id}/booking`, {}, {})
  const booked = await call(`${base}/${id}/booking`, {}, { 'idempotency-key': 'booking-1' })
  const replayed = await call(`${base}/${id}/booking`, {}, { 'idempotency-key': 'booking-1' })
  const list = await (await getPage(app, `${base}/lines?state=to_decide`, headers)).json()
  const linePath = `${base}/lines/${list.data[0].id}`
  const line = await getPage(app, linePath, headers)
  const decision = { kind: 'payment', reference }
  const key = { 'idempotency-key': 'decision-1' }
  const untagged = await call(`${linePath}/decision`, decision, key)
  const stale = await call(`${linePath}/decision`, decision, { 'idempotency-key': 'decision-0', 'if-match': '"7"' })
  const tag = line.headers.get('etag') ?? ''
  const decided = await call(`${linePath}/decision`, decision, { ...key, 'if-match': tag })
  const twice = await call(`${linePath}/decision`, decision, { ...key, 'if-match': tag })

  expect([keyless, booked, replayed].map(({ status }) => status)).toEqual([400, 200, 200])
  expect(await replayed.json()).toEqual({ newCount: 1, confirmed: 0 })
  const told = await line.json()
  expect(told).toMatchObject({ orders: [], rest: { amount: '400.00', currency: 'USD' } })
  expect(told.proposals).toMatchObject([{ reference, reasons: ['reference', 'amount-less'] }])
  expect([untagged, stale, decided, twice].map(({ status }) => status)).toEqual([428, 412, 200, 200])
  expect(await decided.json()).toEqual({ state: 'matched', rest: { amount: '600.00', currency: 'USD' } })
  expect(twice.headers.get('idempotency-replayed')).toBe('true')
  expect(await attemptsOf(db, token)).toMatchObject([{ captured_minor: 40_000 }])
})

test('a call puts a line on orders', async () => {
  const db = await testDb()
  const { app, headers } = await aDesk(db)
  const { upload, post } = await aDesk(db)
  await aBankAccount(db)
  const { orderId, orderNo } = await anOrder(db)
  await post(pathOf(await upload('/admin/bank-statements', aCamt053([{ amount: '100.00', text: orderNo }]))), {
    intent: 'book',
  })
  const base = '/api/v1/admin/bank-statements/lines'
  const list = await (await getPage(app, `${base}?state=to_decide`, headers)).json()
  const path = `${base}/${list.data[0].id}`
  const line = await (await getPage(app, path, headers)).json()
  const decide = (shares: object[], key: string) =>
    app.respond(
      new Request(`http://kafile.test${path}/decision`, {
        method: 'POST',
        headers: {
          ...headers,
          origin: 'http://kafile.test',
          'content-type': 'application/json',
          'idempotency-key': key,
          'if-match': '"1"',
        },
        body: JSON.stringify({ kind: 'orders', shares }),
      }),
    )
  const amount = { amount: '100.00', currency: 'USD' }

  const unknown = await decide([{ order: '2000-000000', amount }], 'decision-1')
  const decided = await decide([{ order: orderNo, amount }], 'decision-2')

  expect(line.orders).toMatchObject([{ number: orderNo, reasons: ['number', 'amount-less'] }])
  expect([unknown.status, decided.status]).toEqual([404, 200])
  expect(await decided.json()).toEqual({ state: 'matched', rest: { amount: '0.00', currency: 'USD' } })
  expect(await findOrder(db, { id: orderId })).toMatchObject({ paid: { minor: 10_000 } })
})
