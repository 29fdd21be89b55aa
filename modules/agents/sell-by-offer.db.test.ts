import { expect, test } from 'vitest'
import { addDays, plainDate } from '#kernel/plain-date.ts'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { bookingHandlers, findAgreedOrder } from '#modules/booking/index.server.ts'
import { releaseExpiredHolds } from '#modules/booking/release-expired-holds.server.ts'
import { aTravellerDraft, somebodyElse } from '#modules/booking/testing/builders.ts'
import { setAllotment } from '#modules/catalog/index.server.ts'
import { seatsOf } from '#modules/catalog/testing/builders.ts'
import { balanceOf } from '#modules/ledger/index.server.ts'
import { aRegister } from '#modules/ledger/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { askAboutOffer, findPublicOffer, rejectOffer } from './answer-offer.server.ts'
import { agreeToReservation } from './agree-to-reservation.server.ts'
import { cancelReservation } from './cancel-reservation.server.ts'
import { confirmReservation, nameReservationTravellers, payReservationFromCredit } from './change-reservation.server.ts'
import { findOffer, listOffers } from './find-offer.server.ts'
import { findReservation, listReservations } from './find-reservation.server.ts'
import { acceptOffer, reserveOffer } from './reserve.server.ts'
import { aContact, allConsents, anAgency, anOffer, anOfferDraft, noon } from './testing/builders.ts'
import { payOutCommission } from './pay-out-commission.server.ts'
import { settleReservations } from './settle-reservations.server.ts'
import { endOffers, remindOfOffers } from './watch-offers.server.ts'
import { removeOffer } from './remove-offer.server.ts'
import { changeOffer, createOffer } from './write-offer.server.ts'

const later = (days: number) => new Date(noon.getTime() + days * 86_400_000)

test('an offer keeps the price of the shop and puts the mark-up on top, in whole units', async () => {
  const db = await testDb()
  const { id, scope } = await anOffer(db)

  const offer = await findOffer(db, scope, id)

  const [line] = offer?.lines ?? []
  expect(line?.price.minor).toBe(Math.ceil(((line?.base.minor ?? 0) * 1.1) / 100) * 100)
  expect(offer?.total.minor).toBe((line?.price.minor ?? 0) * 2)
  expect(offer?.state).toBe('sent')
})

test('an offer below the price of the shop is refused', async () => {
  const db = await testDb()
  const { scope, tourId } = await anOffer(db)
  const lines = [{ tourId, fare: 'double', quantity: 1, price: { minor: 100, currency: 'USD' as const } }]

  const made = await createOffer(db, scope, anOfferDraft(tourId, { lines }), noon)

  expect(made).toMatchObject({ ok: false, error: { code: 'price-below-shop' } })
})

test('accepting holds the seats at the price of the offer and opens its payment, once', async () => {
  const db = await testDb()
  const { token, scope, departureId, id } = await anOffer(db, { capacity: 3 })
  const offer = await findOffer(db, scope, id)

  const both = await Promise.all([accept(db, token), accept(db, token)])

  const accepted = both.filter((each) => each.ok)
  expect(accepted).toHaveLength(1)
  expect(both.find((each) => !each.ok)).toMatchObject({ error: { code: 'status-transition' } })
  expect(accepted[0]?.ok && accepted[0].value.order.total).toEqual(offer?.total)
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 2 })
})

test('an offer whose seats are gone tells so and stays open', async () => {
  const db = await testDb()
  const { token, id, scope, agencyId, tourId } = await anOffer(db, { capacity: 2 })
  const rival = await createOffer(db, scope, anOfferDraft(tourId), noon)
  if (rival.ok) await reserveOffer(db, scope, rival.value.id, noon)

  const accepted = await accept(db, token)

  expect(accepted).toMatchObject({ ok: false, error: { code: 'refused-lines', lines: [{ code: 'tour-full' }] } })
  expect((await findOffer(db, scope, id))?.state).toBe('sent')
  expect(agencyId).not.toBe('')
})

test('an allotment sells when the shop is full, and gets its seats back when nobody pays', async () => {
  const db = await testDb()
  const agency = await anAgency(db)
  const { id, tourId, departureId } = await anOffer(db, { capacity: 2, agency })
  await allot(db, tourId, agency.agencyId, 2)

  const reserved = await reserveOffer(db, agency.scope, id, noon)
  const whileHeld = await seatsOf(db, departureId)
  await releaseExpiredHolds(db, later(4))

  expect(reserved.ok).toBe(true)
  expect(whileHeld).toMatchObject({ held: 2 })
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 0, sold: 0 })
  const again = await createOffer(db, agency.scope, anOfferDraft(tourId), noon)
  expect(again.ok).toBe(true)
})

