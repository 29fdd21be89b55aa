import { expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { travellerOfCells } from './index.ts'
import { findOrder, importTravellers, placeOrderByStaff } from './index.server.ts'

const noon = new Date('2026-12-01T09:00:00Z')

const contact = {
  firstName: 'Zehra',
  lastName: 'Ak',
  email: 'zehra@example.com',
  phone: '0532 123 45 67',
  address: '',
  city: 'Konya',
  country: 'TR',
}

function rowOf(row: number, cells: Record<string, string>) {
  return { row, draft: travellerOfCells((column) => cells[column] ?? '') }
}

async function anOrderForTwo() {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  const departure = await aDeparture(db)
  const travellers = ['Zehra', 'Ali'].map((firstName) => ({
    ...travellerOfCells(() => ''),
    tourId: '',
    fare: 'double',
    firstName,
    lastName: 'Ak',
  }))
  const request = { idempotencyKey: 'phone-1234', tourId: departure.id, travellers, contact, note: '' }
  const placed = await placeOrderByStaff(
    db,
    admin,
    { ...request, locale: 'tr', holdUntil: new Date('2026-12-03T09:00:00Z'), hasAgreed: true },
    noon,
  )
  if (!placed.ok) throw new Error(JSON.stringify(placed.error))
  const id = placed.value.publicId
  const namesNow = async () =>
    (await findOrder(db, admin, id))?.journeys[0]?.travellers.map(({ firstName, bornOn }) => [firstName, bornOn])
  return { db, admin, id, namesNow }
}

const veli = rowOf(2, { firstName: 'Veli', lastName: 'Ak', gender: 'Erkek', bornOn: '02.06.1958' })
const zehra = rowOf(3, { firstName: 'ZEHRA', lastName: 'ak', gender: 'K', bornOn: '1960-04-01', tckn: '10000000146' })

test('rows find the traveller of their name, and others take the places that are left', async () => {
  const { db, admin, id, namesNow } = await anOrderForTwo()

  const done = await importTravellers(db, admin, { orderId: id, rows: [veli, zehra], isTrial: false }, noon)

  expect(done).toEqual({
    ok: true,
    value: {
      travellers: [
        { row: 2, name: 'Veli Ak', replaces: 'Ali Ak' },
        { row: 3, name: 'ZEHRA ak', replaces: null },
      ],
      problems: [],
    },
  })
  expect((await namesNow())?.map(([, bornOn]) => bornOn)).toEqual(['1960-04-01', '1958-06-02'])
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 1 })
  expect(entries[0]?.action).toBe('order.change')
})

test('a trial writes nothing', async () => {
  const { db, admin, id, namesNow } = await anOrderForTwo()
  const before = await namesNow()

  const done = await importTravellers(db, admin, { orderId: id, rows: [veli], isTrial: true }, noon)

  expect(done.ok && done.value.problems).toEqual([])
  expect(await namesNow()).toEqual(before)
})

test('one wrong cell, a room that was not sold or a traveller too many keep everybody out', async () => {
  const { db, admin, id, namesNow } = await anOrderForTwo()
  const before = await namesNow()
  const wrong = rowOf(4, { firstName: 'Can', lastName: 'Ak', bornOn: 'yesterday', tckn: '123' })
  const other = rowOf(5, { firstName: 'Ece', lastName: 'Ak', fare: 'single' })
  const more = rowOf(6, { firstName: 'Efe', lastName: 'Ak' })

  const done = await importTravellers(
    db,
    admin,
    { orderId: id, rows: [veli, wrong, other, more], isTrial: false },
    noon,
  )

  expect(done.ok && done.value.problems.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual([
    '4 bornOn birth-date',
    '4 tckn tckn',
    '5 fare fare',
    '6 lastName no-place',
  ])
  expect(await namesNow()).toEqual(before)
})

test('a row with the numbers of somebody who is on the journey is refused, whoever it is of', async () => {
  const { db, admin, id, namesNow } = await anOrderForTwo()
  const before = await namesNow()
  const take = async (...rows: ReturnType<typeof rowOf>[]) => {
    const done = await importTravellers(db, admin, { orderId: id, rows, isTrial: false }, noon)
    return done.ok && done.value.problems.map(({ row, column, code }) => [row, column, code])
  }
  const sameNumber = rowOf(4, {
    firstName: 'Ali',
    lastName: 'Ak',
    gender: 'E',
    bornOn: '02.06.1958',
    tckn: '10000000146',
  })

  expect(await take(zehra, sameNumber)).toEqual([[4, 'tckn', 'same-person']])
  expect(await namesNow()).toEqual(before)
  expect(await take(zehra)).toEqual([])
  expect(await take(sameNumber)).toEqual([[4, 'tckn', 'same-person']])
})

test('papers that a row leaves empty stay as they were', async () => {
  const { db, admin, id } = await anOrderForTwo()
  await importTravellers(db, admin, { orderId: id, rows: [zehra], isTrial: false }, noon)
  const again = rowOf(2, { firstName: 'Zehra', lastName: 'Ak' })

  await importTravellers(db, admin, { orderId: id, rows: [again], isTrial: false }, noon)

  const order = await findOrder(db, admin, id)
  expect(order?.journeys[0]?.travellers[0]).toMatchObject({ bornOn: '1960-04-01', tckn: '10000000146' })
})

test('an order that does not exist is not imported into', async () => {
  const { db, admin } = await anOrderForTwo()

  const done = await importTravellers(db, admin, { orderId: 'none', rows: [veli], isTrial: true }, noon)

  expect(done).toEqual({ ok: false, error: { code: 'order-not-found' } })
})
