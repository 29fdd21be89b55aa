import { expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { createApiKey } from '#modules/api-keys/index.server.ts'
import { accountJobs, linkIn } from '#modules/accounts/testing/account-jobs.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
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
  expect(await me.json()).toMatchObject({ token: null })
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

test('somebody who is invited chooses a password by the mail and is what the invitation said', async () => {
  const { db, app, owner, bearer } = await asOwner()
  const person = { fullName: 'Ali Kaya', email: 'ali@example.com', language: 'ar', roles: ['operations'], dial: '105' }

  const invited = await postJson(app, USERS, person, bearer)
  const user = await invited.json()
  const before = await postJson(app, '/auth/local', { identifier: person.email, password: 'Yeni-Parola9' })
  await runDueJobs(db, accountJobs(db))
  const chosen = { password: 'Yeni-Parola9', confirmPassword: 'Yeni-Parola9' }
  const reset = await postJson(app, `/api/v1/password-resets/${await linkIn(db, 'reset-password')}`, chosen)
  const after = await postJson(app, '/auth/local', { identifier: person.email, password: 'Yeni-Parola9' })

  expect([invited.status, before.status, reset.status, after.status]).toEqual([201, 401, 204, 200])
  expect(user).toMatchObject({ fullName: 'Ali Kaya', language: 'ar', roles: ['operations'], dial: '105', status: true })
  expect([invited.headers.get('location'), invited.headers.get('etag')]).toEqual([
    `${USERS}/${user.id}`,
    expect.stringMatching(/^"[\w-]{22}"$/),
  ])
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 5, subjectId: user.id })
  expect(entries).toMatchObject([
    { action: 'user.invite', actor: { kind: 'user', id: owner.userId }, after: { staffRole: 'operations' } },
  ])
})

test.each([
  [{ email: 'x' }, 422, 'email', '/email'],
  [{ fullName: '' }, 422, 'validation', '/fullName'],
  [{ mobile: '12' }, 422, 'phone', '/mobile'],
  [{ dial: 'abc' }, 422, 'validation', '/dial'],
  [{ roles: ['owner', 'content'] }, 422, 'validation', '/roles'],
  [{ password: 'secret' }, 422, 'unknown_field', '/password'],
])('an invitation with %j is answered %i %s', async (change, status, code, pointer) => {
  const { app, bearer } = await asOwner()

  const answer = await postJson(app, USERS, { fullName: 'Ali Kaya', email: 'ali@example.com', ...change }, bearer)
  const problem = await answer.json()

  expect([answer.status, problem.code, problem.errors[0].pointer]).toEqual([status, code, pointer])
})

test('an address that has an account is not invited again', async () => {
  const { app, owner, bearer } = await asOwner()

  const answer = await postJson(app, USERS, { fullName: 'Ali Kaya', email: owner.email }, bearer)

  expect([answer.status, (await answer.json()).code]).toEqual([409, 'email_taken'])
})

test('accounts are sorted and chosen by the day on which they were opened', async () => {
  const { db, app, bearer } = await asOwner()
  await signedIn(db, { fullName: 'Zeynep Ak', email: 'a@example.com' })
  const today = new Date(Date.now() + 3 * 3600_000).toISOString().slice(0, 10)
  const names = async (query: string) => {
    const answer = await getPage(app, `${USERS}?${query}`, bearer)
    const { data = [], code } = await answer.json()
    return code ?? data.map(({ fullName }: { fullName: string }) => fullName)
  }

  expect(await names('')).toEqual(['Fatma Demir', 'Zeynep Ak'])
  expect(await names('sort=-name')).toEqual(['Zeynep Ak', 'Fatma Demir'])
  expect(await names(`sort=email&from=${today}&to=${today}`)).toContain('Zeynep Ak')
  expect(await names('to=2020-01-01')).toEqual([])
  expect(await names('sort=password')).toBe('filter_invalid')
})

test('what a program does stands under its key, with the name of the key', async () => {
  const { db, app, owner, bearer } = await asOwner()
  const admin = aStaffMember({ id: owner.userId })
  const key = { name: 'Muhasebe', scopes: ['payments:write' as const], email: owner.email, expiresAt: null }
  const made = await createApiKey(db, admin, key, new Date())
  if (!made.ok) throw new Error(made.error.code)
  const withKey = { authorization: `Bearer ${made.value.secret}`, 'idempotency-key': 'a-link-of-a-program' }

  const price = { amount: '100.00', currency: 'USD' }
  const customer = { name: 'Hatice Karaca', email: 'hatice@example.com', phone: '+905321234567' }
  const link = { title: 'Umre', price, customer, locale: 'tr', note: '' }
  const opened = await postJson(app, '/api/v1/admin/payment-links', link, withKey)
  const log = await (await getPage(app, '/api/v1/admin/audit?action=payment-link', bearer)).json()

  expect(opened.status).toBe(201)
  expect(log.data).toMatchObject([
    { actor: { kind: 'api-key', id: made.value.apiKey.id, name: 'Muhasebe' }, after: { status: 'pending', price } },
  ])
})
