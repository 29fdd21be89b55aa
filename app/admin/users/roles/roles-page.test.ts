import { expect, test } from 'vitest'
import { findUser, listOwnRoles } from '#modules/accounts/index.server.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { signedInWithOwnRole, staffSignedIn } from '#tests/setup/signed-in.ts'
import { fieldsOfForm } from '#tests/setup/fields-of-form.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { rightsShown } from '../read-rights.ts'

async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  return {
    db,
    app,
    staff,
    get: (path: string) => getPage(app, path, staff.headers),
    send: (path: string, fields: Record<string, string>) => postForm(app, path, fields, staff.headers),
  }
}

/** What the form of somebody's rights was filled in from. */
async function shownOf(db: Db, id: string): Promise<string> {
  const user = await findUser(db, { id })
  if (!user) throw new Error(`there is no ${id}`)
  return rightsShown(user)
}

/** What the preview of a page sends back with the confirmation. */
function toldBy(html: string): string {
  const [, told = ''] = /name="told" value="([^"]*)"/.exec(html) ?? []
  return told.replaceAll('&quot;', '"')
}

test.each([
  ['', 'Built-in roles', 'Owner'],
  ['/tr', 'Hazır roller', 'İşletme sahibi'],
  ['/ar', 'الأدوار الجاهزة', 'المالك'],
])('%s/admin/users/roles shows the given roles and one’s own', async (prefix, fixed, owner) => {
  const { db, get } = await aDesk()
  const { ownRoleId } = await signedInWithOwnRole(db, { name: 'Gişe', rights: ['payments'] })

  const html = await (await get(`${prefix}/admin/users/roles`)).text()

  for (const text of [fixed, owner, 'Gişe', `${prefix}/admin/users/roles/${ownRoleId}`]) expect(html).toContain(text)
})

test('a copy begins with the rights of what is copied, and is made under its own name', async () => {
  const { get, send } = await aDesk()

  const copy = await (await get('/admin/users/roles/new?from=finance')).text()
  const till = { name: 'Till', reach: 'everybody', 'area-payments': 'work', 'act-refunds': 'on' }
  const made = await send('/admin/users/roles/new', till)
  const page = await (await get(made.headers.get('location') ?? '')).text()

  expect(copy).toMatch(/name="area-payments"[^>]*checked=""[^>]*value="work"/)
  expect(copy).toMatch(/name="area-users"[^>]*checked=""[^>]*value="none"/)
  expect(page).toMatch(/name="act-refunds"[^>]*checked=""/)
  expect(page).toContain('Nobody has this role yet.')
})

test.each([
  ['', 'Choose whose customers the role reaches.'],
  ['/tr', 'Rolün kimin müşterilerini göreceğini seçin.'],
  ['/ar', 'اختر عملاء مَن يراهم هذا الدور.'],
])('%s: a role of which nobody said whose customers it reaches is neither made nor changed', async (prefix, says) => {
  const { db, send } = await aDesk()
  const { ownRoleId } = await signedInWithOwnRole(db, { name: 'Till', rights: ['orders'], reach: 'own' })
  const wish = { name: 'Field', version: '1', intent: 'save', 'area-orders': 'work' }

  for (const place of ['new', ownRoleId]) {
    const refused = await send(`${prefix}/admin/users/roles/${place}`, wish)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain(says)
  }
  expect((await listOwnRoles(db, aStaffMember())).map(({ name, reach }) => [name, reach])).toEqual([['Till', 'own']])
})

test('what a change would do is told before it is saved, and counts at the next request', async () => {
  const { db, app, get, send } = await aDesk()
  const { ownRoleId, headers } = await signedInWithOwnRole(db, {
    name: 'Till',
    rights: ['orders', 'payments', 'refunds'],
  })
  const path = `/admin/users/roles/${ownRoleId}`
  const wish = { version: '1', name: 'Till', reach: 'everybody', 'area-orders': 'look', 'area-payments': 'work' }

  const preview = await send(path, { ...wish, intent: 'preview' })
  const shown = await preview.text()
  expect(preview.status).toBe(200)
  expect(shown).toContain('1 person loses this permission: Refunds and cancellations')
  expect(shown).toContain('1 person will only be able to view this: Orders, requests and departures')
  expect((await listAuditEntries(db, { page: 1, pageSize: 1 })).entries[0]?.action).toBe('role.create')

  expect((await send(path, { ...wish, intent: 'save' })).status).toBe(409)
  const saved = await send(path, { ...wish, intent: 'save', told: toldBy(shown) })
  expect(saved.headers.get('location')).toBe(`${path}?done=saved`)
  expect((await getPage(app, '/admin/orders', headers)).status).toBe(200)
  expect((await postForm(app, '/admin/call-requests', {}, headers)).status).toBe(403)
  expect(await (await getPage(app, '/admin/orders', headers)).text()).toContain('You may only look here')

  const log = await (await get('/tr/admin/audit')).text()
  for (const text of [
    'Rolün yetkileri değiştirildi',
    'Ödemeler, kasa ve banka',
    'İade ve iptal',
    'Yalnızca gördükleri',
  ])
    expect(log).toContain(text)
})

