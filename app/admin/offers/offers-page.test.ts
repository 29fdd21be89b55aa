import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import {
  agentHandlers,
  findOffer,
  houseScope,
  listOffersOfRequests,
  type AgentWork,
} from '#modules/agents/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findStaffRequest, noteRequestOrdered } from '#modules/engagement/index.server.ts'
import type { RequestKind } from '#modules/engagement/index.ts'
import {
  aStoredCall,
  aStoredMessage,
  aStoredQuestion,
  aStoredReservation,
} from '#modules/engagement/testing/stored-requests.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { toMomentField } from '../ui/moment-field.ts'

const store = {
  call: aStoredCall,
  message: aStoredMessage,
  information: aStoredQuestion,
  reservation: aStoredReservation,
} as const satisfies Record<RequestKind, unknown>

const validUntil = addDays(dayInIstanbul(new Date()), 5)

async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const admin = aStaffMember({ id: staff.userId })
  const send = (path: string, fields: Record<string, string>) => postForm(app, path, fields, staff.headers)
  return {
    db,
    app,
    admin,
    send,
    get: async (path: string) => (await getPage(app, path, staff.headers)).text(),
    offer: async (path: string, fields: Record<string, string>) => {
      const made = await send(path, { intent: 'save-send', locale: 'tr', validUntil, ...fields })
      const id = made.headers.get('location')?.match(/offers\/([\w-]+)/)?.[1] ?? ''
      return { status: made.status, id, offer: await findOffer(db, houseScope(admin), id) }
    },
  }
}

test.each(['call', 'message', 'information', 'reservation'] as const)(
  'a request of the kind %s becomes an offer without typing it again, and somebody looks after it from then on',
  async (kind) => {
    const { db, admin, get, offer } = await aDesk()
    const { id: tourId } = await aDeparture(db)
    const id = await store[kind](db, { name: 'Zehra Ak' })
    const form = `/admin/offers/new?request=${kind}:${id}`

    const html = await get(form)
    const made = await offer(form, {
      request: `${kind}:${id}`,
      firstName: 'Zehra',
      lastName: 'Ak',
      tourId,
      'q.double': '2',
    })

    expect(html).toMatch(/name="firstName"[^>]*value="Zehra"|value="Zehra"[^>]*name="firstName"/)
    expect(made.status).toBe(303)
    expect(made.offer).toMatchObject({ state: 'sent', request: { kind, id } })
    expect(await findStaffRequest(db, admin, { kind, id })).toMatchObject({
      state: 'in_progress',
      assignee: { id: admin.id },
    })
  },
)

test('who accepts on the page of the offer has an order, and the request shows offer and order and is done', async () => {
  const { db, app, admin, get, offer } = await aDesk()
  const { id: tourId } = await aDeparture(db)
  const id = await aStoredQuestion(db, { name: 'Zehra Ak' })
  const request = { kind: 'information' as const, id }
  const made = await offer('/admin/offers/new', {
    request: `information:${id}`,
    firstName: 'Zehra',
    lastName: 'Ak',
    tourId,
    'q.double': '2',
  })
  const address = `/offer/${made.offer?.token}`

  const page = await (await getPage(app, address, {})).text()
  const accepted = await postForm(app, address, acceptance)
  await tellRequests(db)

  expect(page).toContain('Zehra Ak')
  expect(page).not.toContain('Selling agency')
  expect(accepted.headers.get('location')).toContain('/payment/')
  const [known] = await listOffersOfRequests(db, houseScope(admin), [request])
  expect(await findStaffRequest(db, admin, request)).toMatchObject({ state: 'done', orderId: known?.orderId })
  const desk = await get('/admin/requests')
  for (const words of [made.offer?.offerNo ?? '?', 'Accepted', 'Done']) expect(desk).toContain(words)
})

test.each([
  ['near', 12, 'The departure is near, so no deposit is taken'],
  ['far', 120, 'is enough to hold the places'],
])('staff and customer read whether a deposit is enough for a departure that is %s', async (_, days, sentence) => {
  const { db, app, send, offer } = await aDesk()
  const { id: tourId } = await aDeparture(db, { departsOn: addDays(dayInIstanbul(new Date()), days) })
  const fields = { firstName: 'Zehra', lastName: 'Ak', tourId, 'q.double': '2' }

  const preview = await send('/admin/offers/new', { ...fields, intent: 'preview', locale: 'tr', validUntil })
  const made = await offer('/admin/offers/new', fields)
  const page = await getPage(app, `/offer/${made.offer?.token}`, {})

  for (const answer of [preview, page]) expect(shownIn(await answer.text())).toContain(sentence)
})

