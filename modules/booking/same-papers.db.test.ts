import { expect, test } from 'vitest'
import { testDb } from '#tests/setup/test-db.ts'
import { completePapers } from './complete-papers.server.ts'
import { sealNumbers } from './data/identity-numbers.server.ts'
import { findOrder } from './data/read-orders.server.ts'
import { own } from './data/tables.server.ts'
import { anOrder } from './testing/builders.ts'

const now = new Date('2029-12-01T09:00:00Z')

test('of two travellers of a journey whose papers come at once with one number, one is refused', async () => {
  const db = await testDb()
  const { orderId } = await anOrder(db, { departsOn: '2030-03-01' })
  const order = await findOrder(db, { id: orderId })
  const travellers = order?.tours.flatMap(({ passengers }) => passengers) ?? []
  for (const { id } of travellers)
    await own(db)
      .updateTable('passengers')
      .set({ ...sealNumbers(db, id, { tckn: null, passportNo: null }) })
      .where('id', '=', id)
      .execute()
  const notice = { id: 'privacy-notice', version: '1' }
  const send = (travellerId: string) =>
    completePapers(db, { orderId, travellerId, typed: { tckn: '10000000146' }, userId: undefined, notice }, now)

  const answers = await Promise.all(travellers.slice(0, 2).map(({ id }) => send(id)))

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ ok }) => !ok)).toEqual([
    { ok: false, error: { code: 'invalid-papers', problems: { tckn: { code: 'same-person' } } } },
  ])
})
