import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { dayInIstanbul, addDays } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { addGuide, findWorkspace } from '#modules/operations/index.server.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const departsOn = addDays(dayInIstanbul(new Date()), 2)

let db: Db
let app: Awaited<ReturnType<typeof testApp>>

beforeEach(async () => {
  db = await testDb()
  app = await testApp({ db })
})

/** A departure with one traveller, and who is named for it. */
async function aGroup(traveller: string, named: { userId: string; isForAll?: boolean } | undefined, day = departsOn) {
  const departure = await aDeparture(db, { departsOn: day })
  await anOrder(db, { departure, state: 'paid', travellers: [traveller], placedAt: new Date() })
  if (named) {
    const admin = await aStoredStaffMember(db)
    const { version } = await findWorkspace(db, admin, day, new Date())
    const departureId = named.isForAll ? null : departure.departureId
    const guide = {
      role: 'leader',
      name: 'Emine Aksoy',
      phone: '',
      gender: null,
      departureId,
      userId: named.userId,
    } as const
    const added = await addGuide(db, admin, { date: day, version, guide }, new Date())
    if (!added.ok) throw new Error(added.error.code)
  }
  return departure
}

test.each(['', '/tr', '/ar'])(
  '%s/leader opens for leaders, asks strangers to sign in and refuses all others',
  async (prefix) => {
    const leader = await signedIn(db, { isLeader: true })
    const path = `${prefix}/leader`

    const answers = await Promise.all([
      getPage(app, path, leader.headers),
      getPage(app, path),
      getPage(app, path, (await signedIn(db)).headers),
      getPage(app, path, (await signedIn(db, { isAgent: true })).headers),
      getPage(app, path, (await staffSignedIn(db)).headers),
    ])

    expect(answers.map(({ status }) => status)).toEqual([200, 302, 403, 403, 403])
    expect(answers[0]?.headers.get('x-robots-tag')).toContain('noindex')
    expect(answers[0]?.headers.get('cache-control')).toContain('no-store')
  },
)

test('a leader sees the group of the departure they are named for, and no other of the same day', async () => {
  const leader = await signedIn(db, { isLeader: true })
  const own = await aGroup('Zeliha', leader)
  const other = await aGroup('Nurten', undefined)

  const seen = await getPage(app, `/tr/leader/${own.id}`, leader.headers)
  const html = await seen.text()

  expect(seen.status).toBe(200)
  expect(html).toContain('Zeliha')
  expect(html).not.toMatch(/Nurten|U12345678|12345678/)
  expect((await getPage(app, `/tr/leader/${other.id}`, leader.headers)).status).toBe(404)
  expect((await getPage(app, `/tr/leader/${randomUUID()}`, leader.headers)).status).toBe(404)
  const list = await (await getPage(app, '/tr/leader', leader.headers)).text()
  expect(list).toContain(`/tr/leader/${own.id}`)
  expect(list).not.toContain(other.id)
})

test('who is named for everybody of a day leads each group of it; a group that is over is seen by nobody', async () => {
  const leader = await signedIn(db, { isLeader: true })
  const first = await aGroup('Zeliha', { ...leader, isForAll: true })
  const second = await aGroup('Nurten', undefined)
  const over = await aGroup('Saliha', leader, addDays(departsOn, -60))

  const statuses = await Promise.all(
    [first, second, over].map(async ({ id }) => (await getPage(app, `/tr/leader/${id}`, leader.headers)).status),
  )

  expect(statuses).toEqual([200, 200, 404])
})

test('whoever is no leader any more sees nothing at the next request, and a leader sees nothing of the staff', async () => {
  const leader = await signedIn(db, { isLeader: true })
  const { id } = await aGroup('Zeliha', leader)

  const staff = [
    '/admin/dashboard',
    `/admin/tour/ops-${departsOn.split('-').toReversed().join('-')}`,
    '/api/v1/admin/orders',
  ]
  const statuses = await Promise.all(staff.map(async (path) => (await getPage(app, path, leader.headers)).status))
  expect(statuses.filter((status) => status < 300)).toEqual([])
  await db
    .withTables<{ users: { id: string; is_leader: boolean } }>()
    .updateTable('users')
    .set({ is_leader: false })
    .where('id', '=', leader.userId)
    .execute()

  expect((await getPage(app, `/tr/leader/${id}`, leader.headers)).status).toBe(403)
})

test('every look at a group is in the log, without a name', async () => {
  const leader = await signedIn(db, { isLeader: true })
  const { id } = await aGroup('Zeliha', leader)

  await getPage(app, `/tr/leader/${id}`, leader.headers)

  const [entry] = (await listAuditEntries(db, { page: 1, pageSize: 1 })).entries
  expect(entry).toMatchObject({ action: 'personal-data.read', after: { list: 'leader', travellers: 1 } })
  expect(JSON.stringify(entry)).not.toContain('Zeliha')
})
