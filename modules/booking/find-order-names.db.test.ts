import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findOrderNames, listOrderNames } from './find-order-names.server.ts'
import { anOrder } from './testing/builders.ts'

test('an order is found by its number and by its public id, and named by its key', async () => {
  const db = await testDb()
  const { orderId, publicId, orderNo } = await anOrder(db)
  const admin = aStaffMember()
  const names = { orderId, id: publicId, orderNo }

  expect(await findOrderNames(db, admin, orderNo)).toEqual(names)
  expect(await findOrderNames(db, admin, publicId)).toEqual(names)
  expect(await findOrderNames(db, admin, '2026-999999')).toBeUndefined()
  expect(await listOrderNames(db, admin, [orderId, orderId])).toEqual(new Map([[orderId, names]]))
  expect(await listOrderNames(db, admin, [])).toEqual(new Map())
})