test('what the customer pays and staff confirm is earned; a payout never exceeds it', async () => {
  const db = await testDb()
  const { agencyId, scope, reservationId, base, markup } = await aReservation(db)
  const account = { kind: 'agency', agency: agencyId } as const
  await payReservationFromCredit(db, scope, reservationId, noon)
  await arrive(db)
  await settleReservations(db, noon)
  const beforeStaff = await balanceOf(db, account, 'USD')

  await confirmReservation(db, await staff(db), { id: reservationId }, noon)
  await settleReservations(db, noon)
  await settleReservations(db, noon)

  const earned = Math.floor((base * 8) / 100) + markup
  const after = await balanceOf(db, account, 'USD')
  expect(Math.abs(beforeStaff.minor - after.minor - earned)).toBeLessThanOrEqual(1)
  await aRegister(db)
  const payout = {
    agencyId,
    amount: { minor: 1, currency: 'USD' as const },
    from: { kind: 'cash' as const, register: 'main' },
    note: 'EFT',
    key: 'a',
  }
  expect(await payOutCommission(db, await staff(db), payout, noon)).toMatchObject({
    ok: false,
    error: { code: 'more-than-earned' },
  })
})

test('credit is never exceeded, also by two payments at once', async () => {
  const db = await testDb()
  const agency = await anAgency(db)
  const first = await aReservation(db, { agency, quantity: 4 })
  const second = await aReservation(db, { agency, quantity: 4 })

  const paid = await Promise.all(
    [first, second].map(({ reservationId }) => payReservationFromCredit(db, agency.scope, reservationId, noon)),
  )

  expect(first.total * 2).toBeGreaterThan(2_000_000)
  expect(paid.filter((each) => each.ok)).toHaveLength(1)
  expect(paid.find((each) => !each.ok)).toMatchObject({ error: { code: 'credit-exceeded' } })
})

test('cancelling a reservation paid from credit gives back what its terms give, and takes the earnings back', async () => {
  const db = await testDb()
  const { agencyId, scope, reservationId } = await aReservation(db)
  await payReservationFromCredit(db, scope, reservationId, noon)
  await arrive(db)
  await confirmReservation(db, await staff(db), { id: reservationId }, noon)
  await settleReservations(db, noon)

  const cancelled = await cancelReservation(db, scope, { id: reservationId, reason: 'Vazgeçti' }, noon)
  await settleReservations(db, noon)

  const found = await findReservation(db, scope, reservationId)
  const kept = found?.order.owed.minor ?? -1
  expect(cancelled.ok).toBe(true)
  expect(found?.state).toBe('cancelled')
  expect((await balanceOf(db, { kind: 'agency', agency: agencyId }, 'USD')).minor).toBe(kept)
})

test('a reservation that nobody pays ends with its order', async () => {
  const db = await testDb()
  const { scope, reservationId } = await aReservation(db)

  await releaseExpiredHolds(db, later(4))
  await settleReservations(db, later(4))

  expect(await findReservation(db, scope, reservationId)).toMatchObject({ state: 'cancelled', cancelReason: 'expired' })
})

test('a confirmed and travelled reservation is completed', async () => {
  const db = await testDb()
  const { scope, reservationId } = await aReservation(db)
  await payReservationFromCredit(db, scope, reservationId, noon)
  await arrive(db)
  await confirmReservation(db, await staff(db), { id: reservationId }, noon)

  await settleReservations(db, later(200))

  expect((await findReservation(db, scope, reservationId))?.state).toBe('completed')
})

test('travellers are named all at once, and wrongly named ones are refused with their line', async () => {
  const db = await testDb()
  const { scope, reservationId, tourId, orderId } = await aReservation(db)
  const right = aTravellerDraft({ tourId, fare: 'double' })

  const wrong = await name(db, scope, reservationId, [right, { ...right, ...somebodyElse(1), tckn: '123' }])
  const twice = await name(db, scope, reservationId, [right, { ...right, firstName: 'Ali' }])
  const named = await name(db, scope, reservationId, [right, { ...right, ...somebodyElse(1), firstName: 'Ayşe' }])

  expect(wrong).toMatchObject({ ok: false, error: { code: 'invalid-travellers', lines: [{ line: 1 }] } })
  expect(twice).toMatchObject({
    ok: false,
    error: { code: 'invalid-travellers', lines: [{ line: 1, problems: { tckn: { code: 'same-person' } } }] },
  })
  expect(named.ok).toBe(true)
  const order = await findAgreedOrder(db, { id: orderId })
  expect(order?.tours[0]?.passengers.map(({ firstName }) => firstName)).toEqual(['Mehmet', 'Ayşe'])
})

