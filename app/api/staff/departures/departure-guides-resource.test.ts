import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const path = '/api/v1/admin/departures/2030-02-12/guides'
const emine = { role: 'leader', name: 'Emine Aksoy', phone: '0532 123 45 67', gender: 'female' }

/** A day with one departure, and a program that reads and sets its guides. */
async function aDesk() {
  const db = await testDb()
  const departure = await aDeparture(db, { departsOn: plainDate('2030-02-12') })
  const app = await testApp({ db })
  const { headers, userId } = await staffSignedIn(db)
  const get = async () => {
    const answer = await getPage(app, path, headers)
    return { tag: answer.headers.get('etag') ?? '', ...((await answer.json()) as { guides: { id: string }[] }) }
  }
  const put = async (guides: unknown, tag?: string) => {
    const ifMatch = tag === '' ? {} : { 'if-match': tag ?? (await get()).tag }
    const sent = { ...headers, ...ifMatch, origin: 'http://kafile.test', 'content-type': 'application/json' }
    const request = { method: 'PUT', headers: sent, body: JSON.stringify({ guides }) }
    return app.respond(new Request(`http://kafile.test${path}`, request))
  }
  const refusedAt = async (guides: unknown) => {
    const answer = await put(guides)
    const { errors } = (await answer.json()) as { errors?: { pointer: string }[] }
    return [answer.status, errors?.[0]?.pointer]
  }
  return { db, tourId: departure.id, userId, get, put, refusedAt }
}

test('the guides of a day are read and set as a whole, in the version that was read', async () => {
  const { db, tourId, get, put } = await aDesk()
  expect(await get()).toMatchObject({ date: '2030-02-12', guides: [], tag: '"1"' })

  const first = await put([
    { ...emine, tourId },
    { role: 'greeter', name: 'Yusuf', phone: 'dahili 12' },
  ])

  expect(first.status).toBe(200)
  const { guides, tag } = await get()
  expect(first.headers.get('etag')).toBe(tag)
  expect(guides).toEqual([
    expect.objectContaining({ role: 'greeter', tourId: null, phone: 'dahili 12', callable: false, userId: null }),
    expect.objectContaining({ role: 'leader', tourId, phone: '+905321234567', callable: true, gender: 'female' }),
  ])
  const [yusuf, leader] = guides
  const { callable: _callable, ...kept } = leader as Record<string, unknown>

  expect((await put([kept, { role: 'guide', name: 'Musa' }])).status).toBe(200)
  expect((await put([], tag)).status).toBe(412)
  expect((await put([], '')).status).toBe(428)

  const now = await get()
  expect(now.guides).toMatchObject([{ role: 'guide', name: 'Musa' }, { id: leader?.id }])
  expect(now.guides.map(({ id }) => id)).not.toContain(yusuf?.id)
  const log = JSON.stringify(await listAuditEntries(db, { page: 1, pageSize: 20 }))
  expect(log.match(/operation\.ride/g)).toHaveLength(4)
  expect(log).not.toMatch(/Emine|Musa|5321234567/)
})

test('what cannot be is refused at its place, and nothing of the list is taken', async () => {
  const { userId, get, put, refusedAt } = await aDesk()
  await put([emine])
  const { guides } = await get()
  const id = guides[0]?.id

  expect(
    await refusedAt([
      { role: 'guide', name: 'Musa' },
      { ...emine, id: crypto.randomUUID() },
    ]),
  ).toEqual([422, '/guides/1/id'])
  expect(
    await refusedAt([
      { ...emine, id },
      { ...emine, id },
    ]),
  ).toEqual([422, '/guides/1/id'])
  expect(await refusedAt([{ ...emine, tourId: 'nowhere' }])).toEqual([422, '/guides/0/tourId'])
  expect(await refusedAt([{ ...emine, userId }])).toEqual([422, '/guides/0/userId'])
  expect(await refusedAt([{ ...emine, role: 'king' }])).toEqual([422, '/guides/0/role'])
  expect(await refusedAt([{ ...emine, rank: 1 }])).toMatchObject([422, '/guides/0/rank'])

  expect((await get()).guides).toEqual(guides)
})

test('a leader is named by an account that leads groups', async () => {
  const { db, userId, get, put } = await aDesk()
  await sql`update users set is_leader = true where id = ${userId}`.execute(db)

  expect((await put([{ ...emine, userId }])).status).toBe(200)

  expect((await get()).guides).toMatchObject([{ name: 'Emine Aksoy', userId }])
})