test('consequences that changed since they were shown are shown again, not done', async () => {
  const { db, send } = await aDesk()
  const { ownRoleId, userId } = await signedInWithOwnRole(db, { name: 'Till', rights: ['orders'] })
  const path = `/admin/users/roles/${ownRoleId}`
  const wish = { version: '1', name: 'Till', reach: 'everybody', 'area-orders': 'none' }

  const told = toldBy(await (await send(path, { ...wish, intent: 'preview' })).text())
  const other = await signedInWithOwnRole(db, {})
  const version = await shownOf(db, other.userId)
  const given = await send(`/admin/user/${other.userId}`, { intent: 'rights', version, staffRole: ownRoleId })
  const confirmed = await send(path, { ...wish, intent: 'save', told })

  expect([given.status, confirmed.status]).toEqual([302, 409])
  expect(await confirmed.text()).toContain('2 people lose this permission')
  expect((await findUser(db, { id: userId }))?.ownRole?.rights).toContain('orders')
})

test('what follows is told of a form that knows what somebody else saved meanwhile', async () => {
  const { app, db, staff, send } = await aDesk()
  const { ownRoleId } = await signedInWithOwnRole(db, { name: 'Till', rights: ['orders'] })
  const path = `/admin/users/roles/${ownRoleId}`
  const read = fieldsOfForm(await (await getPage(app, path, staff.headers)).text())
  const theirs = { ...read, 'area-payments': 'work', 'area-orders': 'look' }
  await send(path, {
    ...theirs,
    intent: 'save',
    told: toldBy(await (await send(path, { ...theirs, intent: 'preview' })).text()),
  })

  const late = await send(path, { ...read, 'area-orders': 'none', intent: 'preview' })
  const html = await late.text()
  const preview = await (await send(path, { ...fieldsOfForm(html), intent: 'preview' })).text()

  expect(late.status).toBe(412)
  for (const says of ['Somebody else saved while you were writing', 'No access', 'View only'])
    expect(html).toContain(says)
  expect(toldBy(html)).toBe('')
  expect(preview).toContain('1 person loses this permission: Orders, requests and departures')
  expect(preview).not.toContain('loses this permission: Payments')
})

test('nobody makes or gives a role that may do more than they may, and pages say so', async () => {
  const { db, app } = await aDesk()
  const { headers } = await signedInWithOwnRole(db, { rights: ['users', 'orders'] })
  const stranger = await signedInWithOwnRole(db, { rights: ['payments'] })

  const made = await postForm(
    app,
    '/admin/users/roles/new',
    { name: 'x', reach: 'everybody', 'area-settings': 'work' },
    headers,
  )
  const version = await shownOf(db, stranger.userId)
  const taken = await postForm(
    app,
    `/admin/user/${stranger.userId}`,
    { intent: 'rights', version, staffRole: '' },
    headers,
  )
  const page = await (await getPage(app, `/admin/users/roles/${stranger.ownRoleId}`, headers)).text()

  expect([made.status, taken.status]).toEqual([409, 409])
  expect(await made.text()).toContain('You cannot grant a permission you do not have')
  expect(page).toContain('This role has more permissions than you')
})

test('nobody erases somebody who may do more than they may', async () => {
  const { db, app, staff } = await aDesk()
  await staffSignedIn(db)
  const { headers } = await signedInWithOwnRole(db, { rights: ['users'] })

  const refused = await postForm(app, `/admin/user/${staff.userId}`, { intent: 'erase', isChecked: 'on' }, headers)

  expect(refused.status).toBe(409)
  expect(await findUser(db, { id: staff.userId })).toMatchObject({ fullName: 'Fatma Demir' })
})

test('nobody has a key made for an account that may do more than they may', async () => {
  const { db, app, staff } = await aDesk()
  const { headers, email } = await signedInWithOwnRole(db, { rights: ['settings'] })
  const wish = { name: 'Program', scope: 'orders:read' }

  const forOwner = await postForm(app, '/admin/apiKeys', { ...wish, email: staff.email }, headers)
  const forSelf = await postForm(app, '/admin/apiKeys', { ...wish, email }, headers)

  expect([forOwner.status, forSelf.status]).toEqual([400, 201])
  expect(await forOwner.text()).toContain('This account has more permissions than you')
})

test('an unknown role is missing, and a given one is not written to', async () => {
  const { get, send } = await aDesk()

  expect((await get('/admin/users/roles/00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await get('/admin/users/roles/7')).status).toBe(404)
  expect((await get('/admin/users/roles/owner')).status).toBe(200)
  expect((await send('/admin/users/roles/owner', { intent: 'retire' })).status).toBe(404)
})

test('a role that nobody has goes out of use and comes back', async () => {
  const { get, send } = await aDesk()
  const path =
    (await send('/admin/users/roles/new', { name: 'Field', reach: 'everybody' })).headers
      .get('location')
      ?.split('?')[0] ?? ''

  const retired = await send(path, { intent: 'retire' })
  const list = await (await get('/admin/users/roles')).text()
  const restored = await send(path, { intent: 'restore' })

  expect([retired.headers.get('location'), restored.headers.get('location')]).toEqual([
    `${path}?done=retired`,
    `${path}?done=restored`,
  ])
  expect(list).toContain('Retired roles')
})
