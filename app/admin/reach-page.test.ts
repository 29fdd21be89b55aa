import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { findUser, listBranches, openBranch } from '#modules/accounts/index.server.ts'
import type { Reach } from '#modules/accounts/index.ts'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { createOffer, houseScope } from '#modules/agents/index.server.ts'
import { anOfferDraft } from '#modules/agents/testing/builders.ts'
import { handOverOrder } from '#modules/booking/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { changeRequest } from '#modules/engagement/index.server.ts'
import { aStoredCall, aStoredReservation } from '#modules/engagement/testing/stored-requests.ts'
import { writeNote } from '#modules/notes/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { signedInWithOwnRole } from '#tests/setup/signed-in.ts'
import { guardedStaffPaths } from '#tests/setup/staff-paths.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const rights = ['orders', 'payments', 'catalogue', 'content', 'papers', 'refunds'] as const

/** Everything of one customer of somebody: an order, a call, a request for places, an offer and a note, all in one name. */
async function aCustomer(db: Db, keeperId: string | null, lastName: string) {
  const now = new Date()
  const admin = aStaffMember({
    id: keeperId ?? (await aUser(db, { staffRole: 'owner' })).userId,
  })
  const departure = await aDeparture(db, {
    departsOn: addDays(dayInIstanbul(now), 40),
  })
  const order = await anOrder(db, {
    lastName,
    departure,
    placedAt: now,
    phone: '+905551112233',
    travellers: [`Yolcu${lastName}`],
    ...(keeperId !== null && { keeperId }),
  })
  const name = `Hasan ${lastName}`
  const callId = await aStoredCall(db, { name })
  const reservationId = await aStoredReservation(db, { name, at: now })
  const care = { assigneeId: keeperId }
  await changeRequest(db, admin, { kind: 'call', id: callId, version: 1, change: care }, now)
  await changeRequest(db, admin, { kind: 'reservation', id: reservationId, version: 1, change: care }, now)
  const { customer } = anOfferDraft(departure.id)
  const draft = anOfferDraft(departure.id, { customer: { ...customer, lastName } })
  const offer = await createOffer(db, houseScope(admin), draft, now)
  if (!offer.ok) throw new Error(JSON.stringify(offer.error))
  const related = { kind: 'order', id: order.id } as const
  const about = {
    title: `Not ${lastName}`,
    body: '',
    isPinned: false,
    dueOn: null,
    assigneeId: null,
    related,
  }
  const note = await writeNote(db, admin, about, now)
  if (!note.ok) throw new Error(note.error.code)
  return {
    order,
    ids: {
      orderId: order.id,
      callId,
      reservationId,
      offerId: offer.value.id,
      noteId: note.value.id,
    },
  }
}

async function anAgency(reach: Reach) {
  const db = await testDb()
  const owner = aStaffMember({
    id: (await aUser(db, { staffRole: 'owner' })).userId,
  })
  for (const name of ['Fatih', 'Konya']) await openBranch(db, owner, { name }, new Date())
  const [fatih, konya] = (await listBranches(db, owner)).map(({ id }) => id)
  const seller = await signedInWithOwnRole(db, { rights: [...rights], reach }, { branchId: fatih ?? null })
  const { userId: colleague } = await aUser(db, {
    staffRole: 'operations',
    branchId: fatih ?? null,
  })
  const { userId: stranger } = await aUser(db, {
    staffRole: 'operations',
    branchId: konya ?? null,
  })
  const customers = {
    mine: await aCustomer(db, seller.userId, 'Benimki'),
    near: await aCustomer(db, colleague, 'Komsunun'),
    far: await aCustomer(db, stranger, 'Uzaktaki'),
    nobodys: await aCustomer(db, null, 'Sahipsiz'),
  }
  return {
    db,
    owner,
    seller,
    colleague,
    customers,
    get: async (path: string) => {
      const app = await testApp({ db })
      return getPage(app, path, seller.headers)
    },
  }
}

const filledWith = (path: string, ids: Record<string, string>) =>
  path.replaceAll(/:(\w+)/g, (_all, name: string) => ids[name] ?? '00000000-0000-4000-8000-000000000000')

/** Lists and searches that are asked for a name, since they show only what they are asked for. */
const asking = (path: string) => `${path}?q=Uzaktaki&phone=05551112233&suggest=1`

