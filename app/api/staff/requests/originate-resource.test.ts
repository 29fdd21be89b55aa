import { expect, test } from 'vitest'
import { setDial } from '#modules/accounts/testing/builders.ts'
import { readEnvironment } from '#platform/env.server.ts'
import { anExchange, EXCHANGE_KEY } from '#platform/telephony/testing/exchange-double.ts'
import { recordedLog } from '#tests/setup/recorded-log.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const PATH = '/api/v1/calls/originate'

const envWith = (originateUrl: string) =>
  readEnvironment({
    PUBLIC_URL: 'http://kafile.test',
    DATA_DIR: '/nonexistent',
    TELEPHONY_URL: originateUrl,
    TELEPHONY_KEY: EXCHANGE_KEY,
  })

const english = (token: string) => ({ authorization: `Bearer ${token}`, cookie: 'lang=en' })

test('an agent with an extension is rung, with the number as the exchange wants it', async () => {
  const db = await testDb()
  const { asked, originateUrl } = await anExchange()
  const { log, lines } = recordedLog()
  const app = await testApp({ db, log, env: envWith(originateUrl) })
  const { token, userId } = await signedIn(db, { isAgent: true })
  await setDial(db, userId, '104')

  const answer = await postJson(app, PATH, { destination: '0532 123 45 67' }, english(token))

  expect([answer.status, await answer.json()]).toEqual([
    200,
    { success: true, message: 'Originate successfully queued' },
  ])
  expect(asked).toEqual([
    { method: 'GET', path: '/originate', query: { key: EXCHANGE_KEY, extension: '104', destination: '905321234567' } },
  ])
  expect(lines).toContainEqual(
    expect.objectContaining({ user: userId, success: true, message: 'Originate successfully queued' }),
  )
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${EXCHANGE_KEY}|905321234567`))
})

test('says what is missing', async () => {
  const db = await testDb()
  const failing = await anExchange({ status: 500 })
  const app = await testApp({ db, env: envWith(failing.originateUrl) })
  const off = await testApp({ db })
  const staff = await staffSignedIn(db)
  const member = await signedIn(db)
  const ask = async (to: typeof app, token: string, destination: unknown) => {
    const answer = await postJson(to, PATH, { destination }, english(token))
    return [answer.status, (await answer.json()).code]
  }

  expect(await ask(app, member.token, '05321234567')).toEqual([403, 'forbidden'])
  expect(await ask(app, staff.token, '123456')).toEqual([422, 'phone'])
  expect(await ask(app, staff.token, '1234567890123456')).toEqual([422, 'phone'])
  expect(await ask(app, staff.token, '05321234567')).toEqual([409, 'no_extension'])
  expect(await ask(off, staff.token, '05321234567')).toEqual([503, 'telephony_off'])
  await setDial(db, staff.userId, '104')
  expect(await ask(app, staff.token, '05321234567')).toEqual([502, 'telephony_failed'])
  expect(failing.asked).toHaveLength(1)
})
