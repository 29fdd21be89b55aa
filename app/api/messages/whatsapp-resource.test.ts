import { expect, test } from 'vitest'
import { readEnvironment } from '#platform/env.server.ts'
import { listChoices } from '#platform/messages/choices.server.ts'
import { deliver } from '#platform/messages/deliver-message.server.ts'
import { queueMessage } from '#platform/messages/queue-message.server.ts'
import { own } from '#platform/messages/tables.server.ts'
import { agreeTo, aMessage, atTen, PHONE } from '#platform/messages/testing/a-message.ts'
import { aWhatsApp, whatsAppKeys } from '#platform/messages/testing/whatsapp-double.ts'
import { testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const surroundings = { PUBLIC_URL: 'http://kafile.test', DATA_DIR: '/nonexistent' }

async function anAddress({ keys = whatsAppKeys }: { keys?: Record<string, string> } = {}) {
  const db = await testDb()
  const app = await testApp({ db, env: readEnvironment({ ...surroundings, ...keys }) })
  const whatsapp = await aWhatsApp()
  const say = (news: { headers: Record<string, string>; body: string }) =>
    app.respond(new Request('http://kafile.test/api/v1/messages/whatsapp', { method: 'POST', ...news }))
  const greet = (token: string) => {
    const query = new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '115820' })
    return app.respond(new Request(`http://kafile.test/api/v1/messages/whatsapp?${query}`))
  }
  return { db, whatsapp, say, greet }
}

test('Meta is told what it sent when it knows our word, and nobody else', async () => {
  const { greet } = await anAddress()

  const known = await greet(whatsAppKeys.WHATSAPP_VERIFY_TOKEN)

  expect([known.status, await known.text()]).toEqual([200, '115820'])
  expect((await greet('guessed')).status).toBe(403)
})

test('a signed report says how far a message has come', async () => {
  const { db, whatsapp, say } = await anAddress()
  await agreeTo(db, ['whatsapp'])
  await queueMessage(db, aMessage())
  const { id } = await own(db).selectFrom('messages').select('id').executeTakeFirstOrThrow()
  await deliver({ db, accounts: { whatsapp: whatsapp.account, sms: undefined } }, id, atTen)

  const answer = await say(whatsapp.notification(whatsapp.taken[0], 'delivered', { at: atTen }))

  expect(answer.status).toBe(204)
  expect(await own(db).selectFrom('message_attempts').select(['state', 'delivered_at']).execute()).toEqual([
    { state: 'delivered', delivered_at: atTen },
  ])
})

test('who writes back that they want no more has taken back their word', async () => {
  const { db, whatsapp, say } = await anAddress()
  await agreeTo(db, ['whatsapp'])

  await say(whatsapp.writtenBack('905321234567', 'DUR'))

  expect(await listChoices(db, PHONE)).toMatchObject([{ isAgreed: false, source: 'answer' }])
})

test('what Meta did not sign changes nothing', async () => {
  const { db, whatsapp, say } = await anAddress()
  await agreeTo(db, ['whatsapp'])
  const { body } = whatsapp.writtenBack('905321234567', 'DUR')
  const json = { 'Content-Type': 'application/json' }

  const forged = await say({ headers: { ...json, 'X-Hub-Signature-256': `sha256=${'0'.repeat(64)}` }, body })
  const unsigned = await say({ headers: json, body })
  const changed = await say({ ...whatsapp.writtenBack('905321234567', 'Evet'), body })

  expect([forged.status, unsigned.status, changed.status]).toEqual([401, 401, 401])
  expect(await listChoices(db, PHONE)).toMatchObject([{ isAgreed: true }])
})

test('without keys the address does not exist', async () => {
  const { whatsapp, say, greet } = await anAddress({ keys: {} })

  expect([(await say(whatsapp.writtenBack('905321234567', 'DUR'))).status, (await greet('x')).status]).toEqual([
    404, 404,
  ])
})
