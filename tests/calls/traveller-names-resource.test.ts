import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anAgency } from '#modules/agents/testing/builders.ts'
import { listTravellersOfDepartures } from '#modules/booking/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** Somebody who travels, as all calls were agreed to name them. */
const traveller = {
  name: 'AYSE',
  surname: 'YILMAZ',
  gender: 'female',
  birthDate: '1980-02-01',
  tckn: '10000000146',
  passportNo: 'U12345678',
  passportExpiry: '2032-01-01',
}
const formerInOrders = { ...without(traveller, 'passportNo'), passportNumber: 'U12345678' }
const formerOfAgencies = {
  fare: 'double',
  firstName: 'AYSE',
  lastName: 'YILMAZ',
  gender: 'female',
  bornOn: '1980-02-01',
  nationality: 'TR',
  tckn: '10000000146',
  passportNo: 'U12345678',
  passportExpiresOn: '2032-01-01',
  needsWheelchair: false,
}
const contact = { firstName: 'Ayşe', lastName: 'Yılmaz', email: 'ayse@example.com', phone: '0532 123 45 67' }
const home = { address: '', city: 'İstanbul', country: 'TR' }
const consents = { terms: true, privacy: true, personalData: true }
const room = { roomType: 'double' }

type World = Awaited<ReturnType<typeof aWorld>>

const calls = {
  checkout: ({ call, tour }: World, passenger: object) =>
    call('POST', '/api/v1/checkout', {
      mode: 'guest',
      items: [{ id: tour.id, quantity: 1, options: room }],
      contact: { ...contact, ...home },
      passengers: [passenger],
      consents,
    }),
  'reservation request': ({ call, tour }: World, passenger: object) =>
    call('POST', '/api/v1/reservation-requests', {
      tourId: tour.id,
      contact: { name: 'Ayşe Yılmaz', email: contact.email, phone: contact.phone },
      ...room,
      passengers: [passenger],
      consent: true,
    }),
  'order by telephone': ({ call, tour, staff }: World, passenger: object) => orderBy(call, { tour, staff }, passenger),
  'changed order': async ({ call, tour, staff }: World, passenger: object) => {
    const placed = await orderBy(call, { tour, staff }, { name: 'ALI', surname: 'KAYA' })
    const at = `/api/v1/admin/orders/${(await placed.json()).id}`
    const order = await call('GET', at, undefined, staff)
    const known = (await order.json()).journeys[0].travellers[0]
    const version = { 'if-match': order.headers.get('etag') ?? '' }
    expect(known).toMatchObject({ name: 'ALI', surname: 'KAYA', birthDate: null, passportExpiry: null, ...room })
    return call('PATCH', at, { passengers: [{ id: known.id, ...passenger }] }, { ...staff, ...version })
  },
  'reservation of an agency': (world: World, passenger: object) => nameByAgency(world, { passengers: [passenger] }),
}

const taken = [
  ['checkout', traveller, 201],
  ['checkout', formerInOrders, 201],
  ['order by telephone', traveller, 201],
  ['order by telephone', formerInOrders, 201],
  ['changed order', traveller, 200],
  ['changed order', formerInOrders, 200],
  ['reservation of an agency', traveller, 200],
  ['reservation of an agency', formerOfAgencies, 200],
] as const

test.each(taken)('%s takes the same traveller, %#', async (name, passenger, status) => {
  const world = await aWorld()

  const answer = await calls[name](world, passenger)

  expect(answer.status).toBe(status)
  expect(await travellersIn(world)).toMatchObject([
    {
      firstName: 'AYSE',
      lastName: 'YILMAZ',
      gender: 'female',
      bornOn: '1980-02-01',
      passportNo: 'U12345678',
      passportExpiresOn: '2032-01-01',
      fare: 'double',
    },
  ])
})

test('a request for places takes the same traveller', async () => {
  expect((await calls['reservation request'](await aWorld(), traveller)).status).toBe(202)
})

test.each([
  ['checkout', { ...traveller, passportNumber: 'U87654321' }, 'passportNumber'],
  ['order by telephone', { ...traveller, passportNumber: 'U87654321' }, 'passportNumber'],
  ['changed order', { ...traveller, passportNumber: 'U87654321' }, 'passportNumber'],
  ['reservation of an agency', { ...traveller, bornOn: '1981-02-01' }, 'bornOn'],
  ['reservation of an agency', { ...traveller, firstName: 'FATMA' }, 'firstName'],
] as const)('%s refuses what two names say differently, %#', async (name, passenger, field) => {
  const answer = await calls[name](await aWorld(), passenger)

  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    code: 'validation',
    errors: [
      { pointer: `/passengers/0/${field}`, message: expect.stringMatching(/^Write either this or \w+, not both\.$/) },
    ],
  })
})

