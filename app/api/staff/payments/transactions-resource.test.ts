import { expect, test } from 'vitest'
import { money, type Currency } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { balanceOf, closeDay, importRegister, listRegisters } from '#modules/ledger/index.server.ts'
import { aRate } from '#modules/ledger/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const path = '/api/v1/admin/transactions'
const today = dayInIstanbul(new Date())
const body = {
  type: 'income',
  cashRegister: 'main',
  amount: { amount: '1250.00', currency: 'TRY' },
  paymentType: 'cash',
  date: today,
  note: '=1+1',
  customerType: 'individual',
}

const dollars = { amount: '1250.00', currency: 'USD' }

async function aDesk() {
  const db = await testDb()
  await importRegister(db, { code: 'main', name: 'Merkez kasa' })
  const { token, userId } = await staffSignedIn(db, { staffRole: 'finance' })
  const headers = { authorization: `Bearer ${token}`, cookie: 'lang=en' }
  const app = await testApp({ db })
  const post = (change: object = {}, key: string = crypto.randomUUID(), to = path) =>
    postJson(app, to, { ...body, ...change }, { ...headers, 'idempotency-key': key })
  const get = (query = '') => getPage(app, `${path}${query}`, headers)
  return { db, app, headers, admin: aStaffMember({ id: userId }), post, get }
}

function lies(db: Db, currency: Currency = 'TRY') {
  return balanceOf(db, { kind: 'cash', register: 'main' }, currency)
}

test('an entry is booked once for its key and comes back in the list with the sums', async () => {
  const { db, post, get } = await aDesk()
  const order = await anOrder(db)
  const entry = { orderId: order.publicId, amount: dollars }

  const first = await post(entry, 'key-00000001')
  const again = await post(entry, 'key-00000001')

  const booked = await first.json()
  expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 201, 'true'])
  expect(await again.json()).toEqual(booked)
  expect(await lies(db, 'USD')).toEqual(money(125_000, 'USD'))
  expect(await (await get()).json()).toMatchObject({
    data: [{ id: booked.id, type: 'income', amount: dollars, orderId: order.publicId }],
    meta: {
      total: 1,
      sums: [{ in: { amount: '1250.00' }, out: { amount: '0.00' }, total: dollars }],
    },
  })
})

test('income for an order is a payment of it, and a call is told why it cannot be', async () => {
  const { db, app, headers, post } = await aDesk()
  const { publicId: orderId } = await anOrder(db)
  await post({ orderId, amount: { amount: '5380.00', currency: 'USD' } })

  const payments = await (await getPage(app, '/api/v1/admin/payments', headers)).json()
  const again = await post({ orderId, amount: dollars })
  const other = await post({ orderId: (await anOrder(db)).publicId })

  expect(payments.data).toMatchObject([{ method: 'cash', state: 'succeeded', captured: { amount: '5380.00' } }])
  expect([again.status, (await again.json()).code]).toEqual([409, 'status_transition'])
  expect([other.status, (await other.json()).errors[0].pointer]).toEqual([422, '/amount/currency'])
})

test('a reversal takes an entry back once', async () => {
  const { db, app, headers, post, get } = await aDesk()
  const { id } = await (await post()).json()
  const reverse = (key: string) =>
    postJson(app, `${path}/${id}/reversals`, { note: 'typo' }, { ...headers, 'idempotency-key': key })

  const done = await reverse('key-00000001')
  const replayed = await reverse('key-00000001')
  const refused = await reverse('key-00000002')

  expect([done.status, replayed.status, refused.status]).toEqual([201, 201, 409])
  expect((await refused.json()).code).toBe('reversed_already')
  expect(await lies(db)).toEqual(money(0, 'TRY'))
  expect((await (await get()).json()).data).toMatchObject([{ reverses: id, note: 'typo' }, { id }])
})

test('an entry that does not exist cannot be taken back', async () => {
  const { app, headers } = await aDesk()

  const answer = await postJson(app, `${path}/none/reversals`, {}, { ...headers, 'idempotency-key': 'key-00000001' })

  expect(answer.status).toBe(404)
})

test.each([
  ['nothing', { amount: { amount: '0.00', currency: 'TRY' } }, '/amount/amount'],
  ['an unknown register', { cashRegister: 'attic' }, '/cashRegister'],
  ['a transfer to nowhere', { type: 'transfer' }, '/toCashRegister'],
  ['a day to come', { date: '2999-01-01' }, '/date'],
  ['an order nobody placed', { orderId: 'none' }, '/orderId'],
  ['an unknown type', { type: 'gift' }, '/type'],
])('%s is refused with its field', async (_case, change, pointer) => {
  const { db, post } = await aDesk()

  const answer = await post(change)

  expect([answer.status, (await answer.json()).errors[0].pointer]).toEqual([422, pointer])
  expect(await lies(db)).toEqual(money(0, 'TRY'))
})

