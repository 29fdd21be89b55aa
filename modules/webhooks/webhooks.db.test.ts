import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import {
  emitEvent,
  listDeliveries,
  openEndpoint,
  removeEndpoint,
  resendDelivery,
  webhookHandlers,
} from './index.server.ts'
import { isSigned } from '#platform/signed-body/signed-body.server.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const placed = { type: 'order.placed', data: { orderNo: '2027-000001' } } as const

/** A program of somebody else that answers as it is told and keeps what it heard. */
async function aListener(statuses: number[] = []) {
  const heard: { headers: Record<string, unknown>; body: string }[] = []
  const server = createServer(async (request, response) => {
    heard.push({ headers: request.headers, body: await text(request) })
    response.writeHead(statuses.shift() ?? 204, { Location: 'http://127.0.0.1:1/' })
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.address()
  return { heard, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook` }
}

async function listening(db: Db, url: string, events: ('order.placed' | 'order.cancelled')[] = ['order.placed']) {
  const { userId } = await aUser(db, { staffRole: 'owner' })
  const admin = aStaffMember({ id: userId })
  const opened = await openEndpoint(db, admin, { url, description: '', events }, { allowsPrivate: true }, noon)
  if (!opened.ok) throw new Error(opened.error.code)
  const { endpoint, secret } = opened.value
  const log = async () =>
    (await listDeliveries(db, admin, { endpointId: endpoint.id, page: 1, pageSize: 20 })).deliveries
  return { admin, endpointId: endpoint.id, secret, log }
}

const deliver = (db: Db, now: Date, allowsPrivate = true) => runDueJobs(db, webhookHandlers({ db, allowsPrivate }), now)

test('a listener is told once of what it asked for, signed with its secret', async () => {
  const db = await testDb()
  const { heard, url } = await aListener()
  const { secret, log } = await listening(db, url)

  await db.transaction().execute((tx) => emitEvent(tx, placed, noon))
  await db.transaction().execute((tx) => emitEvent(tx, { type: 'order.cancelled', data: {} }, noon))
  const now = later(1)
  await deliver(db, now)

  expect(heard).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = heard
  const signature = String(headers['kafile-signature'])
  expect(JSON.parse(body)).toEqual({
    id: expect.stringMatching(/^evt_/),
    type: 'order.placed',
    createdAt: noon.toISOString(),
    data: { orderNo: '2027-000001' },
  })
  expect(isSigned(secret, signature, body, now)).toBe(true)
  expect(isSigned(secret, signature, `${body} `, now)).toBe(false)
  expect(isSigned('whsec_other', signature, body, now)).toBe(false)
  expect(isSigned(secret, signature, body, new Date(now.getTime() + 301_000))).toBe(false)
  expect(await log()).toMatchObject([{ state: 'delivered', attempts: 1, lastAttempt: { status: 204 } }])
})

test('nothing is told of what was rolled back', async () => {
  const db = await testDb()
  const { heard, url } = await aListener()
  await listening(db, url)

  await db
    .transaction()
    .execute(async (tx) => {
      await emitEvent(tx, placed, noon)
      throw new Error('no')
    })
    .catch(() => undefined)
  await deliver(db, later(1))

  expect(heard).toEqual([])
})

test('a refusal is tried again after growing pauses, with the same body, until it is taken', async () => {
  const db = await testDb()
  const { heard, url } = await aListener([500, 302, 200])
  const { log } = await listening(db, url)
  await emitEvent(db, placed, noon)

  const now = later(1)
  await deliver(db, now)
  await deliver(db, new Date(now.getTime() + 29_000))
  const early = heard.length
  await deliver(db, new Date(now.getTime() + 31_000))
  await deliver(db, new Date(now.getTime() + 31_000 + 121_000))

  expect([early, heard.length, new Set(heard.map(({ body }) => body)).size]).toEqual([1, 3, 1])
  expect(await log()).toMatchObject([{ state: 'delivered', attempts: 3, lastAttempt: { status: 200 } }])
})

test('a listener that is never there is given up after nine tries, and can be told again by hand', async () => {
  const db = await testDb()
  const { admin, endpointId, log } = await listening(db, 'http://127.0.0.1:1/hook')
  await emitEvent(db, placed, noon)

  for (let day = 0; day < 9; day++) await deliver(db, later(day * 1500 + 1))
  const [given] = await log()
  const again = await resendDelivery(db, admin, { endpointId, deliveryId: given?.id ?? '' }, noon)
  const [pending] = await log()

  expect(given).toMatchObject({ state: 'failed', attempts: 9, lastAttempt: { status: null, failure: 'unreachable' } })
  expect([again, pending?.state, pending?.attempts]).toEqual([true, 'pending', 0])
})

test('nothing is sent into private networks, and plain HTTP is not spoken, where that is forbidden', async () => {
  const db = await testDb()
  const { heard, url } = await aListener()
  const plain = await listening(db, url)
  const secure = await listening(db, url.replace('http:', 'https:'))
  const named = await listening(db, 'https://localhost/hook')
  await emitEvent(db, placed, noon)

  await deliver(db, later(1), false)

  const reasons = [await plain.log(), await secure.log(), await named.log()].map(([each]) => each?.lastAttempt?.failure)
  expect([reasons, heard]).toEqual([['not-secure', 'private-address', 'private-address'], []])
})

test.each([
  'ftp://example.com',
  'https://user:word@example.com/',
  'nonsense',
  'http://example.com/',
  'https://169.254.169.254/',
  'https://10.0.0.7/hook',
  'https://2130706433/',
  'https://[::1]/',
  'https://[fd00::7]/',
  'https://localhost/',
  'https://printer.local/',
  'https://database/',
])('nobody listens at %s', async (url) => {
  const request = { url, description: '', events: ['order.placed'] as const }

  const opened = await openEndpoint(await testDb(), aStaffMember(), request, { allowsPrivate: false }, noon)

  expect(opened).toEqual({ ok: false, error: { code: 'url' } })
})

test('a listener that was removed hears nothing more; its secret was never kept in plain', async () => {
  const db = await testDb()
  const { heard, url } = await aListener()
  const { admin, endpointId, secret } = await listening(db, url)
  await emitEvent(db, placed, noon)
  const { rows } = await db
    .withTables<{ webhook_endpoints: { secret_sealed: string } }>()
    .selectFrom('webhook_endpoints')
    .selectAll()
    .execute()
    .then((all) => ({ rows: JSON.stringify(all) }))

  await removeEndpoint(db, admin, endpointId, noon)
  await deliver(db, later(1))

  expect(heard).toEqual([])
  expect(rows).not.toContain(secret.slice(6))
})
