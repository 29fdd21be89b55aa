import { expect, test } from 'vitest'
import { findUser } from '#modules/accounts/index.server.ts'
import { accountJobs, linkIn } from '#modules/accounts/testing/account-jobs.ts'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'

const PAGE = '/admin/user/new'
const person = { fullName: 'Ali Kaya', email: 'ali@example.com', language: 'ar', staffRole: 'operations', dial: '105' }

async function aDesk(staffRole: 'owner' | 'operations' = 'owner') {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db, { staffRole })
  return {
    db,
    app,
    staff,
    get: (path: string) => getPage(app, path, staff.headers),
    send: (fields: Record<string, string>, path = PAGE) => postForm(app, path, fields, staff.headers),
  }
}

test.each([
  ['', 'Invite a user', 'Role in the staff area'],
  ['/tr', 'Kullanıcı davet et', 'Yönetim paneli rolü'],
  ['/ar', 'دعوة مستخدم', 'الدور في قسم الموظفين'],
])('%s/admin/users leads to the form that invites, in its language', async (prefix, title, role) => {
  const { get } = await aDesk()

  const list = await (await get(`${prefix}/admin/users`)).text()
  const form = await (await get(`${prefix}${PAGE}`)).text()

  expect(list).toContain(`href="${prefix}${PAGE}"`)
  expect([form.includes(title), form.includes(role)]).toEqual([true, true])
})

test('who is invited gets a mail in the chosen language, and is what the form said', async () => {
  const { db, app, get, staff, send } = await aDesk()

  const answer = await send(person)
  const user = await findUser(db, { email: person.email })
  await runDueJobs(db, accountJobs(db))
  const link = await getPage(app, `/ar/user/reset/${await linkIn(db, 'reset-password')}`)

  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/admin/user/${user?.id}?done=invited`])
  expect(user).toMatchObject({ fullName: 'Ali Kaya', language: 'ar', staffRole: 'operations', isAgent: false })
  expect(link.status).toBe(200)
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 5 })
  expect(entries).toMatchObject([
    { action: 'user.invite', actor: { id: staff.userId }, subject: { id: user?.id }, after: { dial: '105' } },
  ])
  expect(await (await get(answer.headers.get('location') ?? '')).text()).toContain('The invitation is on its way')
})

test.each([
  [{ email: '' }, 422, 'Enter the email address.'],
  [{ fullName: '' }, 422, 'Enter the full name.'],
  [{ email: 'ali' }, 422, 'Please enter a valid email address'],
  [{ fullName: 'A' }, 422, 'The full name must have between 2 and 100 characters'],
  [{ mobile: '12' }, 422, 'Please enter a valid phone number'],
  [{ dial: 'abc' }, 400, 'An extension has 2 to 8 digits.'],
  [{ email: 'zehra@example.com' }, 409, 'This email address is already registered'],
])('%o is refused with %i at its field, and nothing typed is lost', async (wrong, status, words) => {
  const { db, send } = await aDesk()
  await aUser(db, { email: 'zehra@example.com' })

  const answer = await send({ ...person, ...wrong, isAgent: 'on' })
  const html = await answer.text()

  expect(answer.status).toBe(status)
  expect(html).toContain(words)
  expect(html).toMatch(/aria-invalid="true"/)
  for (const value of Object.values({ ...person, ...wrong }).filter(Boolean)) expect(html).toContain(`"${value}"`)
  expect(html).toMatch(/<input[^>]*name="isAgent"[^>]*checked/)
  expect(await findUser(db, { email: person.email })).toBeUndefined()
})

test('a role that does not exist gives none', async () => {
  const { db, send } = await aDesk()

  await send({ ...person, staffRole: 'emperor' })

  expect(await findUser(db, { email: person.email })).toMatchObject({ staffRole: null })
})

test('only owners invite', async () => {
  const { db, get, send } = await aDesk('operations')

  expect([(await get(PAGE)).status, (await send(person)).status]).toEqual([403, 403])
  expect(await findUser(db, { email: person.email })).toBeUndefined()
})