test('an unknown field, a key that is missing or used for something else are refused', async () => {
  const { app, headers, post } = await aDesk()
  await post({}, 'key-00000001')

  const unknown = await post({ paid: true })
  const keyless = await postJson(app, path, body, headers)
  const reused = await post({ note: 'other' }, 'key-00000001')

  expect([unknown.status, (await unknown.json()).code]).toEqual([422, 'unknown_field'])
  expect([keyless.status, (await keyless.json()).code]).toEqual([400, 'idempotency_key_required'])
  expect([reused.status, (await reused.json()).code]).toEqual([422, 'idempotency_key_reused'])
})

test('a closed day takes no entry', async () => {
  const { db, admin, post } = await aDesk()
  await closeDay(db, admin, { cashRegister: 'main', on: today, counted: [], note: '' }, new Date())

  const answer = await post()

  expect([answer.status, (await answer.json()).code]).toEqual([409, 'day_closed'])
  expect(await listRegisters(db)).toMatchObject([{ closedOn: today }])
})

test('a closed day gives no cash back and takes nothing back, and says so', async () => {
  const { db, app, headers, admin, post } = await aDesk()
  const order = await anOrder(db)
  const { id } = await (await post({ orderId: order.publicId, amount: dollars })).json()
  const counted = [money(125_000, 'USD')]
  await closeDay(db, admin, { cashRegister: 'main', on: today, counted, note: '' }, new Date())

  const refund = await post({ type: 'refund', orderId: order.publicId, amount: dollars })
  const key = { ...headers, 'idempotency-key': crypto.randomUUID() }
  const reversal = await postJson(app, `${path}/${id}/reversals`, { note: 'typo' }, key)

  expect([refund.status, (await refund.json()).code]).toEqual([409, 'day_closed'])
  expect([reversal.status, (await reversal.json()).code]).toEqual([409, 'day_closed'])
  expect(await lies(db, 'USD')).toEqual(money(125_000, 'USD'))
})

test.each(['currency=XXX', 'type=gift', 'from=2027-02-30', 'page=0'])('the filter %s is refused', async (query) => {
  const { get } = await aDesk()

  expect((await get(`?${query}`)).status).toBe(400)
})

test('the filtered entries come as files for spreadsheets; what looks like a formula is not run', async () => {
  const { post, get } = await aDesk()
  await post()
  await post({ type: 'expense', amount: { amount: '50.00', currency: 'TRY' } })

  const csv = await get('.csv?type=income')
  const xlsx = await get('.xlsx')

  const text = await csv.text()
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(text.split('\r\n')).toHaveLength(3)
  expect(text).toContain(`"${today}","Income","","Merkez kasa","","1250","TRY","Cash","Individual","","","","'=1+1"`)
  expect(xlsx.headers.get('content-disposition')).toContain(`transactions-${today}.xlsx`)
  expect(Buffer.from(await xlsx.arrayBuffer()).subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'))
})

test('money of another currency that came and went says what it counts for, at which rate: list and file', async () => {
  const { db, post, get } = await aDesk()
  const rate = { value: 412_345, scale: 4 }
  await aRate(db, { base: 'USD', quote: 'TRY', rate, source: 'TCMB', validFrom: new Date() })
  const { publicId: orderId } = await anOrder(db)
  await post({ orderId, amount: { amount: '41234.50', currency: 'TRY' } })
  const refused = await post({ type: 'refund', orderId, amount: { amount: '41234.51', currency: 'TRY' } })
  const given = await post({ type: 'refund', orderId, amount: { amount: '20617.25', currency: 'TRY' } })

  const { data } = await (await get()).json()
  const csv = await (await get('.csv?type=refund')).text()

  const wireRate = { base: 'USD', quote: 'TRY', value: '41.2345', source: 'TCMB', on: today }
  expect([refused.status, given.status]).toEqual([422, 201])
  expect(data).toMatchObject([
    {
      type: 'refund',
      orderId,
      amount: { amount: '20617.25', currency: 'TRY' },
      counted: { amount: { amount: '500.00', currency: 'USD' }, rate: wireRate },
    },
    { type: 'income', counted: { amount: { amount: '1000.00', currency: 'USD' }, rate: wireRate } },
  ])
  expect(csv).toContain('"-20617.25","TRY"')
  expect(csv).toContain(`"500","USD","1 USD = 41.2345 TRY, ${today}"`)
})

test.each([path, `${path}.csv`, `${path}.xlsx`])('%s answers staff of the money only', async (address) => {
  const db = await testDb()
  const app = await testApp({ db })
  const statusFor = async (headers: Record<string, string>) => (await getPage(app, address, headers)).status

  const statuses = [
    await statusFor({}),
    await statusFor((await signedIn(db)).headers),
    await statusFor((await staffSignedIn(db, { staffRole: 'content' })).headers),
    await statusFor((await staffSignedIn(db, { staffRole: 'finance' })).headers),
  ]

  expect(statuses).toEqual([401, 403, 403, 200])
})
