import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findUser } from '#modules/accounts/index.server.ts'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aNote } from '#modules/notes/testing/builders.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { rightsShown } from './read-rights.ts'

async function aDesk(staffRole: 'owner' | 'operations' | 'finance' | 'content' = 'owner') {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db, { staffRole })
  return {
    db,
    app,
    staff,
    get: (path: string) => getPage(app, path, staff.headers),
    send: (path: string, fields: Record<string, string>) => postForm(app, path, fields, staff.headers),
  }
}

test.each([
  ['', 'Users', 'Audit log'],
  ['/tr', 'Kullanıcılar', 'Denetim kaydı'],
  ['/ar', 'المستخدمون', 'سجل التدقيق'],
])('%s/admin/users lists accounts and leads to the audit log', async (prefix, users, audit) => {
  const { db, get } = await aDesk()
  const { userId } = await aUser(db, { fullName: 'Zehra Ak', email: 'zehra@example.com', isAgent: true })

  const html = await (await get(`${prefix}/admin/users`)).text()

  for (const text of [users, audit, 'Zehra Ak', 'zehra@example.com', `${prefix}/admin/user/${userId}`])
    expect(html).toContain(text)
})

/** What the form of an account without any rights holds. */
const noRightsShown = rightsShown({
  staffRole: null,
  ownRole: null,
  isAgent: false,
  isLeader: false,
  branchId: null,
  dial: null,
})

test('the page of a person shows their bookings and what staff noted', async () => {
  const { db, get } = await aDesk()
  const { userId, email } = await aUser(db, { fullName: 'Zehra Ak' })
  const { id, orderNo } = await anOrder(db, { userId, email })
  await aNote(db, { title: 'Diyet yemek', related: { kind: 'user', id: userId } })

  const html = await (await get(`/admin/user/${userId}`)).text()

  for (const text of [orderNo, `/admin/orders/${id}`, 'Diyet yemek']) expect(html).toContain(text)
})

test('accounts are filtered by role and state', async () => {
  const { db, get } = await aDesk()
  await aUser(db, { fullName: 'Ali Acente', isAgent: true })
  await aUser(db, { fullName: 'Banu Engelli', isActive: false })
  const names = async (query: string) => {
    const html = await (await get(`/admin/users${query}`)).text()
    return ['Ali Acente', 'Banu Engelli', 'Fatma Demir'].filter((name) => html.includes(`<bdi>${name}</bdi></a>`))
  }

  expect(await names('?role=agent')).toEqual(['Ali Acente'])
  expect(await names('?status=blocked')).toEqual(['Banu Engelli'])
  expect(await names('?role=owner')).toEqual(['Fatma Demir'])
  expect(await names('?role=member&status=active')).toEqual([])
})

test.each(['operations', 'finance', 'content'] as const)('%s see neither users nor the audit log', async (role) => {
  const { get, staff } = await aDesk(role)

  const answers = await Promise.all(
    ['/admin/users', `/admin/user/${staff.userId}`, '/admin/audit', '/api/v1/admin/audit'].map(get),
  )

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect(await (await get('/admin/dashboard')).text()).not.toContain('/admin/users')
})

