import { expect, test } from 'vitest'
import { startCardPayment } from '#modules/payments/index.server.ts'
import { aCardPayment, aGateway, aPayment, attemptsOf } from '#modules/payments/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const OTHER_AMOUNT = '4000 0000 0000 1067'
const SILENT = '4000 0000 0000 1026'

async function anAttempt(db: Db, number?: string, reference = '2027-000123') {
  const token = await aPayment(db, { reference })
  await startCardPayment(aGateway(db), aCardPayment(token, { ...(number && { number }) }), new Date())
  const [attempt] = await attemptsOf(db, token)
  return { token, ref: attempt?.ref ?? '' }
}

test.each([
  ['', '2027-000123', 'payment waits for you'],
  ['/tr', '2027-000123', 'ödemeye bakılmalı'],
  ['/ar', '2027-000123', 'تحتاج إلى نظر'],
])('%s/admin/payments lists tries to pay and says how many wait', async (prefix, reference, words) => {
  const db = await testDb()
  await anAttempt(db, OTHER_AMOUNT)

  const answer = await getPage(await testApp({ db }), `${prefix}/admin/payments`, (await staffSignedIn(db)).headers)
  const html = await answer.text()

  expect(answer.status).toBe(200)
  for (const text of [reference, words, 'Ayşe Yılmaz']) expect(html).toContain(text)
})

test('shows only what waits for a person, and what a person noted takes it off', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  await anAttempt(db, undefined, '2027-000001')
  const { ref } = await anAttempt(db, OTHER_AMOUNT, '2027-000002')
  const list = async () => (await getPage(app, '/admin/payments?attention=1', headers)).text()
  const before = await list()

  const noted = await postForm(app, `/admin/payments/${ref}`, { intent: 'clear', note: 'sent back by hand' }, headers)

  expect(before).toContain('2027-000002')
  expect(before).not.toContain('2027-000001')
  expect(noted.status).toBe(302)
  expect(await list()).toContain('No payment waits for you')
  expect(await (await getPage(app, `/admin/payments/${ref}`, headers)).text()).toContain('sent back by hand')
})

test('a note is asked for, and an amount that is none comes back as it was typed', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const { ref } = await anAttempt(db, SILENT)
  const send = (fields: Record<string, string>) =>
    postForm(app, `/tr/admin/payments/${ref}`, { key: crypto.randomUUID(), ...fields }, headers)

  const noAmount = await send({ intent: 'captured', amount: 'bin', note: 'panelde gördüm' })
  const noNote = await send({ intent: 'not-charged', note: '' })

  expect(noAmount.status).toBe(422)
  const html = await noAmount.text()
  expect(html).toContain('value="bin"')
  expect(html).toContain('value="panelde gördüm"')
  expect(noNote.status).toBe(422)
  expect(await noNote.text()).toContain('Ne gördüğünüzü ya da yaptığınızı yazın')
})

test('what the provider’s panel says settles a payment without an answer', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)
  const { ref, token } = await anAttempt(db, SILENT)
  const fields = { key: crypto.randomUUID(), intent: 'captured', amount: '1000', note: 'seen in the panel' }

  const answer = await postForm(await testApp({ db }), `/admin/payments/${ref}`, fields, headers)

  expect(answer.status).toBe(302)
  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured', captured_minor: 100_000 }])
})

test('a dispute that the bank announced by letter is recorded once, and its end can be written down', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const { ref } = await anAttempt(db)
  const shown = async () => (await getPage(app, `/tr/admin/payments/${ref}`, headers)).text()
  const send = (intent: string, note: string) =>
    postForm(app, `/tr/admin/payments/${ref}`, { key: crypto.randomUUID(), intent, note }, headers)
  const before = await shown()

  const noNote = await send('disputed', ' ')
  const announced = await send('disputed', 'Bankanın 14 Mart yazısı')
  const after = await shown()
  const again = await send('disputed', 'x')

  expect(before).toContain('value="disputed"')
  expect([noNote.status, announced.status, again.status]).toEqual([422, 302, 422])
  for (const text of ['İtiraz edildi', 'Bankanın 14 Mart yazısı']) expect(after).toContain(text)
  expect(after).not.toContain('value="disputed"')
})

test('an attempt nobody made is missing', async () => {
  const db = await testDb()

  const answer = await getPage(await testApp({ db }), '/admin/payments/nobody', (await staffSignedIn(db)).headers)

  expect(answer.status).toBe(404)
})

test('the order of providers is set by those who may change settings', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const shown = async () => (await getPage(app, '/admin/payments/providers', headers)).text()
  expect(await shown()).toContain('Sandbox')

  const fields = { currency: 'USD', seen: 'unset', sandbox: '' }
  const saved = await postForm(app, '/admin/payments/providers', fields, headers)

  expect(saved.status).toBe(302)
  const token = await aPayment(db)
  expect(await startCardPayment(aGateway(db), aCardPayment(token), new Date())).toMatchObject({
    error: { code: 'card-unavailable' },
  })
})

test('of two who set the order of providers the second is told, and keeps what was chosen', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const save = (sandbox: string) =>
    postForm(app, '/admin/payments/providers', { currency: 'USD', seen: 'unset', sandbox }, headers)

  const first = await save('1')
  const second = await save('')

  const page = await second.text()
  expect([first.status, second.status]).toEqual([302, 409])
  expect(page).toContain('Somebody else changed the sequence in the meantime.')
  expect(page).toContain('name="seen" value="sandbox"')
  expect(page).toContain('<option value="" selected="">Not asked</option>')
})

test('content staff do not see payments', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db, { staffRole: 'content' })

  const answer = await getPage(await testApp({ db }), '/admin/payments', headers)

  expect(answer.status).toBe(403)
})
