import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { withTrace } from '#platform/log/trace.server.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { forgetOldContent, listAuditEntries, recordAudit, verifyAuditChain } from './index.server.ts'
import type { NewAuditEntry } from './index.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const all = { page: 1, pageSize: 50 }

test('an act is kept with who, what, when, before and after, and without what says who somebody is', async () => {
  const db = await testDb()
  const admin = { id: randomUUID() }
  const entry = anEntry({ actor: admin, before: { status: 'pending', email: 'a@b.co' }, after: { status: 'paid' } })
  await withTrace('trace-1', () => recordAudit(db, entry, noon))

  const { entries, total } = await listAuditEntries(db, all)

  expect(total).toBe(1)
  expect(entries).toEqual([
    {
      sequence: 1,
      happenedAt: noon,
      actor: { kind: 'user', id: admin.id },
      action: 'payment.settle',
      subject: { kind: 'payment', id: 'p1' },
      traceId: 'trace-1',
      before: { status: 'pending', email: '***' },
      after: { status: 'paid' },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ])
})

test('an entry goes with its transaction', async () => {
  const db = await testDb()
  const undone = db.transaction().execute(async (tx) => {
    await recordAudit(tx, anEntry(), noon)
    throw new Error('undone')
  })

  await expect(undone).rejects.toThrow('undone')

  expect(await listAuditEntries(db, all)).toEqual({ entries: [], total: 0 })
})

test('the log is filtered by area, actor, subject and time', async () => {
  const db = await testDb()
  const actor = { id: randomUUID() }
  await recordAudit(db, anEntry({ action: 'payment.take-back', actor }), noon)
  await recordAudit(db, anEntry({ action: 'payment-link.created' }), noon)
  await recordAudit(db, anEntry({ action: 'user.block', subject: { kind: 'user', id: 'u1' } }), later(1))

  const found = async (filter: object) =>
    (await listAuditEntries(db, { ...all, ...filter })).entries.map((entry) => entry.action)

  expect(await found({})).toEqual(['user.block', 'payment-link.created', 'payment.take-back'])
  expect(await found({ action: 'payment' })).toEqual(['payment.take-back'])
  expect(await found({ action: 'user.block' })).toEqual(['user.block'])
  expect(await found({ actorId: actor.id })).toEqual(['payment.take-back'])
  expect(await found({ subjectKind: 'user', subjectId: 'u1' })).toEqual(['user.block'])
  expect(await found({ from: later(1) })).toEqual(['user.block'])
  expect(await found({ to: later(1) })).toEqual(['payment-link.created', 'payment.take-back'])
})

describe.each(testEngines)('on the %s engine', (engine) => {
  test('transactions that record at once make one chain without gaps', async () => {
    const { db } = await testDatabase(engine)

    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        db.transaction().execute(async (tx) => {
          await recordAudit(tx, anEntry({ subject: { kind: 'payment', id: `${at}` } }), later(at))
          await sql`select pg_sleep(0.01)`.execute(tx)
          await recordAudit(tx, anEntry({ subject: { kind: 'payment', id: `${at} again` } }), later(at))
        }),
      ),
    )

    expect(await verifyAuditChain(db, noon)).toEqual({ isWhole: true, entries: 24, head: expect.any(String) })
  })

  test.each([
    ['changed', `update audit_entries set after = '{}' where sequence = 2`],
    ['given to another', `update audit_entries set actor_kind = 'system', actor_id = '' where sequence = 2`],
    ['removed', 'delete from audit_entries where sequence = 2'],
    ['emptied', 'truncate audit_entries cascade'],
    ['put elsewhere', 'update audit_entries set sequence = 9 where sequence = 2'],
    ['dated back', `update audit_entries set happened_at = '2001-01-01' where sequence = 2`],
  ])('the database refuses that an entry is %s', async (_what, statement) => {
    const { db } = await testDatabase(engine)
    await threeEntries(db)

    await expect(sql.raw(statement).execute(db)).rejects.toThrow('written once and never changed')

    expect(await verifyAuditChain(db, noon)).toMatchObject({ isWhole: true, entries: 3 })
  })

  test('content older than ten years can be removed, and nothing else of the entry', async () => {
    const { db } = await testDatabase(engine)
    await recordAudit(db, anEntry({ after: { status: 'paid' } }), new Date('2001-01-01T00:00:00Z'))
    await recordAudit(db, anEntry({ after: { status: 'kept' } }), noon)

    await forgetOldContent(db, new Date())

    const { entries } = await listAuditEntries(db, all)
    expect(entries.map((entry) => entry.after)).toEqual([{ status: 'kept' }, null])
    expect(await verifyAuditChain(db, noon)).toMatchObject({ isWhole: true, entries: 2 })
    await expect(sql`update audit_entries set actor_id = 'x' where sequence = 1`.execute(db)).rejects.toThrow('never')
    await expect(sql`delete from audit_entries where sequence = 1`.execute(db)).rejects.toThrow('never')
  })
})

test.each([
  ['rewritten', `update audit_entries set after = '{"status":"other"}' where sequence = 2`, 2],
  ['emptied too early', `update audit_entries set before = 'null', after = 'null' where sequence = 2`, 2],
  ['given to another', `update audit_entries set actor_id = 'x' where sequence = 2`, 2],
  ['dated back', `update audit_entries set happened_at = happened_at - interval '1 second' where sequence = 2`, 2],
  ['taken away', 'delete from audit_entries where sequence = 2', 2],
  [
    'taken away and closed up',
    `delete from audit_entries where sequence = 1; update audit_entries set sequence = 1 where sequence = 2;
     update audit_entries set sequence = 2 where sequence = 3`,
    1,
  ],
])('an entry %s behind the back of the triggers is found', async (_what, statements, brokenAt) => {
  const database = await testDatabase()
  await threeEntries(database.db)

  await database.executeSql(`begin; set local session_replication_role = replica; ${statements}; commit`)

  expect(await verifyAuditChain(database.db, noon)).toMatchObject({ isWhole: false, brokenAt })
})

async function threeEntries(db: Db): Promise<void> {
  for (const id of ['1', '2', '3']) {
    await recordAudit(db, anEntry({ subject: { kind: 'payment', id }, after: { status: 'paid' } }), noon)
  }
}

function anEntry(entry: Partial<NewAuditEntry> = {}): NewAuditEntry {
  return { actor: { id: randomUUID() }, action: 'payment.settle', subject: { kind: 'payment', id: 'p1' }, ...entry }
}

function later(minutes: number): Date {
  return new Date(noon.getTime() + minutes * 60_000)
}
