import { expect, test } from 'vitest'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { changeOrder, findOrder, listOrders, searchTravellers } from './index.server.ts'
import { anOrder } from './testing/an-order.ts'
import { storedNumbers } from './testing/stored-numbers.ts'

const now = new Date('2027-01-10T09:10:00Z')
const numbers = ['10000000146', 'U12345678']

const finance = () => aStaffMember({ staffRole: 'finance' })

test('an order shows numbers of papers to operations and masks them for finance', async () => {
  const db = await testDb()
  const { id } = await anOrder(db)
  const shownTo = async (staffRole: 'operations' | 'finance') => {
    const [traveller] = (await findOrder(db, aStaffMember({ staffRole }), id))?.journeys[0]?.travellers ?? []
    return [traveller?.tckn, traveller?.passportNo]
  }

  expect(await shownTo('operations')).toEqual(numbers)
  expect(await shownTo('finance')).toEqual(['•••• 146', '•••• 678'])
})

test('what finance saves erases no number that finance does not see, and writes none', async () => {
  const db = await testDb()
  const { id } = await anOrder(db)
  const [seen] = (await findOrder(db, finance(), id))?.journeys[0]?.travellers ?? []
  if (!seen) throw new Error('the order has a traveller')
  const typed = { ...seen, gender: 'female', bornOn: '1960-05-01', passportExpiresOn: '2031-01-01' }
  const travellersWith = (draft: { tckn: string; passportNo: string }) => [
    { id: seen.id, draft: { ...typed, ...draft } },
  ]

  for (const draft of [
    { tckn: '', passportNo: '' },
    { tckn: '•••• 146', passportNo: '•••• 678' },
    { tckn: '12345678950', passportNo: 'U99999999' },
  ]) {
    const { version = 0 } = (await findOrder(db, finance(), id)) ?? {}
    const changed = await changeOrder(
      db,
      finance(),
      { id, version, change: { travellers: travellersWith(draft) } },
      now,
    )
    expect(changed).toMatchObject({ ok: true })
    expect(JSON.stringify(changed)).not.toContain('12345678')
    expect(await storedNumbers(db)).toEqual(numbers)
  }
})

test('a change that came second shows finance what was saved meanwhile without numbers', async () => {
  const db = await testDb()
  const { id } = await anOrder(db)

  const late = await changeOrder(db, finance(), { id, version: 99, change: { note: 'x' } }, now)

  expect(late).toMatchObject({ ok: false, error: { code: 'edit-conflict' } })
  expect(numbers.filter((number) => JSON.stringify(late).includes(number))).toEqual([])
})

test.each(numbers)('%s finds nobody for those who may not see numbers', async (number) => {
  const db = await testDb()
  await anOrder(db)
  const foundBy = async (staffRole: 'operations' | 'finance') => {
    const { userId } = await aUser(db, { staffRole })
    const admin = aStaffMember({ id: userId, staffRole })
    const { total } = await listOrders(db, admin, { q: number, page: 1, pageSize: 10 })
    return [total, (await searchTravellers(db, admin, { q: number, limit: 5 }, now)).length]
  }

  expect(await foundBy('finance')).toEqual([0, 0])
  expect(await foundBy('operations')).toEqual([1, 1])
})
