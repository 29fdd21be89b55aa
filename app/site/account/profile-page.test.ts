import { expect, test } from 'vitest'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { signedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

test('shows a member their own orders and nobody else’s', async () => {
  const db = await testDb()
  const { userId, email, headers } = await signedIn(db, { mobile: '+905321234567' })
  const { id } = await anOrder(db, {
    userId,
    orderNo: '2027-000001',
    state: 'paid',
    totalMinor: 219_000,
    paidMinor: 219_000,
  })
  await anOrder(db, { orderNo: '2027-000002' })

  const answer = await getPage(await testApp({ db }), '/user/profile', headers)
  const html = await answer.text()

  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  for (const fact of ['Welcome, Ayşe', email, '2027-000001', 'Ramadan Umrah', '$2,190']) expect(html).toContain(fact)
  expect(html).toContain(`href="/order/${id}"`)
  expect(html).not.toContain('2027-000002')
})

test('a member without orders is shown the way to one', async () => {
  const db = await testDb()

  const html = await (await getPage(await testApp({ db }), '/tr/user/profile', (await signedIn(db)).headers)).text()

  expect(html).toContain('Henüz rezervasyonunuz yok.')
  expect(html).toContain('href="/tr/tours"')
})

test('strangers sign in first and come back', async () => {
  const answer = await getPage(await testApp(), '/ar/user/profile', { cookie: 'user=7' })

  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/ar/user/login?returnTo=%2Far%2Fuser%2Fprofile',
  ])
})
