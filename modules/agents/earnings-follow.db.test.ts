import { sql } from 'kysely'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { bookingHandlers, cancelOrder } from '#modules/booking/index.server.ts'
import { agree } from '#modules/booking/testing/party.ts'
import { besides, get, joinInto, splitOff, travellersOf } from '#modules/booking/testing/split.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { confirmReservation, payReservationFromCredit } from './change-reservation.server.ts'
import { agreeToReservation } from './agree-to-reservation.server.ts'
import { followJoin, followSplit } from './follow-split.server.ts'
import { reserveOffer } from './reserve.server.ts'
import { settleReservations } from './settle-reservations.server.ts'
import { changeOffer } from './write-offer.server.ts'
import { allConsents, anAgency, anOffer, anOfferDraft, noon } from './testing/builders.ts'

const usd = (minor: number) => money(minor, 'USD')
const none = { amount: usd(0) }
const admin = aStaffMember()

test('another room changes what the agency earns: the shop’s price of it, without a mark-up', async () => {
  const db = await testDb()
  const { orderId, publicId } = await aSoldReservation(db, 2)
  const before = await earningsOf(db, orderId)
  const [first] = travellersOf(await get(db, publicId))

  await agree(db, publicId, { travellerId: first?.id ?? '', fare: 'single', extras: [], discount: none })
  await settleReservations(db, noon)

  // 2,690.00 for a double, with a tenth on top of it; 3,790.00 for a single.
  expect(before).toMatchObject({ commission: 43_040, markup: 53_800 })
  expect(await earningsOf(db, orderId)).toMatchObject({ commission: 51_840, markup: 26_900 })
  expect(await eventsOf(db, orderId)).toContain('earnings 968.40 → 787.40 USD')
})

test('who leaves an order is a reservation of the agency still, and both earn together what one did', async () => {
  const db = await testDb()
  const { orderId, publicId } = await aSoldReservation(db, 4)
  const before = await earningsOf(db, orderId)
  const [first] = travellersOf(await get(db, publicId))

  const made = await split(db, publicId, [first?.id ?? ''])

  const [stays, leaves] = [await earningsOf(db, orderId), await earningsOf(db, made.orderId)]
  expect(leaves).toMatchObject({ state: 'confirmed', commission: 21_520, markup: 26_900 })
  expect(stays.commission + leaves.commission).toBe(before.commission)
  expect(stays.booked + leaves.booked).toBe(before.booked)
  expect(await bookedInLedger(db)).toBe(before.booked)
})

test('an order of ours does not join an order of an agency', async () => {
  const db = await testDb()
  const { orderId, publicId, tourId } = await aSoldReservation(db, 2)
  const ours = await besides(db, tourId, { paid: [100_000] })
  const joined = await joinInto(db, publicId, ours.publicId)
  if (!joined.ok) throw new Error(joined.error.code)

  expect(await followJoin(db, { stays: orderId, ends: ours.orderId, staffId: admin.id }, noon)).toEqual({
    ok: false,
    error: { code: 'other-seller' },
  })
})

