import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { blankTraveller } from './domain/blank-traveller.ts'
import { findCaller } from './find-caller.server.ts'
import { takeOverPapers } from './take-over-papers.server.ts'
import { anOrder, noon } from './testing/builders.ts'

async function aCaller() {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  const { orderId } = await anOrder(db)
  await sql`update orders set phone = '+905321234567', phone_key = '905321234567' where id = ${orderId}`.execute(db)
  return { db, admin, orderId }
}

const actsIn = async (db: Db) => {
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 50 })
  return entries.filter(({ action }) => action.startsWith('personal-data'))
}

test.each(['0532 123 45 67', '5321234567', '+90 (532) 123-45-67', '0090 532 1234567', '٠٥٣٢ ١٢٣ ٤٥ ٦٧'])(
  '%s is whoever ordered under it, with those who travelled along and no number of a paper',
  async (typed) => {
    const { db, admin, orderId } = await aCaller()

    const caller = await findCaller(db, admin, typed, noon)

    expect(caller).toMatchObject({ phone: '+905321234567', known: { contact: { firstName: 'Ayşe' } } })
    const [order] = caller?.known?.orders ?? []
    expect(order?.travellers.map(({ hasTckn, hasPassport }) => [hasTckn, hasPassport])).toContainEqual([true, true])
    const { rows } = await sql<{ id: string }>`select id from passengers where order_item_id in
      (select id from order_items where order_id = ${orderId})`.execute(db)
    expect(order?.travellers.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    expect(JSON.stringify(caller)).not.toMatch(/"\d{11}"/)
    expect(await actsIn(db)).toMatchObject([{ action: 'personal-data.look-up', actor: { id: admin.id } }])
  },
)

test('a stranger stays a stranger, and nothing is noted', async () => {
  const { db, admin } = await aCaller()

  expect(await findCaller(db, admin, '0533 000 00 00', noon)).toEqual({ phone: '+905330000000', known: null })
  expect(await findCaller(db, admin, '0532 123', noon)).toBeUndefined()
  expect(await actsIn(db)).toEqual([])
})

test('whoever was forgotten is a stranger', async () => {
  const { db, admin, orderId } = await aCaller()
  await sql`update orders set erased_at = now() where id = ${orderId}`.execute(db)

  expect((await findCaller(db, admin, '05321234567', noon))?.known).toBeNull()
})

test('papers are taken over for the same name only, where nothing was typed, and that is noted', async () => {
  const { db, admin } = await aCaller()
  const caller = await findCaller(db, admin, '05321234567', noon)
  const earlier = caller?.known?.orders[0]?.travellers.find(({ hasPassport }) => hasPassport)
  const { id: earlierId = '', firstName = '', lastName = '' } = earlier ?? {}
  const returning = { ...blankTraveller, firstName: firstName.toLocaleUpperCase('tr'), lastName, earlierId }

  const [same, other, typed, nobody] = await takeOverPapers(
    db,
    admin,
    [
      returning,
      { ...returning, firstName: 'Meryem' },
      { ...returning, passportNo: 'U00000001' },
      { ...blankTraveller, earlierId: 'x' },
    ],
    noon,
  )

  expect(same?.tckn).toMatch(/^\d{11}$/)
  expect(same?.passportNo).not.toBe('')
  expect(same).not.toHaveProperty('earlierId')
  expect([other?.tckn, other?.passportNo, nobody?.tckn]).toEqual(['', '', ''])
  expect(typed).toMatchObject({ passportNo: 'U00000001', tckn: same?.tckn })
  expect(await actsIn(db)).toContainEqual(
    expect.objectContaining({ action: 'personal-data.read', after: { travellers: 2 } }),
  )
})
