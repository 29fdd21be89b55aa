import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { importDepartures, listStaffTours } from './index.server.ts'
import { aDeparture } from './testing/builders.ts'

const now = new Date('2027-01-01T09:00:00Z')
const desk = aStaffMember()

const good = {
  departsOn: '12.02.2028',
  returnsOn: '2028-02-19',
  capacity: '28',
  minimum: '12',
  double: '2.690,00',
  child: '1640',
}

function rowsOf(...rows: Record<string, string>[]) {
  return rows.map((cells, index) => ({ row: index + 2, cell: (column: string) => cells[column] ?? '' }))
}

async function aCode(db: Db) {
  const { id } = await aDeparture(db)
  return id.split('-').at(-1) ?? ''
}

function list(db: Db) {
  return listStaffTours(
    db,
    desk,
    { q: '', from: plainDate('2028-01-01'), sort: 'departureDate', page: 1, pageSize: 20 },
    plainDate('2027-01-01'),
  )
}

test('a season comes in as drafts, with days and prices as people write them', async () => {
  const db = await testDb()
  const code = await aCode(db)

  const done = await importDepartures(
    db,
    desk,
    {
      rows: rowsOf(
        { code, ...good },
        { code: code.toLowerCase(), ...good, departsOn: '2028-03-01', returnsOn: '2028-03-08' },
      ),
      isTrial: false,
    },
    now,
  )

  expect(done.problems).toEqual([])
  expect(done.departures[0]?.departure).toEqual({
    departsOn: '2028-02-12',
    returnsOn: '2028-02-19',
    salesCloseOn: '2028-02-11',
    currency: 'USD',
    capacity: 28,
    minimum: 12,
    fares: [
      { fare: 'double', amountMinor: 269_000 },
      { fare: 'child', amountMinor: 164_000 },
    ],
  })
  expect((await list(db)).tours.map(({ departure }) => departure?.status)).toEqual(['draft', 'draft'])
})

test('a trial finds what the import finds and leaves nothing behind', async () => {
  const db = await testDb()
  const code = await aCode(db)
  const rows = rowsOf({ code, ...good }, { code, ...good })
  const acts = (await listAuditEntries(db, { page: 1, pageSize: 20 })).total

  const tried = await importDepartures(db, desk, { rows, isTrial: true }, now)

  expect(tried.problems).toEqual([{ row: 3, column: 'departsOn', code: 'dates-taken' }])
  expect((await list(db)).total).toBe(0)
  expect((await listAuditEntries(db, { page: 1, pageSize: 20 })).total).toBe(acts)
})

test('one wrong cell keeps every row out, and every problem has its row and column', async () => {
  const db = await testDb()
  const code = await aCode(db)
  const rows = rowsOf(
    { code, ...good },
    { code: 'NOBODY', ...good, departsOn: '2028-04-01', returnsOn: '2028-03-01' },
    { code, ...good, departsOn: 'soon', capacity: 'many', currency: 'XXX', double: 'free' },
    { code, ...good, departsOn: '2028-05-09', returnsOn: '2028-05-01' },
  )

  const done = await importDepartures(db, desk, { rows, isTrial: false }, now)

  expect(done.problems).toEqual([
    { row: 3, column: 'code', code: 'tour-not-found' },
    { row: 4, column: 'departsOn', code: 'day' },
    { row: 4, column: 'capacity', code: 'number' },
    { row: 4, column: 'currency', code: 'currency' },
    { row: 4, column: 'double', code: 'amount' },
    { row: 5, column: 'returnsOn', code: 'date-order' },
  ])
  expect((await list(db)).total).toBe(0)
})
