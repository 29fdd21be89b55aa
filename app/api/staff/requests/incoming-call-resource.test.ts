import { expect, test } from 'vitest'
import { setDial } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readEnvironment } from '#platform/env.server.ts'
import { EXCHANGE_KEY } from '#platform/telephony/testing/exchange-double.ts'
import { exchangeNews } from '#platform/telephony/testing/exchange-news.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const env = readEnvironment({
  PUBLIC_URL: 'http://kafile.test',
  DATA_DIR: '/nonexistent',
  TELEPHONY_URL: 'http://exchange.test/originate',
  TELEPHONY_KEY: EXCHANGE_KEY,
})
const ringing = { call: 'c-1', extension: '104', phone: '0532 123 45 67', state: 'ringing' }

async function anExchangeLine(services: Parameters<typeof testApp>[0] = { env }) {
  const db = await testDb()
  const app = await testApp({ db, ...services })
  const say = (news: { headers: Record<string, string>; body: string }) =>
    app.respond(new Request('http://kafile.test/api/v1/calls/incoming', { method: 'POST', ...news }))
  const heardBy = async (headers: Record<string, string>) => {
    const answer = await app.respond(new Request('http://kafile.test/admin/telephone', { headers }))
    return answer.ok ? ((await answer.json()) as { call: unknown }).call : answer.status
  }
  return { db, say, heardBy }
}

async function someoneAt(db: Db, extension: string, facts: Parameters<typeof staffSignedIn>[1] = {}) {
  const { userId, headers } = await staffSignedIn(db, facts)
  await setDial(db, userId, extension)
  return headers
}

test('what the exchange signs is shown to whoever has the extension, and to nobody else', async () => {
  const { db, say, heardBy } = await anExchangeLine()
  const [rung, other] = [await someoneAt(db, '104'), await someoneAt(db, '105')]

  const answer = await say(exchangeNews(EXCHANGE_KEY, ringing))

  expect(answer.status).toBe(204)
  expect(await heardBy(rung)).toEqual({ id: 'c-1', phone: '+905321234567', isAnswered: false })
  expect([await heardBy(other), await heardBy({})]).toEqual([null, 302])
})

test('staff without the right to orders are not told who rings', async () => {
  const { db, say, heardBy } = await anExchangeLine()
  const writer = await someoneAt(db, '104', { staffRole: 'content' })

  await say(exchangeNews(EXCHANGE_KEY, ringing))

  expect(await heardBy(writer)).toBe(403)
})

test('that a page asks by itself keeps no session alive', async () => {
  const { db, heardBy } = await anExchangeLine()
  const rung = await someoneAt(db, '104')
  const anHourAgo = new Date(Date.now() - 3_600_000)
  const sessions = db.withTables<{ sessions: { last_seen_at: Date } }>()
  await sessions.updateTable('sessions').set({ last_seen_at: anHourAgo }).execute()

  await heardBy(rung)

  expect(await sessions.selectFrom('sessions').select('last_seen_at').execute()).toEqual([{ last_seen_at: anHourAgo }])
})

test.each([
  ['another key', exchangeNews('another-key-0123456789', ringing), 401, 'unauthenticated'],
  [
    'a recording of long ago',
    exchangeNews(EXCHANGE_KEY, ringing, new Date(Date.now() - 600_000)),
    401,
    'unauthenticated',
  ],
  [
    'another body',
    { ...exchangeNews(EXCHANGE_KEY, ringing), body: JSON.stringify({ ...ringing, call: 'c-2' }) },
    401,
    'unauthenticated',
  ],
  ['no extension', exchangeNews(EXCHANGE_KEY, { ...ringing, extension: 'Ayşe' }), 422, 'validation'],
  ['another state', exchangeNews(EXCHANGE_KEY, { ...ringing, state: 'lost' }), 422, 'validation'],
])('%s is refused and shown to nobody', async (_what, news, status, code) => {
  const { db, say, heardBy } = await anExchangeLine()
  const rung = await someoneAt(db, '104')

  const answer = await say(news)

  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code])
  expect(await heardBy(rung)).toBeNull()
})

test('where no exchange is connected nothing is heard', async () => {
  const { say } = await anExchangeLine({})

  const answer = await say(exchangeNews(EXCHANGE_KEY, ringing))

  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3600'])
})