test(
  'however an order is changed, split, joined and cancelled, commissions are the rule of what it costs, and the books say so',
  { timeout: 120_000 },
  async () => {
    const db = await testDb()
    const staff = await aStoredStaffMember(db)
    const step = fc.record({
      what: fc.constantFrom('terms' as const, 'terms' as const, 'split' as const, 'join' as const, 'leave' as const),
      at: fc.nat({ max: 9 }),
      who: fc.nat({ max: 9 }),
      fare: fc.constantFrom('single', 'double', 'triple', 'quad'),
      rate: fc.nat({ max: 5_000 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        const { publicId, agencyId } = await aSoldReservation(db, 4)
        let ids = [publicId]
        for (const { what, at, who, fare, rate } of steps) {
          const id = ids[at % ids.length] ?? publicId
          const order = await get(db, id)
          const people = travellersOf(order)
          const chosen = people[who % people.length]?.id ?? ''
          if (what === 'terms') await agree(db, id, { travellerId: chosen, fare, extras: [], discount: { rate } })
          if (what === 'split') {
            const made = await splitOff(db, id, [chosen])
            if (!made.ok) continue
            const both = { from: order.orderId, to: made.value.orderId, staffId: staff.id }
            await db.transaction().execute((tx) => followSplit(tx, both, noon))
            ids = [...ids, made.value.publicId]
          }
          const [other] = ids.filter((each) => each !== id)
          if (what === 'join' && other) {
            const joined = await joinInto(db, id, other)
            if (!joined.ok) continue
            const { orderId: stays, endedId: ends } = joined.value
            const both = { stays, ends, staffId: staff.id }
            await db.transaction().execute((tx) => followJoin(tx, both, noon))
            ids = ids.filter((each) => each !== other)
          }
          if (what === 'leave' && people.length > 1) {
            const wish = { orderId: order.orderId, travellerIds: [chosen], by: 'customer', notice: noon } as const
            await cancelOrder(db, staff, { ...wish, key: crypto.randomUUID(), reason: 'r' }, noon)
          }
        }
        await settleReservations(db, noon)
        for (const id of ids) {
          const { orderId, amounts, journeys } = await get(db, id)
          const { commission, markup } = await earningsOf(db, orderId)
          const net = amounts.subtotal.minor - amounts.discount.minor
          const fares = new Set(journeys.flatMap(({ travellers }) => travellers.map(({ fare }) => fare))).size
          expect(Math.abs(commission - ((net - markup) * 8) / 100)).toBeLessThanOrEqual(fares)
        }
        expect(await bookedInLedger(db, agencyId)).toBe(await bookedOf(db, agencyId))
      }),
      { numRuns: 20, endOnFailure: true },
    )
  },
)

async function split(db: Db, publicId: string, travellerIds: string[]) {
  const { orderId } = await get(db, publicId)
  const made = await splitOff(db, publicId, travellerIds)
  if (!made.ok) throw new Error(made.error.code)
  const { id: staffId } = await aStoredStaffMember(db)
  const both = { from: orderId, to: made.value.orderId, staffId }
  await db.transaction().execute((tx) => followSplit(tx, both, noon))
  return made.value
}

/** A reservation of some in double rooms at a mark-up of a tenth, paid from credit and confirmed: eight percent are earned. */
async function aSoldReservation(db: Db, quantity: number) {
  const agency = await anAgency(db)
  const { id, token, tourId, agencyId, scope } = await anOffer(db, { agency, capacity: 40 })
  const draft = anOfferDraft(tourId, { lines: [{ tourId, fare: 'double', quantity }] })
  await changeOffer(db, scope, { id, version: 2, draft }, noon)
  const reserved = await reserveOffer(db, scope, id, noon)
  if (!reserved.ok) throw new Error(reserved.error.code)
  const { reservationId, order } = reserved.value
  await agreeToReservation(db, { token, consents: allConsents, address: '', userAgent: '' }, noon)
  await payReservationFromCredit(db, scope, reservationId, noon)
  const [captured] = bookingHandlers({ db } as Parameters<typeof bookingHandlers>[0])
  if (captured) await runDueJobs(db, [captured], new Date(noon.getTime() + 400 * 86_400_000))
  await confirmReservation(db, await aStoredStaffMember(db), { id: reservationId }, noon)
  await settleReservations(db, noon)
  return { orderId: order.orderId, publicId: order.publicId, tourId, agencyId }
}

async function earningsOf(db: Db, orderId: string) {
  const { rows } = await sql<{ state: string; commission: number; markup: number; booked: number }>`
    select state, commission_minor::int as commission, markup_minor::int as markup, booked_minor::int as booked
    from agent_reservations where order_id = ${orderId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no agency sold this order')
  return row
}

async function eventsOf(db: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ told: string }>`
    select agent_reservation_events.kind || ' ' || words as told from agent_reservation_events
    join agent_reservations on agent_reservations.id = reservation_id where order_id = ${orderId}`.execute(db)
  return rows.map(({ told }) => told)
}

async function bookedOf(db: Db, agencyId: string): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select sum(booked_minor)::int as minor from agent_reservations where agency_id = ${agencyId}`.execute(db)
  return rows[0]?.minor ?? 0
}

async function bookedInLedger(db: Db, agencyId?: string): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(-sum(amount_minor), 0)::int as minor from ledger_lines join ledger_entries on id = entry_id
    where kind = 'commission' and account_kind = 'agency' and (${agencyId ?? null}::text is null or account_ref = ${agencyId ?? ''})`.execute(
    db,
  )
  return rows[0]?.minor ?? 0
}
