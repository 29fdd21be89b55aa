import { describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { dayInIstanbul, plainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { isCheckViolation } from '#platform/db/errors.server.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { balanceOf } from './balance-of.server.ts'
import { bookTransaction } from './book-transaction.server.ts'
import { closeDay } from './close-day.server.ts'
import { listClosings } from './list-closings.server.ts'
import { listRegisters } from './list-registers.server.ts'
import { openRegister } from './open-register.server.ts'
import { postEntry } from './post-entry.server.ts'
import { reverseTransaction } from './reverse-transaction.server.ts'
import { aRegister, aTransaction, aTransactionRequest, noon } from './testing/builders.ts'

const today = dayInIstanbul(noon)
const yesterday = plainDate('2027-02-28')
const lira = (minor: number) => money(minor, 'TRY')

test('what was counted is kept, and what is missing is booked as a difference', async () => {
  const db = await testDb()
  const { admin } = await aRegister(db)
  await aTransaction(db, admin, { amount: lira(10_000) })
  await aTransaction(db, admin, { amount: money(500, 'USD') })

  const closed = await close(db, admin, { counted: [lira(9950), money(700, 'USD')], note: '50 kuruş' })

  expect(closed).toMatchObject({ ok: true, value: { differences: [lira(-50), money(200, 'USD')] } })
  expect(await listRegisters(db)).toEqual([
    { code: 'main', name: 'Kasa main', balances: [lira(9950), money(700, 'USD')], closedOn: today },
  ])
  expect(await balanceOf(db, { kind: 'differences' }, 'TRY')).toEqual(lira(50))
  expect(await listClosings(db, 'main')).toMatchObject([
    {
      on: today,
      note: '50 kuruş',
      byUserId: admin.id,
      at: noon,
      counts: [
        { booked: lira(10_000), counted: lira(9950), difference: lira(-50) },
        { booked: money(500, 'USD'), counted: money(700, 'USD'), difference: money(200, 'USD') },
      ],
    },
  ])
})

test('a closed day takes no entry, no reversal and no second closing; the next day does', async () => {
  const db = await testDb()
  const { admin } = await aRegister(db)
  await aRegister(db, 'safe')
  const id = await aTransaction(db, admin)
  await close(db, admin, { counted: [lira(10_000)] })
  const refused = { ok: false, error: { code: 'day-closed' } }
  const nextDay = new Date('2027-03-02T09:00:00Z')

  const request = aTransactionRequest()
  expect(await bookTransaction(db, admin, request, noon)).toEqual(refused)
  expect(await bookTransaction(db, admin, { ...request, date: yesterday }, noon)).toEqual(refused)
  expect(
    await bookTransaction(
      db,
      admin,
      { ...request, cashRegister: 'safe', type: 'transfer', toCashRegister: 'main' },
      noon,
    ),
  ).toEqual(refused)
  expect(await reverseTransaction(db, admin, { id, note: '' }, noon)).toEqual(refused)
  expect(await close(db, admin, { on: yesterday, counted: [lira(10_000)] })).toEqual(refused)
  expect((await bookTransaction(db, admin, { ...request, cashRegister: 'safe' }, noon)).ok).toBe(true)
  expect((await reverseTransaction(db, admin, { id, note: '' }, nextDay)).ok).toBe(true)
})

test('every currency that the register holds must be counted', async () => {
  const db = await testDb()
  const { admin } = await aRegister(db)
  await aTransaction(db, admin)
  await aTransaction(db, admin, { amount: money(1, 'EUR') })
  await aTransaction(db, admin, { amount: money(5, 'SAR') })
  await aTransaction(db, admin, { type: 'expense', amount: money(5, 'SAR') })

  expect(await close(db, admin, { counted: [lira(10_000)] })).toEqual({
    ok: false,
    error: { code: 'count-missing', currencies: ['EUR'] },
  })
})

test('entries of later days do not count into a day that is closed afterwards', async () => {
  const db = await testDb()
  const { admin } = await aRegister(db)
  await aTransaction(db, admin, { date: yesterday, amount: lira(700) })
  await aTransaction(db, admin, { amount: lira(300) })

  expect(await close(db, admin, { on: yesterday, counted: [lira(700)] })).toMatchObject({ value: { differences: [] } })
})

test('an empty register can be closed', async () => {
  const db = await testDb()
  const { admin } = await aRegister(db)

  expect((await close(db, admin, { counted: [] })).ok).toBe(true)
})

test('a day to come and a register nobody opened are refused; less than nothing is a bug', async () => {
  const db = await testDb()
  const { admin } = await aRegister(db)

  expect(await close(db, admin, { on: plainDate('2027-03-02') })).toEqual({ ok: false, error: { code: 'date-ahead' } })
  expect(await close(db, admin, { cashRegister: 'attic' })).toEqual({
    ok: false,
    error: { code: 'register-not-found' },
  })
  await expect(close(db, admin, { counted: [lira(-1)] })).rejects.toThrow(RangeError)
})

test('a code names one register', async () => {
  const db = await testDb()
  const { admin } = await aRegister(db)

  const again = await openRegister(db, admin, { code: 'main', name: 'x' }, noon)

  expect(again).toEqual({ ok: false, error: { code: 'code-taken' } })
  await expect(openRegister(db, admin, { code: 'Ana kasa', name: 'x' }, noon)).rejects.toThrow(RangeError)
})

describe.each(testEngines)('on the %s engine', (engine) => {
  test('the database itself keeps money out of a closed day', async () => {
    const { db } = await testDatabase(engine)
    const { admin } = await aRegister(db)
    await close(db, admin, { counted: [] })

    const posted = db.transaction().execute((tx) =>
      postEntry(
        tx,
        {
          key: 'refund:1',
          kind: 'refund',
          on: today,
          lines: [
            { account: { kind: 'suspense' }, debit: lira(5) },
            { account: { kind: 'cash', register: 'main' }, credit: lira(5) },
          ],
        },
        noon,
      ),
    )

    await expect(posted).rejects.toSatisfy((error) => isCheckViolation(error, 'ledger_day_is_open'))
  })

  test('entries and a closing at once: what the closing did not count comes on no closed day', async () => {
    const { db } = await testDatabase(engine)
    const { admin } = await aRegister(db)
    await aTransaction(db, admin, { amount: lira(1) })

    const [closed, ...booked] = await Promise.all([
      close(db, admin, { counted: [lira(1)] }),
      ...Array.from({ length: 10 }, () => bookTransaction(db, admin, aTransactionRequest({ amount: lira(1) }), noon)),
    ])

    const before = booked.filter((each) => each.ok).length
    expect(closed).toMatchObject({ ok: true, value: { differences: before === 0 ? [] : [lira(-before)] } })
    expect(await balanceOf(db, { kind: 'cash', register: 'main' }, 'TRY')).toEqual(lira(1))
  })
})

function close(db: Db, admin: Admin<'payments'>, change: Partial<Parameters<typeof closeDay>[2]>) {
  return closeDay(db, admin, { cashRegister: 'main', on: today, counted: [], note: '', ...change }, noon)
}