test('agencies may still call the list `travellers`, and are told of faults by the names they sent', async () => {
  const named = await nameByAgency(await aWorld(), { travellers: [formerOfAgencies] })
  const wrong = await Promise.all(
    [
      { travellers: [{ ...formerOfAgencies, bornOn: '1980-02-30' }] },
      { passengers: [{ ...traveller, birthDate: '1980-02-30' }] },
      { passengers: [traveller], travellers: [formerOfAgencies] },
    ].map(async (body) => (await nameByAgency(await aWorld(), body)).json()),
  )

  expect(named.status).toBe(200)
  expect(wrong.map(({ errors }) => errors[0].pointer)).toEqual([
    '/travellers/0/bornOn',
    '/passengers/0/birthDate',
    '/travellers',
  ])
})

test.each([
  [{ name: 'Zehra Nur Ak' }, 'Zehra Nur', 'Ak'],
  [{ firstName: 'Zehra', lastName: 'Ak Kaya' }, 'Zehra', 'Ak Kaya'],
])('an offer of an agency takes its customer by name or by names: %j', async (names, firstName, lastName) => {
  const { call, tour, agency } = await aWorld()
  const body = { customer: { ...names, email: contact.email, phone: contact.phone }, items: [itemOf(tour)] }

  const answer = await call('POST', '/api/v1/agent/offers', body, agency)

  expect(answer.status).toBe(201)
  expect((await answer.json()).customer).toMatchObject({ name: `${firstName} ${lastName}`, firstName, lastName })
})

test.each([
  [{}, '/customer/name'],
  [{ name: 'Zehra' }, '/customer/name'],
  [{ name: 'Zehra Ak', firstName: 'Zehra' }, '/customer/name'],
  [{ firstName: 'Zehra' }, '/customer/lastName'],
])('an offer of an agency refuses half a name and a name said twice: %j', async (names, pointer) => {
  const { call, tour, agency } = await aWorld()

  const answer = await call('POST', '/api/v1/agent/offers', { customer: names, items: [itemOf(tour)] }, agency)

  expect(await answer.json()).toMatchObject({ status: 422, code: 'validation', errors: [{ pointer }] })
})

async function aWorld() {
  const db = await testDb()
  const app = await testApp({ db })
  const agent = await signedIn(db, { isAgent: true })
  await anAgency(db, { userId: agent.userId })
  const tour = await aDeparture(db, { departsOn: '2031-02-12', salesCloseOn: '2031-02-01' })
  const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    app.respond(
      new Request(`http://kafile.test${path}?locale=en`, {
        method,
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
  return { db, tour, call, agency: bearer(agent), staff: bearer(await staffSignedIn(db)) }
}

function orderBy(call: World['call'], { tour, staff }: Pick<World, 'tour' | 'staff'>, passenger: object) {
  const body = {
    tourId: tour.id,
    passengers: [{ ...passenger, ...room }],
    contact: { ...contact, ...home },
    agreed: true,
  }
  return call('POST', '/api/v1/admin/orders', body, staff)
}

/** An agency reserves one place and names who travels. */
async function nameByAgency({ call, tour, agency }: World, people: object) {
  const customer = { name: 'Ayşe Yılmaz', email: contact.email, phone: contact.phone }
  const made = await call('POST', '/api/v1/agent/reservations', { customer, items: [itemOf(tour)] }, agency)
  const at = `/api/v1/agent/reservations/${(await made.json()).id}`
  const version = { 'if-match': (await call('GET', at, undefined, agency)).headers.get('etag') ?? '' }
  return call('PATCH', at, people, { ...agency, ...version })
}

function itemOf(tour: World['tour']) {
  return { tourId: tour.id, fare: 'double', quantity: 1 }
}

function travellersIn({ db, tour }: { db: Db; tour: World['tour'] }) {
  return listTravellersOfDepartures(db, aStaffMember(), [tour.departureId], new Date())
}

function without<Whole extends object, Name extends keyof Whole>(whole: Whole, name: Name): Omit<Whole, Name> {
  const { [name]: _, ...rest } = whole
  return rest
}
