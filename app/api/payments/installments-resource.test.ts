import { expect, onTestFinished, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { aPayment } from '#modules/payments/testing/builders.ts'
import { startIyzicoDouble } from '#modules/payments/testing/doubles/iyzico/iyzico-double.ts'
import { readEnvironment } from '#platform/env.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function withIyzico() {
  const db = await testDb()
  const iyzico = await startIyzicoDouble()
  onTestFinished(() => iyzico.close())
  const { apiKey, secretKey, baseUrl } = iyzico.account
  const keys = { IYZICO_API_KEY: apiKey, IYZICO_SECRET_KEY: secretKey, IYZICO_URL: baseUrl }
  const env = readEnvironment({ PUBLIC_URL: 'http://kafile.test', DATA_DIR: '/nonexistent', ...keys })
  const app = await testApp({ db, env })
  return { iyzico, app, token: await aPayment(db, { amount: money(100_000, 'TRY') }) }
}

test('tells which of our plans the bank of a card takes part in', async () => {
  const { app, token } = await withIyzico()

  const answer = await getPage(app, `/api/v1/payments/${token}/installments?bin=37442700`)

  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    card: { bank: 'Garanti' },
    installments: [{ count: 1 }, { count: 2, surchargePercent: 5, total: { amount: '1050.00', currency: 'TRY' } }],
  })
})

test.each(['', '12345', '123456789', '5528790000000008', 'abcdef'])(
  'refuses %j, and a whole card number goes nowhere',
  async (bin) => {
    const { app, iyzico, token } = await withIyzico()

    const answer = await getPage(app, `/api/v1/payments/${token}/installments?bin=${bin}`)

    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'card_number' })
    expect(iyzico.requests).toEqual([])
  },
)

test('lets nobody list the banks of all cards', async () => {
  const { app } = await withIyzico()
  const ask = () => getPage(app, '/api/v1/payments/unknown/installments?bin=552879')

  const answers = await Promise.all(Array.from({ length: 21 }, ask))

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array(20).fill(404), 429])
})
