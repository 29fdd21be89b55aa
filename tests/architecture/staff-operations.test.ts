import { expect, expectTypeOf, test } from 'vitest'
import type { StaffArea } from '#modules/accounts/index.ts'
import type { Admin, Member } from '#modules/accounts/index.server.ts'
import type { uploadStatement } from '#modules/bank-statements/index.server.ts'
import type { changePlan, findOrder, listOrders } from '#modules/booking/index.server.ts'
import type { moderateReview } from '#modules/content/index.server.ts'
import type { openPaymentLink } from '#modules/payment-links/index.server.ts'
import type { listAttempts } from '#modules/payments/index.server.ts'
import { grepLines } from '../setup/grep-lines.ts'

/** Modules whose operations of staff belong to one area, or to a few. */
const guarded = [
  'bank-statements',
  'booking',
  'catalog',
  'content',
  'engagement',
  'notes',
  'payment-links',
  'payments',
  'privacy',
  'road',
  'staff-desk',
  'telephony',
  'webhooks',
]

test('an operation of staff does not compile without the proof of its area', () => {
  type Payments = Parameters<typeof listAttempts>[1]

  expectTypeOf<Admin<'payments'>>().toExtend<Payments>()
  expectTypeOf<Admin>().not.toExtend<Payments>()
  expectTypeOf<Member>().not.toExtend<Payments>()
  expectTypeOf<Admin<'content'>>().not.toExtend<Parameters<typeof openPaymentLink>[1]>()
  expectTypeOf<Admin<'content'>>().not.toExtend<Parameters<typeof uploadStatement>[1]>()
  expectTypeOf<Admin<'dashboard'>>().not.toExtend<Parameters<typeof listOrders>[1]>()
  expectTypeOf<Admin<'catalogue'>>().not.toExtend<Parameters<typeof findOrder>[1]>()
  expectTypeOf<Admin<'orders'>>().not.toExtend<Parameters<typeof changePlan>[1]>()
  expectTypeOf<Admin<'orders'>>().not.toExtend<Parameters<typeof moderateReview>[1]>()
})

test('operations that are open to one area serve those who prove it among others', () => {
  expectTypeOf<Admin<'orders'>>().toExtend<Parameters<typeof findOrder>[1]>()
  expectTypeOf<Admin<'payments'>>().toExtend<Parameters<typeof findOrder>[1]>()
  expectTypeOf<Admin<StaffArea>>().toExtend<Parameters<typeof listOrders>[1]>()
})

test.each(guarded)('no operation of %s takes staff of just any area', async (module) => {
  expect(await grepLines(`modules/${module}`, /\b_?admin: Admin(?![<\w])/)).toEqual([])
})
