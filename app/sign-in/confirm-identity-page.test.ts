import { sql } from 'kysely'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { findUser } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { PASSWORD, staffSignedIn } from '#tests/setup/signed-in.ts'
import { areaOfPath } from '#tests/setup/staff-area-of-path.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { IDENTITY_FIELD } from './asked-identity.ts'
import { surenessFor } from './sensitive-acts.ts'

const person = {
  fullName: 'Ali "Usta" Kaya',
  email: 'ali@example.com',
  language: 'ar',
  staffRole: 'operations',
  dial: '',
}
const ORDERS = '/admin/lists/orders/csv'

/** An owner whose sign-in, or last use of the browser, was some minutes ago. */
async function aDesk({ provenMinutesAgo = 0, usedMinutesAgo = 0 } = {}) {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  await move(db, { provenMinutesAgo, usedMinutesAgo })
  return {
    db,
    get: (path: string) => getPage(app, path, headers),
    send: (path: string, fields: Record<string, string>) => postForm(app, path, fields, headers),
  }
}

async function move(db: Db, { provenMinutesAgo, usedMinutesAgo }: Record<string, number>) {
  await sql`update sessions set proven_at = now() - ${provenMinutesAgo} * interval '1 minute',
    last_seen_at = now() - ${usedMinutesAgo} * interval '1 minute'`.execute(db)
}

test('who signed in just now is not asked', async () => {
  const { db, send } = await aDesk({ provenMinutesAgo: 9 })

  expect((await send('/admin/user/new', person)).status).toBe(302)
  expect(await findUser(db, { email: person.email })).toBeDefined()
})

test.each([
  ['', 'Confirm that it is you'],
  ['/tr', 'Siz olduğunuzu onaylayın'],
  ['/ar', 'أكِّد أنك أنت'],
])('%s: rights wait for the password with everything that was typed, and pass with it', async (prefix, title) => {
  const { db, send } = await aDesk({ provenMinutesAgo: 11 })
  const path = `${prefix}/admin/user/new`

  const asked = await send(path, person)
  const page = await asked.text()
  const wrong = await send(path, { ...person, [IDENTITY_FIELD]: 'falsch' })
  const before = await findUser(db, { email: person.email })
  const done = await send(path, { ...person, [IDENTITY_FIELD]: PASSWORD })

  expect([asked.status, wrong.status, before, done.status]).toEqual([403, 403, undefined, 302])
  expect(page).toContain(title)
  expect(page).toContain(`action="${path}"`)
  expect(page).toContain('name="fullName" value="Ali &quot;Usta&quot; Kaya"')
  expect(await wrong.text()).toContain('name="email" value="ali@example.com"')
  expect(await findUser(db, { email: person.email })).toMatchObject({ fullName: person.fullName })
})

test('an act of money passes while the browser is in use, and is asked for after half an hour without use', async () => {
  const { db, send } = await aDesk({ provenMinutesAgo: 300, usedMinutesAgo: 29 })

  const inUse = await send('/admin/cash/new', { amount: '12,50', note: 'Fiş' })
  await move(db, { provenMinutesAgo: 300, usedMinutesAgo: 31 })
  const leftAlone = await send('/admin/cash/new', { amount: '12,50', note: 'Fiş' })
  const shown = await send('/admin/cash/new', { amount: '12,50', note: 'Fiş', [IDENTITY_FIELD]: PASSWORD })

  expect([inUse.status, leftAlone.status, shown.status]).toEqual([400, 403, 400])
  expect(await leftAlone.text()).toContain('name="note" value="Fiş"')
  expect(await shown.text()).not.toContain(PASSWORD)
})

test('a file of people is handed out after the password, at its own page', async () => {
  const { get, send } = await aDesk({ provenMinutesAgo: 11 })

  const asked = await get(`${ORDERS}?q=Kaya`)
  const door = asked.headers.get('location') ?? ''
  const page = await (await get(door)).text()
  const wrong = await send(door, { [IDENTITY_FIELD]: '' })
  const shown = await send(door, { [IDENTITY_FIELD]: PASSWORD })
  const ready = await (await get(shown.headers.get('location') ?? '')).text()

  expect([asked.status, wrong.status, shown.status]).toEqual([302, 403, 303])
  expect(page).toContain('Confirm that it is you')
  expect(ready).toContain(`href="${ORDERS}?q=Kaya"`)
  expect((await get(`${ORDERS}?q=Kaya`)).headers.get('content-type')).toContain('text/csv')
})

test('what everybody may read is handed out at once', async () => {
  const { get } = await aDesk({ provenMinutesAgo: 300 })

  expect((await get('/admin/lists/tours/csv')).status).toBe(200)
})

/** Lists, papers, uploads and names of offices, after which nothing has moved and nobody may more. */
const harmless = [
  '/admin/paymentLinks/:linkId/qr.png',
  '/admin/paymentLinks/:linkId/documents',
  '/admin/paymentLinks/:linkId/documents/:documentId',
  '/admin/bank-statements',
  '/admin/users',
  '/admin/users/roles',
  '/admin/users/branches',
  '/admin/audit',
]

test('every form that moves money or gives rights is a sensitive act', () => {
  const paths = pathsOf(routes as RouteConfigEntry[], '')
    .map((path) => path.replace(/^\/:lang\?/, ''))
    .filter((path) => path.startsWith('/admin/') && !path.endsWith('*'))
    .filter((path) => ['payments', 'users'].includes(areaOfPath(path) ?? ''))
  const open = paths.filter((path) => surenessFor('POST', path.replaceAll(/:\w+/g, 'x')) === undefined)

  expect(paths.length).toBeGreaterThan(15)
  expect(open.filter((path) => !harmless.includes(path))).toEqual([])
})

test.each([
  ['POST', '/tr/admin/orders/KFL1/refunds', 'just-now'],
  ['POST', '/ar/admin/settings/keys.data', 'just-now'],
  ['POST', '/admin/orders/KFL1', 'since-idle'],
  ['POST', '/admin/orders/new', undefined],
  ['GET', '/admin/orders/KFL1/refunds', undefined],
  ['GET', '/tr/admin/lists/users/xlsx', 'just-now'],
  ['GET', '/admin/lists/newsletter/csv', 'just-now'],
  ['GET', '/admin/lists/hotels/csv', undefined],
])('%s %s asks for: %s', (method, path, sureness) => {
  expect(surenessFor(method, path)).toBe(sureness)
})

function pathsOf(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const whole = path ? `${above}/${path}` : above
    return [...(file.includes('layout') ? [] : [whole]), ...pathsOf(children, whole)]
  })
}