test('a block keeps somebody out at once, and stands in the log', async () => {
  const { db, app, get, send } = await aDesk()
  const { userId, headers } = await signedIn(db, { fullName: 'Zehra Ak' })

  const answer = await send(`/admin/user/${userId}`, { intent: 'block' })

  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/admin/user/${userId}?done=saved`])
  expect((await getPage(app, '/user/profile', headers)).status).toBe(302)
  const page = await (await get(`/admin/user/${userId}`)).text()
  for (const text of ['Unblock account', 'Account blocked', 'Fatma Demir']) expect(page).toContain(text)
})

test('a link for a new password is mailed by staff who never see it, not to blocked accounts, and stands in the log', async () => {
  const { db, get, send } = await aDesk()
  const { userId, email } = await aUser(db)

  const answer = await send(`/admin/user/${userId}`, { intent: 'reset' })
  await send(`/admin/user/${userId}`, { intent: 'block' })
  const refused = await send(`/admin/user/${userId}`, { intent: 'reset' })

  expect(answer.headers.get('location')).toBe(`/admin/user/${userId}?done=reset`)
  expect(refused.status).toBe(409)
  const { rows } = await sql<{ data: { email: string } }>`
    select data from pgboss.job where name = ${'password-reset-asked'}`.execute(db)
  expect(rows.filter(({ data }) => data.email === email)).toHaveLength(1)
  expect(await (await get(`/admin/user/${userId}`)).text()).toContain('Password link sent')
})

test('roles and the extension are saved together', async () => {
  const { db, send } = await aDesk()
  const { userId } = await aUser(db)

  const version = noRightsShown
  await send(`/admin/user/${userId}`, { intent: 'rights', version, staffRole: 'finance', isAgent: 'on', dial: '104' })

  expect(await findUser(db, { id: userId })).toMatchObject({ staffRole: 'finance', isAgent: true, dial: '104' })
})

test('of two who change the rights of one account the second is told, and keeps what was chosen', async () => {
  const { db, send } = await aDesk()
  const { userId } = await aUser(db)
  const version = noRightsShown

  const first = await send(`/admin/user/${userId}`, { intent: 'rights', version, staffRole: 'finance', dial: '104' })
  const second = await send(`/admin/user/${userId}`, { intent: 'rights', version, staffRole: 'content', dial: '105' })

  const page = await second.text()
  expect([first.status, second.status]).toEqual([302, 412])
  expect(await findUser(db, { id: userId })).toMatchObject({ staffRole: 'finance', dial: '104' })
  for (const text of [
    'Somebody else saved while you were writing',
    '<option value="content" selected="">',
    'value="105"',
  ])
    expect(page).toContain(text)
})

test('what cannot be is refused with words, and nothing is changed', async () => {
  const { db, staff, send } = await aDesk()
  const path = `/admin/user/${staff.userId}`

  const block = await send(path, { intent: 'block' })
  const version = rightsShown({
    staffRole: 'owner',
    ownRole: null,
    isAgent: false,
    isLeader: false,
    branchId: null,
    dial: null,
  })
  const role = await send(path, { intent: 'rights', version, staffRole: 'content' })
  const dial = await send(path, { intent: 'rights', version, staffRole: 'owner', dial: 'abc' })
  const erase = await send(path, { intent: 'erase' })

  expect([block.status, role.status, dial.status, erase.status]).toEqual([409, 409, 400, 400])
  expect(await block.text()).toContain('You cannot block your own account.')
  expect(await role.text()).toContain('The last owner cannot be blocked, erased or lose the role.')
  expect((await listAuditEntries(db, { page: 1, pageSize: 5 })).total).toBe(0)
})

test('an unknown account is missing', async () => {
  const { get, send } = await aDesk()
  const unknown = '/admin/user/00000000-0000-4000-8000-000000000000'

  expect([(await get(unknown)).status, (await get('/admin/user/7')).status]).toEqual([404, 404])
  expect((await send(unknown, { intent: 'block' })).status).toBe(404)
})

test('the data of a person come as a file, to owners alone', async () => {
  const { db, app, send } = await aDesk()
  const { userId } = await aUser(db, { fullName: 'Zehra Ak' })
  const finance = await staffSignedIn(db, { staffRole: 'finance' })

  const file = await send(`/admin/user/${userId}/data.json`, {})
  const refused = await postForm(app, `/admin/user/${userId}/data.json`, {}, finance.headers)

  expect(file.headers.get('content-disposition')).toContain('attachment')
  expect(await file.json()).toMatchObject({ account: { profile: { fullName: 'Zehra Ak' } } })
  expect(refused.status).toBe(403)
})

test('an erased person is on no list', async () => {
  const { db, get, send } = await aDesk()
  const { userId } = await aUser(db, { fullName: 'Zehra Ak' })

  const answer = await send(`/admin/user/${userId}`, { intent: 'erase', isChecked: 'on' })

  expect(answer.headers.get('location')).toBe('/admin/users')
  expect(await (await get('/admin/users')).text()).not.toContain('Zehra')
  expect((await get(`/admin/user/${userId}`)).status).toBe(404)
})

test('the audit log is filtered, and tells whether it is whole', async () => {
  const { db, get, send } = await aDesk()
  const { userId } = await aUser(db)
  await send(`/admin/user/${userId}`, { intent: 'block' })
  await send(`/admin/user/${userId}/data.json`, {})

  const all = await (await get('/admin/audit')).text()
  const users = await (await get(`/admin/audit?area=user&q=${userId}`)).text()
  const blocks = await (await get(`/ar/admin/audit?area=user.block&q=${userId}`)).text()
  const whole = await (await get('/admin/audit?verify=1')).text()
  await sql`set session_replication_role = replica`.execute(db)
  await sql`delete from audit_entries where sequence = 1`.execute(db)
  await sql`reset session_replication_role`.execute(db)
  const broken = await (await get('/admin/audit?verify=1')).text()

  const told = (html: string) =>
    ['Data of a person downloaded', 'Account blocked'].map((act) => html.includes(`<td>${act}`))
  expect([told(all), told(users)]).toEqual([
    [true, true],
    [false, true],
  ])
  expect([blocks.includes('<td>حُظر حساب'), blocks.includes('<td>نُزّلت بيانات شخص')]).toEqual([true, false])
  expect(all).toContain('<th scope="row"><bdi>Active</bdi></th>')
  expect(whole).toContain('The chain is whole: 2 entries.')
  expect(broken).toContain('The chain is broken at entry 1.')
})

test('the call of the log answers the same with hashes', async () => {
  const { db, get, send, staff } = await aDesk()
  const { userId } = await aUser(db)
  await send(`/admin/user/${userId}`, { intent: 'block' })

  const answer = await get('/api/v1/admin/audit?action=user')

  expect(await answer.json()).toMatchObject({
    data: [
      {
        sequence: 1,
        actor: { kind: 'user', id: staff.userId },
        action: 'user.block',
        before: { isActive: true },
        after: { isActive: false },
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ],
    meta: { total: 1 },
  })
  expect((await get('/api/v1/admin/audit?from=yesterday')).status).toBe(400)
})
