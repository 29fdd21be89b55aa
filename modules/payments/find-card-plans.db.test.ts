import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findCardPlans } from './find-card-plans.server.ts'
import { atIyzicosForm, atNoon, comeBack, withIyzico } from './testing/at-iyzico.ts'
import { aGateway, aPayment } from './testing/builders.ts'

const countsOf = (found: Awaited<ReturnType<typeof findCardPlans>>) =>
  found.ok ? found.value.plans.map(({ count }) => count) : found.error.code

test.each([
  ['a bank that takes part in all of them', '55287900', [1, 2, 3, 6, 12]],
  ['a bank that takes part in some', '55260800', [1, 2, 3, 6]],
  ['six digits', '552608', [1, 2, 3, 6]],
  ['a debit card', '47666200', [1]],
  ['a card from abroad', '54000100', [1]],
])('%s', async (_what, bin, counts) => {
  const at = await withIyzico(await testDb())

  expect(countsOf(await findCardPlans(at.gateway, { token: at.token, bin }, atNoon))).toEqual(counts)
})

test('tells the bank and its programme, and keeps the prices of our own table', async () => {
  const at = await withIyzico(await testDb())

  const found = await findCardPlans(at.gateway, { token: at.token, bin: '55260800' }, atNoon)

  expect(found).toMatchObject({ ok: true, value: { card: { bank: 'Akbank', family: 'Axess' } } })
  expect(found.ok && found.value.plans.at(-1)?.total).toEqual(money(115_000, 'TRY'))
})

test('a bank adds no plan that the agency does not offer', async () => {
  const db = await testDb()
  const { gateway } = await withIyzico(db)
  const token = await aPayment(db, { amount: money(100_000, 'TRY'), allowsInstallments: false })

  expect(countsOf(await findCardPlans(gateway, { token, bin: '55287900' }, atNoon))).toEqual([1])
})

test.each([
  { fault: 'reset', when: 'before' },
  { fault: 'error', when: 'after' },
] as const)('the whole table stays when the provider is not heard: $fault', async (fault) => {
  const at = await withIyzico(await testDb())
  at.iyzico.failNext('/payment/iyzipos/installment', fault)

  const found = await findCardPlans(at.gateway, { token: at.token, bin: '55260800' }, atNoon)

  expect(countsOf(found)).toEqual([1, 2, 3, 6, 12])
  expect(found).toMatchObject({ value: { card: null } })
})

test('the test bank knows no banks', async () => {
  const db = await testDb()
  const token = await aPayment(db)

  expect(countsOf(await findCardPlans(aGateway(db), { token, bin: '411111' }, atNoon))).toEqual([1, 2, 3, 6, 12])
})

test('is told about open payments alone', async () => {
  const db = await testDb()
  const at = await atIyzicosForm(db)
  const expired = await aPayment(db, { expiresAt: atNoon })
  const posted = await at.iyzico.payOnPages(at.pageUrl, '5528790000000008')
  await comeBack(at, at.attemptRef, posted ?? {})

  const bin = '55287900'
  expect(countsOf(await findCardPlans(at.gateway, { token: at.token, bin }, atNoon))).toBe('already-paid')
  expect(countsOf(await findCardPlans(at.gateway, { token: expired, bin }, atNoon))).toBe('payment-gone')
  expect(countsOf(await findCardPlans(at.gateway, { token: 'unknown', bin }, atNoon))).toBe('payment-not-found')
})
