import { expect, test } from 'vitest'
import { aReview } from '#modules/content/testing/a-review.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const path = '/api/v1/admin/reviews'

async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const { token } = await staffSignedIn(db, { staffRole: 'content' })
  const headers = { authorization: `Bearer ${token}`, cookie: 'lang=en' }
  const patch = (id: string, body: unknown, more: Record<string, string> = { 'if-match': '"1"' }) =>
    app.respond(
      new Request(`http://kafile.test${path}/${id}`, {
        method: 'PATCH',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers, ...more },
      }),
    )
  const remove = (id: string, tag?: string) =>
    app.respond(
      new Request(`http://kafile.test${path}/${id}`, {
        method: 'DELETE',
        headers: { ...headers, ...(tag ? { 'if-match': tag } : {}) },
      }),
    )
  return { db, app, patch, remove, get: (to = '') => getPage(app, `${path}${to}`, headers) }
}

test('lists reviews in every state for staff, and only for them', async () => {
  const { db, app, get } = await aDesk()
  const id = await aReview(db)
  const member = await signedIn(db)

  const listed = await get('?state=pending&q=ayse')

  expect(await listed.json()).toMatchObject({
    data: [{ id, state: 'pending', email: 'ayse@example.com', rating: 5, decision: null, version: 1 }],
    meta: { total: 1 },
  })
  expect(listed.headers.get('cache-control')).toBe('private, no-store')
  expect((await getPage(app, path)).status).toBe(401)
  expect((await getPage(app, path, { authorization: `Bearer ${member.token}` })).status).toBe(403)
  expect((await get('?state=hidden')).status).toBe(400)
})

test('a decision is taken in the version that was read, and the public call shows it', async () => {
  const { db, app, get, patch } = await aDesk()
  const id = await aReview(db)
  const etag = (await get(`/${id}`)).headers.get('etag') ?? ''

  const approved = await patch(id, { state: 'approved', reply: 'Teşekkür ederiz.' }, { 'if-match': etag })

  expect([approved.status, approved.headers.get('etag')]).toEqual([200, '"2"'])
  expect(await approved.json()).toMatchObject({ state: 'approved', decision: { by: 'Fatma Demir' }, version: 2 })
  const shown = await (await getPage(app, '/api/v1/reviews')).text()
  expect(JSON.parse(shown)).toMatchObject({ data: [{ id, reply: 'Teşekkür ederiz.' }] })
  expect(shown).not.toContain('ayse@example.com')
})

test('a decision without a version or in an old one is refused', async () => {
  const { db, patch } = await aDesk()
  const id = await aReview(db)
  await patch(id, { state: 'approved' })

  const blind = await patch(id, { state: 'pending' }, {})
  const late = await patch(id, { state: 'pending' })

  expect([blind.status, (await blind.json()).code]).toEqual([428, 'precondition_required'])
  expect([late.status, (await late.json()).code]).toEqual([412, 'edit_conflict'])
})

test.each([
  ['is no JSON', '{', 400, 'malformed'],
  ['names an unknown state', { state: 'hidden' }, 422, 'validation'],
  ['changes the words', { state: 'approved', text: 'Harika' }, 422, 'unknown_field'],
  ['gives no reason', { state: 'rejected', reason: '' }, 422, 'validation'],
  ['replies at too great length', { state: 'approved', reply: 'a'.repeat(2001) }, 422, 'validation'],
  ['changes nothing', { state: 'pending' }, 409, 'status_transition'],
])('refuses a decision that %s', async (_what, body, status, code) => {
  const { db, patch } = await aDesk()
  const id = await aReview(db)

  const answer = await patch(id, body)

  expect([answer.status, (await answer.json()).code]).toEqual([status, code])
})

test('a review nobody wrote is not found', async () => {
  const { get, patch } = await aDesk()

  expect([(await get('/nobody')).status, (await patch('nobody', { state: 'approved' })).status]).toEqual([404, 404])
})

test('a review is removed for good, in the version that was read', async () => {
  const { db, patch, remove, get } = await aDesk()
  const id = await aReview(db)
  await patch(id, { state: 'approved' })
  const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code]

  expect(await codeOf(await remove(id))).toEqual([428, 'precondition_required'])
  expect(await codeOf(await remove(id, '"1"'))).toEqual([412, 'edit_conflict'])
  expect((await remove(id, '"2"')).status).toBe(204)

  expect(await codeOf(await get(`/${id}`))).toEqual([404, 'not_found'])
  expect(await codeOf(await remove(id, '"2"'))).toEqual([404, 'not_found'])
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 1 })
  expect(entries).toMatchObject([{ action: 'review.remove', before: { status: 'approved' } }])
})