test('agencies find nothing of each other', async () => {
  const db = await testDb()
  const mine = await aReservation(db)
  const offer = await anOffer(db)
  const { scope: stranger } = await anAgency(db)
  const draft = anOfferDraft(offer.tourId)

  const found = await Promise.all([
    findOffer(db, stranger, offer.id),
    findReservation(db, stranger, mine.reservationId),
    listOffers(db, stranger, { page: 1, pageSize: 20 }),
    listReservations(db, stranger, { page: 1, pageSize: 20 }),
  ])
  const refused = await Promise.all([
    changeOffer(db, stranger, { id: offer.id, version: 2, draft }, noon),
    removeOffer(db, stranger, offer.id, noon),
    reserveOffer(db, stranger, offer.id, noon),
    cancelReservation(db, stranger, { id: mine.reservationId, reason: 'x' }, noon),
    payReservationFromCredit(db, stranger, mine.reservationId, noon),
    name(db, stranger, mine.reservationId, []),
  ])

  expect(found).toEqual([undefined, undefined, { offers: [], total: 0 }, { reservations: [], total: 0 }])
  expect(refused.map((each) => !each.ok && each.error.code)).toEqual([
    'offer-not-found',
    'offer-not-found',
    'offer-not-found',
    'reservation-not-found',
    'reservation-not-found',
    'reservation-not-found',
  ])
})

test('an offer ends on its day, and its customer is reminded once before', async () => {
  const db = await testDb()
  const { id, token, scope } = await anOffer(db)

  const reminded = [await remindOfOffers(db, later(8)), await remindOfOffers(db, later(8))]
  const ended = [await endOffers(db, later(10)), await endOffers(db, later(10))]

  expect(reminded).toEqual([1, 0])
  expect(ended).toEqual([1, 0])
  expect((await findOffer(db, scope, id))?.state).toBe('expired')
  expect(await accept(db, token, later(10))).toMatchObject({ error: { code: 'status-transition' } })
})

test('the customer sees neither the price of the shop nor what the agency earns, asks, and declines', async () => {
  const db = await testDb()
  const { token, scope, id } = await anOffer(db)

  await askAboutOffer(db, { token, words: 'Vize dahil mi?' }, noon)
  await rejectOffer(db, { token, words: 'Pahalı' }, noon)

  const seen = await findPublicOffer(db, token, noon)
  expect(seen).not.toHaveProperty('base')
  expect(seen).not.toHaveProperty('markup')
  expect(seen?.questions).toMatchObject([{ words: 'Vize dahil mi?' }])
  expect((await findOffer(db, scope, id))?.state).toBe('rejected')
  expect(await findPublicOffer(db, `${token.slice(0, -1)}x`, noon)).toBeUndefined()
})

async function staff(db: Db) {
  const { userId } = await aUser(db, { staffRole: 'owner' })
  return aStaffMember({ id: userId })
}

function accept(db: Db, token: string, at = noon) {
  return acceptOffer(db, { token, contact: aContact, consents: allConsents, address: '', userAgent: '' }, at)
}

async function allot(db: Db, tourId: string, holderId: string, seats: number) {
  const today = plainDate('2026-12-01')
  const wish = { tourId, holderId, seats, releaseOn: addDays(today, 30) }
  const set = await db.transaction().execute((tx) => setAllotment(tx, wish, today))
  if (!set.ok) throw new Error(set.error.code)
}

/** A reservation that its agency made of an offer and its customer has agreed to, and what it costs. */
async function aReservation(
  db: Db,
  {
    agency,
    quantity = 2,
    isAgreed = true,
  }: { agency?: Awaited<ReturnType<typeof anAgency>>; quantity?: number; isAgreed?: boolean } = {},
) {
  const made = await anOffer(db, agency ? { agency } : {})
  const lines = [{ tourId: made.tourId, fare: 'double', quantity }]
  const draft = anOfferDraft(made.tourId, { lines })
  await changeOffer(db, made.scope, { id: made.id, version: 2, draft }, noon)
  const offer = await findOffer(db, made.scope, made.id)
  const reserved = await reserveOffer(db, made.scope, made.id, noon)
  if (!reserved.ok || !offer) throw new Error('the reservation was refused')
  const { reservationId, order } = reserved.value
  const agreement = { consents: allConsents, address: '', userAgent: '' }
  const agreed = isAgreed ? await agreeToReservation(db, { token: made.token, ...agreement }, noon) : undefined
  if (agreed && !agreed.ok) throw new Error(agreed.error.code)
  const facts = { base: offer.base.minor, markup: offer.markup.minor, total: offer.total.minor }
  return { ...made, reservationId, orderId: order.orderId, ...facts }
}

function name(
  db: Db,
  scope: Parameters<typeof nameReservationTravellers>[1],
  id: string,
  drafts: ReturnType<typeof aTravellerDraft>[],
) {
  return nameReservationTravellers(db, scope, { id, drafts }, noon)
}

/** Tells booking of the money that came. */
async function arrive(db: Db): Promise<void> {
  const [captured] = bookingHandlers({ db } as Parameters<typeof bookingHandlers>[0])
  if (captured) await runDueJobs(db, [captured], later(400))
}