test('a customer declines an offer behind a question, and it is declined', async () => {
  const { db, app, admin, offer } = await aDesk()
  const { id: tourId } = await aDeparture(db)
  const made = await offer('/admin/offers/new', { firstName: 'Zehra', lastName: 'Ak', tourId, 'q.double': '1' })
  const address = `/offer/${made.offer?.token}`

  const html = await (await getPage(app, address, {})).text()
  const declined = await postForm(app, address, { intent: 'reject', words: '' })

  expect(html).toMatch(/<details[^>]*><summary[^>]*>Decline the offer<\/summary>.*value="reject"[^>]*>Yes, decline it/s)
  expect(declined.status).toBe(303)
  expect((await findOffer(db, houseScope(admin), made.id))?.state).toBe('rejected')
})

test('an order of the same request withdraws its offer', async () => {
  const { db, app, admin, send, offer } = await aDesk()
  const { id: tourId } = await aDeparture(db)
  const id = await aStoredCall(db)
  const made = await offer('/admin/offers/new', {
    request: `call:${id}`,
    firstName: 'Zehra',
    lastName: 'Ak',
    tourId,
    'q.double': '1',
  })

  const placed = await send('/admin/orders/new', { ...phoneOrder, call: id, tourId })

  expect(placed.status).toBe(302)
  expect((await findOffer(db, houseScope(admin), made.id))?.state).toBe('expired')
  expect(await findStaffRequest(db, admin, { kind: 'call', id })).toMatchObject({ state: 'done' })
  expect((await postForm(app, `/offer/${made.offer?.token}`, acceptance)).status).toBe(409)
})

test('what was typed stays, with what is wrong named and nothing written', async () => {
  const { db, admin, send } = await aDesk()
  const { id: tourId } = await aDeparture(db)
  const id = await aStoredCall(db)
  const fields = { intent: 'save', request: `call:${id}`, firstName: 'Zehra', lastName: '', tourId, 'q.double': '2' }

  const answer = await send('/admin/offers/new', { ...fields, locale: 'tr', validUntil, note: 'Kapıda karşılama' })

  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Kapıda karşılama')
  expect(await findStaffRequest(db, admin, { kind: 'call', id })).toMatchObject({ state: 'new' })
})

test('the paper of an offer is ours, the list finds it, and people who are no staff see neither', async () => {
  const { db, app, get, offer } = await aDesk()
  const { id: tourId } = await aDeparture(db)
  const { headers } = await signedIn(db)
  const made = await offer('/admin/offers/new', { firstName: 'Zehra', lastName: 'Ak', tourId, 'q.double': '2' })

  const paper = await getPage(app, `/offer/${made.offer?.token}/offer.pdf`, {})

  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(await get('/admin/offers?q=zehra')).toContain(made.offer?.offerNo)
  expect((await getPage(app, `/admin/offers/${made.id}`, headers)).status).toBe(403)
})

test('staff accept for somebody on the telephone: the order is there, and explicit consent waits on its page', async () => {
  const { db, app, get, send, offer } = await aDesk()
  const { id: tourId } = await aDeparture(db)
  const made = await offer('/admin/offers/new', { ...zehra, tourId, 'q.double': '2' })
  const path = `/admin/offers/${made.id}`

  const placed = await send(path, { ...told(), 'told.version': String(made.offer?.version) })

  expect(placed.status).toBe(303)
  const address = placed.headers.get('location') ?? ''
  const page = await get(address)
  for (const words of ['Agreed by phone:', 'Zehra Ak', 'Read out over the phone', 'Sent beforehand'])
    expect(page).toContain(words)
  const order = await findOrderByPublicId(db, address.split('/').at(-1) ?? '')
  const own = `/order/${order.publicId}?t=${order.accessToken}`
  expect(await (await getPage(app, own, {})).text()).toContain('Your explicit consent is missing')
  await postForm(app, own, { intent: 'consent', 'consents.personalData': 'on' })
  expect(await (await getPage(app, own, {})).text()).not.toContain('Your explicit consent is missing')
  expect(await get(address)).toContain('The customer gave explicit consent')
})

test('an offer that was changed meanwhile is shown as it is now, with what was typed, and nothing is ordered', async () => {
  const { db, admin, send, offer } = await aDesk()
  const { id: tourId } = await aDeparture(db)
  const made = await offer('/admin/offers/new', { ...zehra, tourId, 'q.double': '2' })
  const path = `/admin/offers/${made.id}`
  const version = String(made.offer?.version)
  await send(path, { intent: 'save', locale: 'tr', validUntil, ...zehra, tourId, 'q.double': '3', version })

  const late = await send(path, { ...told(), 'told.agreedBy': 'Hatice Ak', 'told.version': version })
  const html = await late.text()
  const again = await send(path, { ...told(), 'told.version': String(Number(version) + 1) })

  expect(late.status).toBe(412)
  expect(html).toContain('value="Hatice Ak"')
  expect(html).toMatch(/name="told.version"[^>]*value="3"|value="3"[^>]*name="told.version"/)
  expect(again.status).toBe(303)
  expect(await findOffer(db, houseScope(admin), made.id)).toMatchObject({ state: 'accepted' })
})

