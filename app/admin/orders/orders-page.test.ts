import { expect, test } from 'vitest'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function page(db: Db, path: string): Promise<string> {
  const answer = await getPage(await testApp({ db }), path, (await staffSignedIn(db)).headers)
  expect(answer.status).toBe(200)
  return answer.text()
}

async function manyOrders(db: Db, count: number) {
  const departure = await aDeparture(db, { capacity: 100 })
  for (let number = 1; number <= count; number += 1) {
    const placedAt = new Date(Date.UTC(2027, 0, 1, 0, number))
    await anOrder(db, { departure, orderNo: `2027-${String(number).padStart(6, '0')}`, placedAt })
  }
}

test('lists orders page by page and says where one is', async () => {
  const db = await testDb()
  await manyOrders(db, 45)

  const html = await page(db, '/tr/admin/orders?page=2&q=y%C4%B1lmaz')

  expect(html).toContain('21–40 / 45 sipariş')
  expect(html).toContain('2027-000025')
  expect(html).not.toContain('2027-000026<')
  expect(html).toContain('href="/tr/admin/orders?q=y%C4%B1lmaz&amp;page=3"')
})

test('shows who, where to, how much and what is open', async () => {
  const db = await testDb()
  const { id } = await anOrder(db, {
    orderNo: '2027-000007',
    state: 'partially_paid',
    totalMinor: 219_000,
    paidMinor: 43_800,
  })

  const html = await page(db, '/admin/orders')

  expect(html).toContain(`href="/admin/orders/${id}"`)
  for (const fact of ['Ayşe Yılmaz', 'Ramadan Umrah', 'Partly paid', '$2,190.00', '$1,752.00'])
    expect(html).toContain(fact)
})

test('shows whose each customer is, in the file too, and filters by it', async () => {
  const db = await testDb()
  const { userId: keeperId } = await aUser(db, { fullName: 'Zehra Işık', staffRole: 'operations' })
  await anOrder(db, { orderNo: '2027-000001', keeperId })
  await anOrder(db, { orderNo: '2027-000002' })
  const numbersIn = (text: string) => [...new Set(text.match(/2027-00000\d/g))]

  const hers = await page(db, `/admin/orders?keeper=${keeperId}`)
  const nobodys = await page(db, '/admin/orders?keeper=nobody')

  expect([numbersIn(hers), numbersIn(nobodys)]).toEqual([['2027-000001'], ['2027-000002']])
  expect(hers).toContain('<bdi>Zehra Işık</bdi>')
  expect(hers).toContain(`<option value="${keeperId}" selected="">`)
  const file = await page(db, `/admin/lists/orders/csv?keeper=${keeperId}`)
  expect(file).toMatch(/2027-000001.*Zehra Işık/)
})

test('keeps the filters of the address in its fields', async () => {
  const db = await testDb()
  await anOrder(db, { orderNo: '2027-000001', state: 'paid' })
  await anOrder(db, { orderNo: '2027-000002', state: 'expired' })

  const html = await page(db, '/admin/orders?state=paid&from=2027-01-01&q=ay%C5%9Fe')

  expect(html).toContain('2027-000001')
  expect(html).not.toContain('2027-000002')
  expect(html).toMatch(/<option value="paid" selected="">/)
  expect(html).toContain('value="01/01/2027"')
  expect(html).toContain('value="ayşe"')
  expect(html).toContain('Clear filters')
})

test('says that nothing fits, and how to go on', async () => {
  const db = await testDb()
  await anOrder(db)

  const html = await page(db, '/admin/orders?q=nobody')

  expect(html).toContain('No orders match. Shorten the search or clear the filters.')
})

test('a last day before the first is said, not searched', async () => {
  const db = await testDb()
  await anOrder(db, { orderNo: '2027-000001' })

  const html = await page(db, '/tr/admin/orders?from=2027-02-01&to=2027-01-01')

  expect(html).toContain('Bitiş günü başlangıçtan önce olamaz.')
  expect(html).toContain('2027-000001')
})
