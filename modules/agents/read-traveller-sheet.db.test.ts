import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { findAgreedOrder } from '#modules/booking/index.server.ts'
import { travellerDrafts } from '#modules/booking/testing/drafts.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { readTravellerSheet } from './read-traveller-sheet.server.ts'
import { reserveDirectly } from './reserve.server.ts'
import { anAgency, anOfferDraft, noon } from './testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'

const head = [
  'Ad',
  'Soyad',
  'Cinsiyet',
  'Doğum tarihi',
  'Uyruk',
  'T.C. kimlik no',
  'Pasaport no',
  'Pasaport geçerlilik',
]
const right = ['Mehmet', 'Yılmaz', 'Erkek', '02.09.1957', 'TR', '10000000146', 'U87654321', '04.04.2031']

/** A right row for each of so many people. */
function rightRows(count: number): string[][] {
  return travellerDrafts(count).map(({ firstName, tckn, passportNo }) =>
    right.with(0, firstName).with(5, tckn).with(6, passportNo),
  )
}

test('names row and column of each problem in a sheet of sixty, and nothing of it is imported', async () => {
  const { db, order } = await aGroup(60)
  const rows = rightRows(60).map((row, nth) =>
    nth % 3 === 0 ? row.with(5, '12345678901') : nth % 3 === 1 ? row.with(3, '31.02.1957') : row,
  )

  const checked = await readTravellerSheet(order, await sheetOf([head, ...rows]), noon)

  const wrong = Array.from({ length: 60 }, (_, nth) => [
    { row: nth + 2, column: 'F', field: 'tckn', code: 'tckn', value: '12345678901' },
    { row: nth + 2, column: 'D', field: 'bornOn', code: 'birth-date', value: '31.02.1957' },
  ]).flatMap((either, nth) => either.slice(nth % 3, (nth % 3) + 1))
  expect(wrong).toHaveLength(40)
  expect(checked.ok && checked.value.problems).toEqual(wrong)
  expect(await findAgreedOrder(db, { id: order.id })).toEqual(order)
})

test('a right sheet of sixty fits the order', async () => {
  const { order } = await aGroup(60)

  const checked = await readTravellerSheet(order, await sheetOf([head, ...rightRows(60)]), noon)

  expect(checked).toMatchObject({ ok: true, value: { problems: [], wanted: [] } })
  expect(checked.ok && checked.value.travellers).toHaveLength(60)
})

test('a sheet with too few travellers says what is wanted', async () => {
  const { order } = await aGroup(3)

  const checked = await readTravellerSheet(order, await sheetOf([head, ...rightRows(2)]), noon)

  expect(checked).toMatchObject({ ok: true, value: { problems: [], wanted: [{ fare: 'double', count: 3 }] } })
})

test('a sheet that names somebody twice says where', async () => {
  const { order } = await aGroup(2)

  const checked = await readTravellerSheet(order, await sheetOf([head, right, right.with(0, 'Ali')]), noon)

  expect(checked.ok && checked.value.problems).toMatchObject([{ row: 3, field: 'tckn', code: 'same-person' }])
})

test.each([
  [
    'English, commas',
    'First name,Last name,Gender,Date of birth,Nationality,Turkish ID,Passport no,Passport expiry',
    'Mehmet,Yılmaz,male,1957-09-02,TR,10000000146,U87654321,2031-04-04',
  ],
  [
    'Arabic, semicolons',
    'الاسم;اسم العائلة;الجنس;تاريخ الميلاد;الجنسية;رقم الهوية;رقم الجواز;تاريخ انتهاء الجواز',
    'Mehmet;Yılmaz;ذكر;02/09/1957;TR;10000000146;U87654321;04/04/2031',
  ],
])('reads text files: %s', async (_, names, row) => {
  const { order } = await aGroup(1)

  const checked = await readTravellerSheet(order, new TextEncoder().encode(`\uFEFF${names}\n${row}\n`), noon)

  expect(checked).toMatchObject({ ok: true, value: { problems: [], wanted: [] } })
})

test('names the columns that are missing, and refuses what is no sheet', async () => {
  const { order } = await aGroup(1)

  const missing = await readTravellerSheet(order, new TextEncoder().encode('Ad,Soyad\nA,B\n'), noon)
  const picture = await readTravellerSheet(order, new Uint8Array([0x89, 0x50, 0xff, 0xfe]), noon)

  expect(missing).toMatchObject({ error: { code: 'columns-missing', columns: ['gender', 'bornOn', 'nationality'] } })
  expect(picture).toMatchObject({ ok: false })
})

async function aGroup(
  size: number,
): Promise<{ db: Db; order: NonNullable<Awaited<ReturnType<typeof findAgreedOrder>>> }> {
  const db = await testDb()
  const { scope } = await anAgency(db)
  const { id: tourId } = await aDeparture(db, { capacity: 80 })
  const lines = [{ tourId, fare: 'double', quantity: size }]
  const reserved = await reserveDirectly(db, scope, { ...anOfferDraft(tourId), lines }, noon)
  if (!reserved.ok) throw new Error(JSON.stringify(reserved.error))
  const order = await findAgreedOrder(db, { id: reserved.value.order.orderId })
  if (!order) throw new Error('no order')
  return { db, order }
}

async function sheetOf(rows: string[][]): Promise<Uint8Array> {
  const data = rows.map((row) => row.map((value) => ({ value, type: String })))
  return new Uint8Array(await writeExcelFile(data).toBuffer())
}
