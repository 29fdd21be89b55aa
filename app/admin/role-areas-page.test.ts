import { expect, test } from 'vitest'
import type { App } from '#app/http/assemble-app.server.ts'
import { mayUseArea, staffAreas, staffRoles } from '#modules/accounts/index.ts'
import { signedInWithOwnRole, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, postJson, testApp } from '#tests/setup/test-app.ts'
import { areaOfPath } from '#tests/setup/staff-area-of-path.ts'
import { guardedStaffPaths as guarded } from '#tests/setup/staff-paths.ts'
import { testDb } from '#tests/setup/test-db.ts'

test('every page and call of the staff belongs to an area', () => {
  expect(guarded.length).toBeGreaterThan(40)
  expect(guarded.filter((path) => areaOfPath(path) === undefined)).toEqual([])
})

test.each(staffRoles)(
  'the role %s opens what its areas hold and nothing else',
  async (role) => {
    const db = await testDb()
    const app = await testApp({ db })
    const { headers } = await staffSignedIn(db, { staffRole: role })
    const wrong: string[] = []

    for (const path of guarded) {
      const area = areaOfPath(path)
      const status = await statusOf(app, path, headers)
      const isRefused = status === 403
      if (area && isRefused === mayUseArea(role, area)) wrong.push(`${path} answered ${status}`)
    }

    expect(wrong).toEqual([])
  },
  300_000,
)

/** What asks for a right within its area besides: papers and giving money back. */
const needingMore = ['/admin/user/:userId/data.json', '/api/v1/admin/payments/:attemptRef/refunds']

test.each(staffAreas)(
  'a role of one’s own that opens %s alone opens what that area holds and nothing else',
  async (only) => {
    const db = await testDb()
    const app = await testApp({ db })
    const { headers } = await signedInWithOwnRole(db, { rights: [only] })
    const wrong: string[] = []

    for (const path of guarded) {
      const status = await statusOf(app, path, headers)
      const isOpen = !needingMore.includes(path) && [only, 'dashboard'].includes(areaOfPath(path) ?? '')
      if ((status === 403) === isOpen) wrong.push(`${path} answered ${status}`)
    }

    expect(wrong).toEqual([])
  },
  300_000,
)

test('whoever only looks reads every page and call of their areas, and changes nothing by any', async () => {
  const db = await testDb()
  const rights = staffAreas.filter((area) => area !== 'agents')
  const { headers } = await signedInWithOwnRole(db, { rights, looksOnly: rights })
  const wrong: string[] = []

  for (const path of guarded.filter((each) =>
    rights.some((right) => right !== 'dashboard' && right === areaOfPath(each)),
  )) {
    // Each path meets an app of its own, whose limiter has counted nothing yet.
    const app = await testApp({ db })
    if ((await getPage(app, filled(path), headers)).status === 403) wrong.push(`GET ${path} is refused`)
    for (const method of path.startsWith('/api') ? ['POST', 'PUT', 'PATCH', 'DELETE'] : ['POST']) {
      const status = await statusBy(app, method, path, headers)
      if (![403, 404, 405, 415].includes(status)) wrong.push(`${method} ${path} answered ${status}`)
    }
  }

  expect(wrong).toEqual([])
}, 300_000)

async function statusBy(app: App, method: string, path: string, headers: Record<string, string>): Promise<number> {
  const isCall = path.startsWith('/api')
  const type = isCall ? 'application/json' : 'application/x-www-form-urlencoded'
  const sent = { origin: 'http://kafile.test', host: 'kafile.test', 'if-match': '*', 'content-type': type, ...headers }
  const asked = { method, headers: sent, body: isCall ? '{}' : '' }
  return (await app.respond(new Request(`http://kafile.test${filled(path)}`, asked))).status
}

function filled(pattern: string): string {
  return pattern.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')
}

/** Reads the path, or writes nothing to one that can only be written to. */
async function statusOf(app: App, pattern: string, headers: Record<string, string>): Promise<number> {
  const path = filled(pattern)
  const own = { origin: 'http://kafile.test', host: 'kafile.test', ...headers }
  const { status } = await getPage(app, path, headers)
  if (status !== 405) return status
  const posted = path.startsWith('/api') ? await postJson(app, path, {}, own) : await postForm(app, path, {}, own)
  if (posted.status !== 405) return posted.status
  const gone = await app.respond(new Request(`http://kafile.test${path}`, { method: 'DELETE', headers: own }))
  if (gone.status !== 405) return gone.status
  const asCall = { ...own, 'content-type': 'application/json', 'if-match': '*' }
  const put = new Request(`http://kafile.test${path}`, { method: 'PUT', headers: asCall, body: '{}' })
  return (await app.respond(put)).status
}
