import { expect, test } from 'vitest'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { findAgreedOrder } from '#modules/booking/index.server.ts'
import { aDeparture, seatsOf } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findPublicOffer } from './answer-offer.server.ts'
import type { OfferRequest } from './domain/offer.ts'
import { findOffer, listOffers } from './find-offer.server.ts'
import { agentHandlers, type AgentWork } from './jobs/handlers.server.ts'
import { listOffersOfRequests, lockOffersOfRequest, withdrawOffers } from './offers-of-requests.server.ts'
import { previewOffer } from './price-offer.server.ts'
import { acceptOffer } from './reserve.server.ts'
import { houseScope } from './scope.server.ts'
import { sendOffer } from './send-offer.server.ts'
import { aContact, allConsents, anAgency, anOffer, anOfferDraft, noon } from './testing/builders.ts'
import { changeOffer, createOffer } from './write-offer.server.ts'

const asked: OfferRequest = { kind: 'call', id: 'C1' }

test('an offer of our own costs what the shop asks, whatever mark-up was sent, and earns no commission', async () => {
  const db = await testDb()
  const { scope, tourId, id } = await ours(db)

  const offer = await findOffer(db, scope, id)
  const preview = await previewOffer(db, scope, anOfferDraft(tourId), noon)

  expect(offer).toMatchObject({ agencyId: null, request: asked, state: 'sent', markup: { minor: 0 } })
  expect(preview).toMatchObject({ ok: true, value: { commission: { minor: 0 }, total: offer?.total } })
})

test('accepting it makes an order at its price, holds the seats and tells the request, once', async () => {
  const db = await testDb()
  const { scope, id, token, departureId } = await ours(db, { capacity: 3 })

  const both = await Promise.all([accept(db, token), accept(db, token)])
  const told = await tellRequests(db)

  const [accepted] = both.flatMap((each) => (each.ok ? [each.value] : []))
  expect(both.find((each) => !each.ok)).toMatchObject({ error: { code: 'status-transition' } })
  expect(accepted).toMatchObject({ reservationId: null })
  const offer = await findOffer(db, scope, id)
  expect(offer).toMatchObject({ state: 'accepted', orderId: accepted?.order.orderId, total: accepted?.order.total })
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 2 })
  expect(told).toEqual([{ ...asked, orderId: accepted?.order.orderId }])
  const order = accepted && (await findAgreedOrder(db, { id: accepted.order.orderId }))
  expect(await findPublicOffer(db, token, noon)).toMatchObject({ agency: null, orderId: order?.id, isToAgree: false })
})

test('of its customer and the staff who take an order of the same request, one is too late', async () => {
  const db = await testDb()
  const { scope, id, token } = await ours(db)

  const [accepted, withdrawn] = await Promise.all([accept(db, token), withdraw(db, scope)])

  const offer = await findOffer(db, scope, id)
  expect([accepted.ok, withdrawn]).toEqual(offer?.state === 'accepted' ? [true, 0] : [false, 1])
})

test('a withdrawn offer is over for its customer', async () => {
  const db = await testDb()
  const { scope, token } = await ours(db)

  await withdraw(db, scope)

  expect(await accept(db, token)).toMatchObject({ ok: false, error: { code: 'status-transition' } })
})

test('a request knows its offers, those of other requests and of agencies are not among them', async () => {
  const db = await testDb()
  const { scope, id } = await ours(db)
  await ours(db, { request: { kind: 'message', id: 'C1' } })
  await anOffer(db)

  const offers = await listOffersOfRequests(db, scope, [asked])

  expect(offers.map((each) => each.id)).toEqual([id])
})

test('agencies do not see offers of our own, and staff do not see theirs among ours', async () => {
  const db = await testDb()
  const { scope, id } = await ours(db)
  const agency = await anAgency(db)
  const theirs = await anOffer(db, { agency })

  expect(await findOffer(db, agency.scope, id)).toBeUndefined()
  expect(await findOffer(db, scope, theirs.id)).toBeUndefined()
  const listed = await listOffers(db, scope, { page: 1, pageSize: 50 })
  expect(listed.offers.map((each) => each.id)).toContain(id)
  expect(listed.offers.every(({ agencyId }) => agencyId === null)).toBe(true)
})

test('of two people who change an offer of ours, the second is told', async () => {
  const db = await testDb()
  const { scope, id, tourId } = await ours(db)
  const saving = { id, version: 2, draft: anOfferDraft(tourId) }

  const both = await Promise.all([changeOffer(db, scope, saving, noon), changeOffer(db, scope, saving, noon)])

  expect(both.filter((each) => each.ok)).toHaveLength(1)
  expect(both.find((each) => !each.ok)).toMatchObject({ error: { code: 'edit-conflict' } })
})

async function ours(db: Db, { capacity, request = asked }: { capacity?: number; request?: OfferRequest } = {}) {
  const { userId } = await aUser(db, { staffRole: 'owner' })
  const scope = houseScope(aStaffMember({ id: userId }))
  const { departureId, id: tourId } = await aDeparture(db, capacity === undefined ? {} : { capacity })
  const made = await createOffer(db, scope, anOfferDraft(tourId, { request }), noon)
  if (!made.ok) throw new Error(made.error.code)
  await sendOffer(db, scope, made.value.id, noon)
  const token = (await findOffer(db, scope, made.value.id))?.token ?? ''
  return { scope, id: made.value.id, token, departureId, tourId }
}

function accept(db: Db, token: string) {
  return acceptOffer(db, { token, contact: aContact, consents: allConsents, address: '', userAgent: '' }, noon)
}

/** As an order by telephone does; gives how many were still open. */
function withdraw(db: Db, scope: ReturnType<typeof houseScope>) {
  return db.transaction().execute(async (tx) => {
    const open = await lockOffersOfRequest(tx, scope, asked)
    await withdrawOffers(tx, scope, open, noon)
    return open.length
  })
}

/** What requests hear of accepted offers. */
async function tellRequests(db: Db) {
  const told: Parameters<AgentWork['finishRequest']>[0][] = []
  const work = { db, finishRequest: async (done) => void told.push(done) } as Pick<AgentWork, 'db' | 'finishRequest'>
  const [, handler] = agentHandlers(work as AgentWork)
  if (handler) await runDueJobs(db, [handler], noon)
  return told
}