test('whoever saves an offer second sees both versions and may save over it', async () => {
  const { db, admin, send, offer } = await aDesk()
  const { id: tourId } = await aDeparture(db)
  const made = await offer('/admin/offers/new', { ...zehra, tourId, 'q.double': '2' })
  const path = `/admin/offers/${made.id}`
  const form = { intent: 'save', locale: 'tr', validUntil, ...zehra, tourId, 'q.double': '1' }
  await send(path, { ...form, firstName: 'Meryem', version: '2' })

  const late = await send(path, { ...form, firstName: 'Fatma', version: '2' })
  const html = await late.text()
  const over = await send(path, { ...form, firstName: 'Fatma', version: '3' })

  expect([late.status, over.status]).toEqual([412, 303])
  expect(html).toContain('Meryem')
  expect(html).toContain('value="Fatma"')
  expect(html).toMatch(/name="version"[^>]*value="3"|value="3"[^>]*name="version"/)
  expect((await findOffer(db, houseScope(admin), made.id))?.customer.firstName).toBe('Fatma')
})

test.each([
  ['how a text was known', { 'told.terms': '' }],
  ['when they agreed', { 'told.agreedAt': '' }],
  ['where to reach them', { 'told.phone': '' }],
])('without %s nothing is accepted', async (_what, wrong) => {
  const { db, send, offer } = await aDesk()
  const { id: tourId } = await aDeparture(db)
  const made = await offer('/admin/offers/new', { ...zehra, tourId, 'q.double': '2' })

  const refused = await send(`/admin/offers/${made.id}`, {
    ...told(),
    'told.version': String(made.offer?.version),
    ...wrong,
  })

  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('aria-invalid="true"')
})

const zehra = { firstName: 'Zehra', lastName: 'Ak' }

/** As it is typed now: an agreement is no older than the offer. */
const told = () => ({
  intent: 'accept',
  'told.agreedBy': 'Zehra Ak',
  'told.agreedAt': toMomentField(new Date()),
  'told.preInformation': 'sent',
  'told.terms': 'sent',
  'told.privacy': 'read',
  'told.firstName': 'Zehra',
  'told.lastName': 'Ak',
  'told.email': 'zehra@example.com',
  'told.phone': '0532 123 45 67',
  'told.city': 'Konya',
})

async function findOrderByPublicId(db: Awaited<ReturnType<typeof testDb>>, publicId: string) {
  const { rows } = await sql<{ access_token: string }>`
    select access_token from orders where public_id = ${publicId}`.execute(db)
  return { publicId, accessToken: rows[0]?.access_token ?? '' }
}

const acceptance = {
  intent: 'accept',
  firstName: 'Zehra',
  lastName: 'Ak',
  email: 'zehra@example.com',
  phone: '0532 123 45 67',
  city: 'Konya',
  'consents.preInformation': 'on',
  'consents.terms': 'on',
  'consents.privacy': 'on',
  'consents.personalData': 'on',
}

const phoneOrder = {
  key: 'form-key-9',
  count: '1',
  'travellers.0.fare': 'double',
  'travellers.0.firstName': 'Zehra',
  'travellers.0.lastName': 'Ak',
  'contact.firstName': 'Zehra',
  'contact.lastName': 'Ak',
  'contact.email': 'zehra@example.com',
  'contact.phone': '0532 123 45 67',
  'contact.city': 'Konya',
  'contact.country': 'TR',
  hold: '48',
  pay: 'full',
  locale: 'tr',
  hasAgreed: 'on',
}

/** Tells requests of accepted offers, twice, as a queue may. */
async function tellRequests(db: Awaited<ReturnType<typeof testDb>>) {
  const finishRequest: AgentWork['finishRequest'] = async (done, now) => {
    await noteRequestOrdered(db, done, now)
    await noteRequestOrdered(db, { ...done, orderId: crypto.randomUUID() }, now)
  }
  const [, handler] = agentHandlers({ db, finishRequest } as AgentWork)
  if (handler) await runDueJobs(db, [handler])
}

/** What stands on a page, without the texts that travel for its scripts. */
function shownIn(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
}
