import { expect, test } from 'vitest'
import { newToken } from '#kernel/ids.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findOrder } from './find-order.server.ts'
import { anOrder } from './testing/an-order.ts'

test('tells staff everything of an order: contact, journeys with travellers and papers, amounts, consents', async () => {
  const db = await testDb()
  const { id, orderId, orderNo, tourId } = await anOrder(db, { travellers: ['Ayşe', 'Zeynep'], totalMinor: 438_000 })

  const order = await findOrder(db, aStaffMember(), id)

  expect(order).toMatchObject({
    orderId,
    id,
    orderNo,
    state: 'awaiting_payment',
    contact: { firstName: 'Ayşe', lastName: 'Yılmaz', phone: '+905321234567', city: 'İstanbul', country: 'TR' },
    amounts: { total: { minor: 438_000, currency: 'USD' }, paid: { minor: 0, currency: 'USD' }, isTaxIncluded: true },
    consents: { given: { terms: true, marketing: false } },
    documents: [{ id: 'terms', version: '2026-01' }],
  })
  expect(order?.journeys).toMatchObject([
    {
      tourId,
      seats: 2,
      hold: { state: 'held', expiresAt: new Date('2027-01-10T09:30:00Z') },
      travellers: [
        {
          firstName: 'Ayşe',
          fare: 'double',
          passportNo: 'U12345678',
          passportExpiresOn: '2030-01-01',
          amount: { minor: 219_000 },
        },
        { firstName: 'Zeynep', bornOn: '1960-05-01' },
      ],
    },
  ])
})

test('an order that nobody placed is not found', async () => {
  expect(await findOrder(await testDb(), aStaffMember(), newToken())).toBeUndefined()
})
