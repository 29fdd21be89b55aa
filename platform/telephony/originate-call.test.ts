import { expect, test } from 'vitest'
import { originateCall } from './originate-call.server.ts'
import { anExchange, EXCHANGE_KEY } from './testing/exchange-double.ts'

const wanted = { extension: '104', destination: '905321234567' }

test('asks once, with the three fields of the query, and hands on what the exchange says', async () => {
  const { asked, originateUrl } = await anExchange()

  const made = await originateCall({ originateUrl, key: EXCHANGE_KEY }, wanted)

  expect(made).toEqual({ ok: true, value: { success: true, message: 'Originate successfully queued' } })
  expect(asked).toEqual([{ method: 'GET', path: '/originate', query: { key: EXCHANGE_KEY, ...wanted } }])
})

test('hands on that the exchange did not want to', async () => {
  const { originateUrl } = await anExchange()

  expect(await originateCall({ originateUrl, key: 'other' }, wanted)).toEqual({
    ok: true,
    value: { success: false, message: 'Invalid key' },
  })
})

test.each([
  ['fails', { status: 500 }],
  ['speaks otherwise', { body: '{"ok":1}' }],
  ['speaks no JSON', { body: '<html>' }],
  ['points elsewhere', { status: 302, headers: { Location: 'http://127.0.0.1:1/' } }],
])('an exchange that %s gave no answer, and is not asked again', async (_name, answer) => {
  const { asked, originateUrl } = await anExchange(answer)

  const made = await originateCall({ originateUrl, key: EXCHANGE_KEY }, wanted)

  expect(made).toMatchObject({ ok: false, error: { code: 'no-answer' } })
  expect(asked).toHaveLength(1)
  expect(JSON.stringify(made)).not.toContain(EXCHANGE_KEY)
})

test('the key is in no message and in no reason', async () => {
  const { originateUrl } = await anExchange({ body: `{"success":false,"message":"bad key ${EXCHANGE_KEY}"}` })

  const said = await originateCall({ originateUrl, key: EXCHANGE_KEY }, wanted)
  const unreachable = await originateCall({ originateUrl: 'http://127.0.0.1:1/originate', key: EXCHANGE_KEY }, wanted)

  expect(said).toMatchObject({ value: { message: 'bad key ***' } })
  expect(unreachable).toMatchObject({ ok: false })
  expect(JSON.stringify([said, unreachable])).not.toContain(EXCHANGE_KEY)
})
