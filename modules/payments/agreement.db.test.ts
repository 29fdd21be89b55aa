import { expect, test } from 'vitest'
import { testDb } from '#tests/setup/test-db.ts'
import { own } from './data/tables.server.ts'
import { forgetPayers } from './forget-payers.server.ts'
import { startCardPayment } from './start-card-payment.server.ts'
import { aCardPayment, aGateway, anAgreement, aPayment } from './testing/builders.ts'

const noon = new Date('2027-03-01T12:00:00Z')

test('whoever is forgotten leaves what was agreed to, without where it came from', async () => {
  const db = await testDb()
  const token = await aPayment(db, { subject: { kind: 'link', ref: 'pl-1' } })
  await startCardPayment(aGateway(db), aCardPayment(token), noon)
  const kept = { consents: ['terms', 'privacy', 'personalData'], texts: anAgreement().texts, at: noon.toISOString() }
  const before = await agreementsIn(db)

  await forgetPayers(db, 'link', ['pl-1'])

  expect(before).toEqual([{ ...kept, userAgent: 'Firefox', addressHash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  expect(await agreementsIn(db)).toEqual([kept])
})

test('an order keeps its agreement where it was placed, not with its payment', async () => {
  const db = await testDb()

  await startCardPayment(aGateway(db), aCardPayment(await aPayment(db)), noon)

  expect(await agreementsIn(db)).toEqual([null])
})

async function agreementsIn(db: Awaited<ReturnType<typeof testDb>>): Promise<unknown[]> {
  const rows = await own(db).selectFrom('payment_attempts').select('agreement').execute()
  return rows.map(({ agreement }) => agreement)
}
