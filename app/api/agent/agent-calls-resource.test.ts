import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anAgency, anOffer } from '#modules/agents/testing/builders.ts'
import { createApiKey } from '#modules/api-keys/index.server.ts'
import type { ApiScope } from '#modules/api-keys/index.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const OFFERS = '/api/v1/agent/offers'
const RESERVATIONS = '/api/v1/agent/reservations'
const both: ApiScope[] = ['agent:read', 'agent:write']
const customer = { firstName: 'İsmail', lastName: 'Güneş', email: 'ismail@example.com', phone: '+905321234567' }

test('a key of an agency writes an offer, sends it and makes a reservation of it, once for one key', async () => {
  const { call, body } = await aProgram()

  const written = await call('POST', OFFERS, { body })
  const { id } = await written.json()
  const sent = await call('POST', `${OFFERS}/${id}/send`)
  const once = { body: {}, headers: { 'idempotency-key': randomUUID() } }
  const reserved = [await call('POST', `${OFFERS}/${id}/reservations`, once)]
  reserved.push(await call('POST', `${OFFERS}/${id}/reservations`, once))
  const [first, again] = await Promise.all(reserved.map((answer) => answer.json()))

  expect([written.status, sent.status, ...reserved.map(({ status }) => status)]).toEqual([201, 202, 201, 201])
  expect(first).toMatchObject({ offerId: id, state: 'requested', travellers: 2 })
  expect(again).toEqual(first)
  expect(reserved[1]?.headers.get('idempotency-replayed')).toBe('true')
  expect((await (await call('GET', RESERVATIONS)).json()).meta.total).toBe(1)
})

test('a key changes what it read: without the version 428, in an old one 412', async () => {
  const { call, body } = await aProgram()
  const written = await call('POST', OFFERS, { body })
  const at = `${OFFERS}/${(await written.json()).id}`
  const version = { 'if-match': (await call('GET', at)).headers.get('etag') ?? '' }

  const blind = await call('PATCH', at, { body: { note: 'Vize dahil' } })
  const changed = await call('PATCH', at, { body: { note: 'Vize dahil' }, headers: version })
  const late = await call('PATCH', at, { body: { note: 'Vize hariç' }, headers: version })

  expect([blind.status, changed.status, late.status]).toEqual([428, 200, 412])
  expect((await (await call('GET', at)).json()).note).toBe('Vize dahil')
})

test('a draft is removed, an offer that was sent is not', async () => {
  const { call, body } = await aProgram()
  const [draft, sent] = [await call('POST', OFFERS, { body }), await call('POST', OFFERS, { body })]
  const [draftId, sentId] = [(await draft.json()).id, (await sent.json()).id]
  await call('POST', `${OFFERS}/${sentId}/send`)

  const removed = await call('DELETE', `${OFFERS}/${draftId}`)
  const kept = await call('DELETE', `${OFFERS}/${sentId}`)

  expect([removed.status, kept.status, (await kept.json()).code]).toEqual([204, 409, 'status_transition'])
})

test('a reservation is made without an offer, noted and cancelled with a reason', async () => {
  const { call, body } = await aProgram()
  const { validUntil: _, ...wish } = body
  const once = { 'idempotency-key': randomUUID() }

  const made = await call('POST', RESERVATIONS, { body: wish, headers: once })
  const at = `${RESERVATIONS}/${(await made.json()).id}`
  const version = { 'if-match': (await call('GET', at)).headers.get('etag') ?? '' }
  const noted = await call('PATCH', at, { body: { note: 'Alt kat' }, headers: version })
  const silent = await call('POST', `${at}/cancel`, { body: { reason: '' } })
  const cancelled = await call('POST', `${at}/cancel`, { body: { reason: 'Hastalık' } })

  expect([made.status, noted.status, silent.status, cancelled.status]).toEqual([201, 200, 422, 200])
  expect((await cancelled.json()).state).toBe('cancelled')
})

test.each([
  ['tour_full', { quantity: 5 }, 409],
  ['item_unknown', { tourId: 'none' }, 422],
  ['validation', { price: { amount: '1.00', currency: 'USD' } }, 422],
])('the rules of the screens hold: %s', async (code, change, status) => {
  const { call, body } = await aProgram()

  const refused = await call('POST', OFFERS, { body: { ...body, items: [{ ...body.items[0], ...change }] } })

  expect([refused.status, (await refused.json()).code]).toEqual([status, code])
})

test('a key without the scope and a call without a key are refused', async () => {
  const { db, app, body, agent } = await aProgram()
  const reader = caller(app, await aKey(db, agent, ['agent:read']))
  const elsewhere = caller(app, await aKey(db, agent, ['catalogue:read']))
  const guest = caller(app, {})

  const answers = [
    await reader('GET', OFFERS),
    await reader('POST', OFFERS, { body }),
    await elsewhere('GET', OFFERS),
    await guest('GET', OFFERS),
  ]

  expect(answers.map(({ status }) => status)).toEqual([200, 403, 403, 401])
})

