import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { currencies, money, type Money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { balanceOf, listBalances } from './balance-of.server.ts'
import { own } from './data/tables.server.ts'
import type { Account, NewEntry } from './domain/account.ts'
import { listEntriesOf } from './list-entries-of.server.ts'
import { postEntry } from './post-entry.server.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const order = { kind: 'order' as const, ref: 'o-1' }
const sandbox: Account = { kind: 'provider', provider: 'sandbox' }
const owed: Account = { kind: 'receivable', subject: order }

describe.each(testEngines)('on the %s engine', (engine) => {
  test('an entry moves money from one account to another, once', async () => {
    const { db } = await testDatabase(engine)

    const first = await db.transaction().execute((tx) => postEntry(tx, aCapture(money(100_000, 'USD')), noon))
    const again = await db.transaction().execute((tx) => postEntry(tx, aCapture(money(100_000, 'USD')), noon))

    expect(again).toEqual({ id: first.id, isNew: false })
    expect(await balanceOf(db, sandbox, 'USD')).toEqual(money(100_000, 'USD'))
    expect(await balanceOf(db, owed, 'USD')).toEqual(money(-100_000, 'USD'))
    expect(await balanceOf(db, owed, 'TRY')).toEqual(money(0, 'TRY'))
  })

  test('twenty at once post once', async () => {
    const { db } = await testDatabase(engine)

    const all = await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction().execute((tx) => postEntry(tx, aCapture(money(700, 'TRY')), noon)),
      ),
    )

    expect(all.filter((posted) => posted.isNew)).toHaveLength(1)
    expect(new Set(all.map((posted) => posted.id)).size).toBe(1)
    expect(await listBalances(db, sandbox)).toEqual([money(700, 'TRY')])
  })

  test.each(['update ledger_entries set note = $$x$$', 'delete from ledger_lines', 'truncate ledger_lines'])(
    'the database refuses: %s',
    async (statement) => {
      const { db, executeSql } = await testDatabase(engine)
      await db.transaction().execute((tx) => postEntry(tx, aCapture(money(700, 'TRY')), noon))

      await expect(executeSql(statement)).rejects.toThrow('is written once and never changed')
    },
  )

  test('the database refuses an entry that does not balance, whoever writes it', async () => {
    const { db } = await testDatabase(engine)

    const written = db.transaction().execute(async (tx) => {
      const { id } = await anEntryRow(tx, 2)
      await aLineRow(tx, id, 0, 500)
      await aLineRow(tx, id, 1, -499)
    })

    await expect(written).rejects.toThrow('does not balance')
    expect(await own(db).selectFrom('ledger_entries').select('id').execute()).toEqual([])
  })

  test('the database refuses an entry without its lines, and lines that come later', async () => {
    const { db } = await testDatabase(engine)
    const { id } = await db.transaction().execute((tx) => postEntry(tx, aCapture(money(700, 'TRY')), noon))

    const bare = () => db.transaction().execute((tx) => anEntryRow(tx, 2))
    const later = () =>
      db.transaction().execute(async (tx) => {
        await aLineRow(tx, id, 2, 500)
        await aLineRow(tx, id, 3, -500)
      })

    await expect(bare()).rejects.toThrow('does not have the lines it was posted with')
    await expect(later()).rejects.toThrow('does not have the lines it was posted with')
  })
})

test('the program refuses what does not balance before the database has to', async () => {
  const db = await testDb()
  const entry: NewEntry = { ...aCapture(money(700, 'TRY')), lines: [{ account: sandbox, debit: money(700, 'TRY') }] }

  await expect(db.transaction().execute((tx) => postEntry(tx, entry, noon))).rejects.toThrow(RangeError)
})

test('the journal of an order tells what was posted for it, oldest first', async () => {
  const db = await testDb()
  await db.transaction().execute(async (tx) => {
    await postEntry(tx, aCapture(money(700, 'TRY')), noon)
    await postEntry(tx, { ...aCapture(money(1, 'TRY')), key: 'other', subject: { kind: 'link', ref: 'o-1' } }, noon)
  })

  expect(await listEntriesOf(db, order)).toMatchObject([
    {
      key: 'capture:a-1',
      kind: 'payment',
      on: '2027-03-01',
      lines: [
        { account: sandbox, amount: money(700, 'TRY') },
        { account: owed, amount: money(-700, 'TRY') },
      ],
    },
  ])
  expect(await listEntriesOf(db, { kind: 'order', ref: 'o-2' })).toEqual([])
})

test('random entries, some posted twice, keep the whole at zero and every balance a sum', async () => {
  const db = await testDb()
  const amount = fc.record({ minor: fc.integer({ min: 1, max: 10 ** 9 }), currency: fc.constantFrom(...currencies) })
  const accounts: Account[] = [sandbox, owed, { kind: 'sales' }, { kind: 'suspense' }, { kind: 'bank', iban: null }]
  const move = fc.record({ amount, from: fc.constantFrom(...accounts), to: fc.constantFrom(...accounts) })

  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 8 }), async (moves) => {
      const entries = moves.map((each): NewEntry => ({
        key: randomUUID(),
        kind: 'correction',
        on: plainDate('2027-03-01'),
        lines: [
          { account: each.to, debit: each.amount },
          { account: each.from, credit: each.amount },
        ],
      }))
      const before = await listBalances(db, sandbox)
      for (const entry of [...entries, ...entries]) {
        await db.transaction().execute((tx) => postEntry(tx, entry, noon))
      }
      const expected = currencies.map((currency) =>
        moves.reduce(
          (total, each) =>
            each.amount.currency === currency
              ? total + (each.to === sandbox ? each.amount.minor : 0) - (each.from === sandbox ? each.amount.minor : 0)
              : total,
          minorOf(before, currency),
        ),
      )
      const after = await listBalances(db, sandbox)
      expect(currencies.map((currency) => minorOf(after, currency))).toEqual(expected)
      const { rows } = await sql<{ rest: number }>`select coalesce(sum(amount_minor), 0)::bigint as rest
        from ledger_lines group by currency having sum(amount_minor) <> 0`.execute(db)
      expect(rows).toEqual([])
    }),
    { numRuns: 25 },
  )
})

function minorOf(balances: Money[], currency: string): number {
  return balances.find((each) => each.currency === currency)?.minor ?? 0
}

function aCapture(amount: Money): NewEntry {
  return {
    key: 'capture:a-1',
    kind: 'payment',
    on: plainDate('2027-03-01'),
    subject: order,
    lines: [
      { account: sandbox, debit: amount },
      { account: owed, credit: amount },
    ],
  }
}

async function anEntryRow(tx: Parameters<typeof own>[0], lineCount: number) {
  return own(tx)
    .insertInto('ledger_entries')
    .values({ key: randomUUID(), kind: 'correction', posted_on: plainDate('2027-03-01'), line_count: lineCount })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function aLineRow(tx: Parameters<typeof own>[0], entryId: string, position: number, minor: number) {
  await own(tx)
    .insertInto('ledger_lines')
    .values({ entry_id: entryId, position, account_kind: 'suspense', currency: 'TRY', amount_minor: minor })
    .execute()
}
