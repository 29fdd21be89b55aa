import { expect, test } from 'vitest'
import { anOrderWithDeposit } from '#modules/booking/testing/parts.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

test('an order has a chat with its customer, and one for each part that is due, in the language of the customer', async () => {
  const db = await testDb()
  const { publicId, orderNo } = await anOrderWithDeposit(db)
  const { headers } = await staffSignedIn(db)

  const html = await (await getPage(await testApp({ db }), `/ar/admin/orders/${publicId}`, headers)).text()
  const chats = [...html.matchAll(/href="https:\/\/wa\.me\/(\d+)\?text=([^"]*)"/g)].map(([, number, words]) => ({
    number,
    words: decodeURIComponent(words ?? ''),
  }))

  expect(chats.map(({ words }) => words)).toEqual([
    expect.stringMatching(new RegExp(`Ayşe Yılmaz.*1\\.076.*Rezervasyon no: ${orderNo}`)),
    expect.stringMatching(new RegExp(`Ayşe Yılmaz.*4\\.304.*Rezervasyon no: ${orderNo}`)),
    `Selamünaleyküm Ayşe Yılmaz, ${orderNo} numaralı rezervasyonunuz için yazıyoruz.`,
  ])
  expect(new Set(chats.map(({ number }) => number)).size).toBe(1)
})
