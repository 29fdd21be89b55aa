import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import type { NewExchangeRate } from './enter-exchange-rate.server.ts'
import { findExchangeRate, listExchangeRates } from './find-exchange-rate.server.ts'
import { aRate } from './testing/builders.ts'

const monday = new Date('2027-03-01T06:00:00Z')
const tuesday = new Date('2027-03-02T06:00:00Z')
const pair = { base: 'USD', quote: 'TRY' } as const

test('the rate in force is the newest that has begun', async () => {
  const db = await testDb()
  await aDollarRate(db, { rate: { value: 41, scale: 0 }, validFrom: monday })
  await aDollarRate(db, { rate: { value: 42, scale: 0 }, validFrom: tuesday })

  expect(await findExchangeRate(db, pair, new Date('2027-02-28T00:00:00Z'))).toBeUndefined()
  expect(await findExchangeRate(db, pair, monday)).toMatchObject({ rate: { value: 41 }, source: 'TCMB' })
  expect(await findExchangeRate(db, pair, tuesday)).toMatchObject({ rate: { value: 42 }, validFrom: tuesday })
})

test('a rate is corrected by entering another for the same moment', async () => {
  const db = await testDb()
  await aDollarRate(db, { rate: { value: 14, scale: 0 } })
  await aDollarRate(db, { rate: { value: 41, scale: 0 }, source: 'manual' })

  expect(await findExchangeRate(db, pair, monday)).toMatchObject({ rate: { value: 41 }, source: 'manual' })
})

test('lists one rate a currency', async () => {
  const db = await testDb()
  await aDollarRate(db, { base: 'EUR', rate: { value: 45, scale: 0 } })
  await aDollarRate(db, { rate: { value: 41, scale: 0 } })
  await aDollarRate(db, { rate: { value: 42, scale: 0 }, validFrom: tuesday })
  await aDollarRate(db, { base: 'EUR', quote: 'USD', rate: { value: 11, scale: 1 } })

  const rates = await listExchangeRates(db, 'TRY', tuesday)

  expect(rates.map(({ base, rate }) => [base, rate.value])).toEqual([
    ['USD', 42],
    ['EUR', 45],
  ])
})

test('a currency has no rate to itself', async () => {
  await expect(aDollarRate(await testDb(), { base: 'TRY' })).rejects.toThrow(RangeError)
})

function aDollarRate(db: Db, change: Partial<NewExchangeRate>): Promise<void> {
  return aRate(db, { ...pair, rate: { value: 41, scale: 0 }, source: 'TCMB', validFrom: monday, ...change })
}