test('whoever reaches only their own customers meets those of others by no page and no call', async () => {
  const { db, seller, customers } = await anAgency('own')
  const wrong: string[] = []

  const { far, near } = customers
  const marks = ['Komsunun', 'Sahipsiz', near.order.orderNo, far.order.orderNo]

  for (const path of guardedStaffPaths) {
    const app = await testApp({ db })
    const address = filledWith(path, { ...far.ids, list: 'orders', format: 'csv' })
    const isForeign = Object.keys(far.ids).some((name) => path.includes(`:${name}`))
    for (const asked of path.includes(':') ? [asking(address)] : [address, asking(address)]) {
      const answer = await getPage(app, asked, seller.headers)
      if (isForeign && ![403, 404, 405].includes(answer.status)) wrong.push(`GET ${path} answered ${answer.status}`)
      const text = await answer.text()
      const isShown = marks.some((mark) => text.includes(mark)) || /(?:Hasan|Ayşe|Yolcu|İsmail) ?Uzaktaki/.test(text)
      if (isShown) wrong.push(`GET ${asked} shows them`)
    }
    if (!isForeign) continue
    for (const method of path.startsWith('/api') ? ['POST', 'PUT', 'PATCH', 'DELETE'] : ['POST']) {
      const { status } = await sent(app, method, address, seller.headers)
      if (![403, 404, 405, 415].includes(status)) wrong.push(`${method} ${path} answered ${status}`)
    }
  }

  expect(wrong).toEqual([])
}, 300_000)

async function sent(
  app: Awaited<ReturnType<typeof testApp>>,
  method: string,
  path: string,
  own: Record<string, string>,
) {
  const isCall = path.startsWith('/api')
  const type = isCall ? 'application/json' : 'application/x-www-form-urlencoded'
  const headers = {
    origin: 'http://kafile.test',
    host: 'kafile.test',
    'if-match': '*',
    'content-type': type,
    ...own,
  }
  return app.respond(
    new Request(`http://kafile.test${path}`, {
      method,
      headers,
      body: isCall ? '{}' : 'intent=remove&version=1',
    }),
  )
}

const lists = [
  '/admin/orders',
  '/admin/dashboard',
  '/admin/search?q=Benimki',
  '/admin/call-requests',
  '/admin/requests',
  '/admin/offers',
  '/admin/notes',
  '/admin/lists/orders/csv',
  '/api/v1/admin/orders',
  '/api/v1/admin/orders.csv',
  '/api/v1/admin/call-requests',
  '/api/v1/admin/reservation-requests',
  '/api/v1/admin/notes',
]

test('what is theirs stands in every list and opens', async () => {
  const { customers, get } = await anAgency('own')
  const { orderId, offerId, noteId, callId } = customers.mine.ids

  const without: string[] = []
  for (const path of lists) if (!(await (await get(path)).text()).includes('Benimki')) without.push(path)
  const own = [
    `/admin/orders/${orderId}`,
    `/admin/orders/${orderId}/plan`,
    `/admin/orders/${orderId}/refunds`,
    `/admin/offers/${offerId}`,
    `/admin/notes/${noteId}`,
    `/api/v1/admin/orders/${orderId}`,
    `/api/v1/admin/call-requests/${callId}`,
  ]
  for (const path of own) if ((await get(path)).status !== 200) without.push(path)

  expect(without).toEqual([])
})

test('whoever reaches their branch sees what its people look after, and nothing of the other one', async () => {
  const { customers, get } = await anAgency('branch')

  const list = await (await get('/admin/orders')).text()
  expect(['Benimki', 'Komsunun', 'Uzaktaki', 'Sahipsiz'].filter((name) => list.includes(name))).toEqual([
    'Benimki',
    'Komsunun',
  ])
  expect((await get(`/admin/orders/${customers.near.ids.orderId}`)).status).toBe(200)
  expect((await get(`/admin/orders/${customers.far.ids.orderId}`)).status).toBe(404)
})

test('an order that is handed over goes to the other one and is gone for whoever had it', async () => {
  const { db, seller, customers, colleague, get } = await anAgency('own')
  const { orderId } = customers.mine.ids
  const app = await testApp({ db })
  const fields = {
    intent: 'hand-over',
    keeper: colleague,
    seen: seller.userId,
  }

  const handed = await postForm(app, `/admin/orders/${orderId}`, fields, seller.headers)

  expect(handed.headers.get('location')).toBe('/admin/orders')
  expect((await get(`/admin/orders/${orderId}`)).status).toBe(404)
})

test('what nobody looks after is taken on by whoever reaches everybody, and by nobody twice', async () => {
  const { db, owner, customers, seller } = await anAgency('own')
  const { orderId: id } = customers.nobodys.ids
  const now = new Date()
  const clerk = aStaffMember({ id: owner.id })
  const narrow = aStaffMember(await findUser(db, { id: seller.userId }))

  expect(await handOverOrder(db, narrow, { id, to: seller.userId, seen: null }, now)).toMatchObject({
    error: { code: 'order-not-found' },
  })
  expect(await handOverOrder(db, clerk, { id, to: seller.userId, seen: null }, now)).toMatchObject({ ok: true })
  expect(await handOverOrder(db, clerk, { id, to: owner.id, seen: null }, now)).toMatchObject({
    error: { code: 'edit-conflict' },
  })
})

test('the navigation shows whoever reaches only some customers nothing that is closed to them', async () => {
  const { get } = await anAgency('own')
  const html = await (await get('/admin/dashboard')).text()
  const leads = [...html.matchAll(/<a[^>]+href="(\/admin\/[^"#?]*)/g)].map(([, path = '']) => path)
  const closed: string[] = []
  for (const path of new Set(leads)) if ((await get(path)).status === 403) closed.push(path)

  expect(closed).toEqual([])
})