test('a key finds the records of its own agency alone', async () => {
  const { db, call } = await aProgram()
  const other = await anOffer(db, { at: new Date() })

  const list = await (await call('GET', OFFERS)).json()
  const found = await call('GET', `${OFFERS}/${other.id}`)

  expect([list.meta.total, found.status]).toEqual([0, 404])
})

test('a key of an agency that was closed opens nothing', async () => {
  const { db, call, agencyId } = await aProgram()
  await closeAgency(db, agencyId)

  expect((await call('GET', OFFERS)).status).toBe(403)
})

test('staff confirm a reservation by the call that changes it, once its customer has agreed; agencies do not', async () => {
  const { db, app, call, body } = await aProgram()
  const { validUntil: _, ...wish } = body
  const made = await call('POST', RESERVATIONS, { body: wish, headers: { 'idempotency-key': randomUUID() } })
  const at = `${RESERVATIONS}/${(await made.json()).id}`
  const [operations, finance] = [
    await staffSignedIn(db, { staffRole: 'operations' }),
    await staffSignedIn(db, { staffRole: 'finance' }),
  ].map(({ token }) => caller(app, { authorization: `Bearer ${token}` }))
  const confirm = async (by: typeof call = call) => {
    const version = (await call('GET', at)).headers.get('etag') ?? ''
    return by('PATCH', at, { body: { state: 'confirmed' }, headers: { 'if-match': version } })
  }

  const early = await confirm(operations)
  await sql`update agent_reservations set agreed_at = now()`.execute(db)
  const refused = [await confirm(), await confirm(finance)]
  const confirmed = await confirm(operations)
  const again = await confirm(operations)

  expect([early.status, ...refused.map(({ status }) => status)]).toEqual([409, 403, 403])
  expect([confirmed.status, (await confirmed.json()).state]).toEqual([200, 'confirmed'])
  expect([again.status, (await again.json()).code]).toEqual([409, 'status_transition'])
})

test('the dashboard counts offers and what is earned', async () => {
  const { call, body } = await aProgram()
  await call('POST', OFFERS, { body })

  const told = await (await call('GET', '/api/v1/agent/dashboard')).json()

  expect(told.offers).toMatchObject({ counts: { draft: 1 } })
  expect(told.earnings).toEqual([])
})

test('refuses in the language asked for', async () => {
  const { call } = await aProgram()

  const told = await Promise.all(
    ['tr', 'en', 'ar'].map(async (locale) => {
      const answer = await call('GET', `${OFFERS}?state=none&locale=${locale}`)
      return { locale, said: answer.headers.get('content-language'), title: (await answer.json()).title as string }
    }),
  )

  expect(told.map(({ said }) => said)).toEqual(told.map(({ locale }) => locale))
  expect(new Set(told.map(({ title }) => title)).size).toBe(3)
})

async function aProgram() {
  const db = await testDb()
  const app = await testApp({ db })
  const agent = await signedIn(db, { isAgent: true })
  const { agencyId } = await anAgency(db, { userId: agent.userId })
  const { id: tourId } = await aDeparture(db, { capacity: 4, departsOn: inTenWeeks() })
  const items = [{ tourId, fare: 'double', quantity: 2 }]
  const body = { customer, items, validUntil: inAWeek(), locale: 'tr', note: '' }
  return { db, app, agent, agencyId, body, call: caller(app, await aKey(db, agent, both)) }
}

async function aKey(db: Db, { email }: { email: string }, scopes: ApiScope[]): Promise<Record<string, string>> {
  const owner = await staffSignedIn(db)
  const wish = { name: 'Partner', scopes, email, expiresAt: null }
  const made = await createApiKey(db, aStaffMember({ id: owner.userId }), wish, new Date())
  if (!made.ok) throw new Error(made.error.code)
  return { authorization: `Bearer ${made.value.secret}` }
}

/** Calls as a program does: a key, JSON, no cookie. */
function caller(app: Awaited<ReturnType<typeof testApp>>, key: Record<string, string>) {
  return (
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Response> => {
    const typed = body === undefined ? {} : { 'content-type': 'application/json' }
    const init = { method, headers: { ...typed, ...key, ...headers } }
    const sent = body === undefined ? init : { ...init, body: JSON.stringify(body) }
    return app.respond(new Request(`http://kafile.test${path}`, sent))
  }
}

async function closeAgency(db: Db, agencyId: string): Promise<void> {
  await sql`update agencies set is_active = false where id = ${agencyId}`.execute(db)
}

function inAWeek() {
  return addDays(dayInIstanbul(new Date()), 7)
}

function inTenWeeks() {
  return addDays(dayInIstanbul(new Date()), 70)
}
