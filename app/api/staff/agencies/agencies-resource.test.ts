import { expect, test } from 'vitest'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const AGENCIES = '/api/v1/admin/agencies'

async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const { token } = await staffSignedIn(db)
  const authorization = `Bearer ${token}`
  const agent = await signedIn(db, { isAgent: true })
  return {
    db,
    agent,
    post: (path: string, body: object) => postJson(app, path, body, { authorization, 'accept-language': 'en' }),
    get: (path: string) => getPage(app, path, { authorization }),
    asAgent: (path: string) => getPage(app, path, { authorization: `Bearer ${agent.token}` }),
  }
}

test('an agency is opened by a call, and its agent sells once among its users', async () => {
  const { agent, post, get, asAgent } = await aDesk()

  const before = await asAgent('/api/v1/agent/dashboard')
  const opened = await post(AGENCIES, { name: 'Güneş Turizm', city: 'Konya' })
  const { id } = await opened.json()
  const added = await post(`${AGENCIES}/${id}/users`, { email: agent.email })
  const list = await (await get(AGENCIES)).json()

  expect([before.status, opened.status, added.status]).toEqual([403, 201, 201])
  expect(list.data).toMatchObject([{ id, name: 'Güneş Turizm', city: 'Konya', active: true }])
  expect((await asAgent('/api/v1/agent/dashboard')).status).toBe(200)
})

test('a name that is taken or empty, and people who are no agents or sell elsewhere, are refused at their field', async () => {
  const { db, agent, post } = await aDesk()
  const { id } = await (await post(AGENCIES, { name: 'Güneş' })).json()
  const other = await (await post(AGENCIES, { name: 'Ay' })).json()
  await post(`${AGENCIES}/${other.id}/users`, { email: agent.email })
  const member = await signedIn(db)

  const answers = [
    await post(AGENCIES, { name: 'Güneş' }),
    await post(AGENCIES, { name: ' ' }),
    await post(`${AGENCIES}/${id}/users`, { email: 'nobody@example.com' }),
    await post(`${AGENCIES}/${id}/users`, { email: member.email }),
    await post(`${AGENCIES}/${id}/users`, { email: agent.email }),
    await post(`${AGENCIES}/nothing/users`, { email: agent.email }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 404])
  const said = await Promise.all(answers.map((answer) => answer.json()))
  expect(said.slice(0, 5).map(({ errors }) => errors[0].pointer)).toEqual([
    '/name',
    '/name',
    '/email',
    '/email',
    '/email',
  ])
})
