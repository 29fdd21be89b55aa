import { expect, test } from 'vitest'
import { passwordResetAsked } from '#modules/accounts/jobs/queues.server.ts'
import { setDial } from '#modules/accounts/testing/builders.ts'
import { waitingJobs } from '#modules/payments/testing/waiting-jobs.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const USERS = '/api/v1/admin/users'

async function asOwner() {
  const db = await testDb()
  const app = await testApp({ db })
  const owner = await staffSignedIn(db)
  const bearer = { authorization: `Bearer ${owner.token}`, cookie: 'lang=en' }
  const patch = (id: string, body: unknown, ifMatch?: string) =>
    app.respond(
      new Request(`http://kafile.test${USERS}/${id}`, {
        method: 'PATCH',
        body: JSON.stringify(body),
        headers: { ...bearer, 'content-type': 'application/json', ...(ifMatch ? { 'if-match': ifMatch } : {}) },
      }),
    )
  return { db, app, owner, bearer, patch }
}

test('accounts are listed by role and read one by one', async () => {
  const { db, app, owner, bearer } = await asOwner()
  const agent = await signedIn(db, { isAgent: true, fullName: 'Ali Kaya' })
  await setDial(db, agent.userId, '104')

  const staff = await (await getPage(app, `${USERS}?role=owner`, bearer)).json()
  const one = await getPage(app, `${USERS}/${agent.userId}`, bearer)

  expect(staff.data.map(({ id }: { id: string }) => id)).toEqual([owner.userId])
  expect(await one.json()).toMatchObject({ fullName: 'Ali Kaya', roles: ['agent'], status: true, dial: '104' })
  expect(one.headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
})

test('blocking, roles and extension are changed in the version that was read', async () => {
  const { db, app, bearer, patch } = await asOwner()
  const { userId, headers } = await signedIn(db)
  const tag = (await getPage(app, `${USERS}/${userId}`, bearer)).headers.get('etag') ?? ''

  const blind = await patch(userId, { status: false })
  const done = await patch(userId, { status: false, roles: ['content', 'agent'], dial: '104' }, tag)
  const stale = await patch(userId, { status: true }, tag)
  const me = await getPage(app, '/api/custom/me', headers)

  expect([blind.status, done.status, stale.status]).toEqual([428, 200, 412])
  expect(await done.json()).toMatchObject({ status: false, roles: ['content', 'agent'], dial: '104' })
  expect(me.status).toBe(401)
})

test('nobody blocks oneself, the last owner stays, and "admin" means an owner', async () => {
  const { db, owner, patch } = await asOwner()
  const { userId } = await signedIn(db)
  const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code]

  expect(await codeOf(await patch(owner.userId, { status: false }, '*'))).toEqual([409, 'self_block'])
  expect(await codeOf(await patch(owner.userId, { roles: [] }, '*'))).toEqual([409, 'last_owner'])
  expect(await (await patch(userId, { roles: ['admin'] }, '*')).json()).toMatchObject({ roles: ['owner'] })
  expect(await codeOf(await patch(userId, { roles: ['owner', 'finance'] }, '*'))).toEqual([422, 'validation'])
  expect(await codeOf(await patch(userId, { dial: 'x' }, '*'))).toEqual([422, 'validation'])
})

test('a link for a new password is mailed', async () => {
  const { db, app, bearer } = await asOwner()
  const { userId, email } = await signedIn(db)

  const answer = await postJson(app, `${USERS}/${userId}/password-resets`, {}, bearer)

  expect(answer.status).toBe(202)
  expect(await waitingJobs(db, passwordResetAsked)).toEqual([{ email }])
})
