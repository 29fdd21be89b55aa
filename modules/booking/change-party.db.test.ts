import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, subtract } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { aDeparture, seatsOf } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import {
  cancelOrder,
  changeParty,
  findOrder,
  keepSoldRooms,
  listParties,
  moveOrder,
  placeOrder,
  previewMove,
  previewParty,
  type PartyWish,
} from './index.server.ts'
import { lowerOpenParts } from './lower-parts.server.ts'
import { somebodyElse, aTravellerDraft, travellerDrafts } from './testing/drafts.ts'
import { aCheckoutDraft, anOrder, anOrderRequest, noon } from './testing/builders.ts'
import { agree, aSoldOrder, changeFare, faultsOf, sell } from './testing/party.ts'

const admin = aStaffMember()
const usd = (minor: number) => money(minor, 'USD')
const none = { amount: usd(0) }

test('another room costs what it costs today, and the others pay what they did', async () => {
  const db = await testDb()
  const { orderId, publicId: id, departureId } = await aSoldOrder(db)
  const [who] = await peopleOf(db, orderId)
  await changeFare(db, departureId, { fare: 'double', minor: 300_000 })
  await changeFare(db, departureId, { fare: 'single', minor: 400_000 })

  const done = await agree(db, id, { travellerId: who?.id ?? '', fare: 'single', extras: [], discount: none })

  const order = await findOrder(db, admin, id)
  expect(done).toMatchObject({ ok: true, value: { difference: usd(131_000) } })
  expect(order?.journeys[0]?.travellers).toMatchObject([
    { fare: 'single', amount: usd(400_000) },
    { fare: 'double', amount: usd(269_000) },
  ])
  expect(order).toMatchObject({ state: 'partially_paid', amounts: { total: usd(669_000), remaining: usd(131_000) } })
  expect(order?.parts.at(-1)).toMatchObject({ amount: usd(131_000), dueOn: '2027-01-13' })
  expect(await faultsOf(db, orderId)).toEqual([])
})

test('another room of the order is told in the history, and changes no price', async () => {
  const db = await testDb()
  const { orderId, publicId: id } = await aSoldOrder(db)
  await keepSoldRooms(db, admin, { orderId, rooms: [1, 1] })
  const [, who] = await peopleOf(db, orderId)
  const wish = { travellerId: who?.id ?? '', fare: 'double', extras: [], discount: none }

  const same = await agree(db, id, { ...wish, soldRoom: 1 })
  const done = await agree(db, id, { ...wish, soldRoom: 2 })
  const unsaid = await agree(db, id, { ...wish, extras: [{ name: 'Tekerlekli sandalye', amount: usd(1_000) }] })

  expect(same).toEqual({ ok: false, error: { code: 'same-terms' } })
  expect(done).toMatchObject({ ok: true, value: { difference: usd(0) } })
  expect(unsaid).toMatchObject({ ok: true })
  expect((await peopleOf(db, orderId)).map(({ soldRoom }) => soldRoom)).toEqual([1, 2])
  expect((await findOrder(db, admin, id))?.history).toContainEqual(
    expect.objectContaining({
      kind: 'traveller-repriced',
      facts: expect.objectContaining({ changes: [{ what: 'room', was: { text: '1' }, is: { text: '2' } }] }),
    }),
  )
  expect(await faultsOf(db, orderId)).toEqual([])
})

test('an extra and a discount stand beside the fare, whose price of the day of the sale stays', async () => {
  const db = await testDb()
  const { orderId, publicId: id, departureId } = await aSoldOrder(db)
  const [who] = await peopleOf(db, orderId)
  await changeFare(db, departureId, { fare: 'double', minor: 300_000 })
  const extras = [{ name: 'Balkonlu oda', amount: usd(12_000) }]

  await agree(db, id, { travellerId: who?.id ?? '', fare: 'double', extras, discount: { rate: 1000 } })

  expect((await peopleOf(db, orderId))[0]).toMatchObject({ place: usd(269_000), extras, discount: usd(28_100) })
  expect((await findOrder(db, admin, id))?.amounts).toMatchObject({
    subtotal: usd(550_000),
    discount: usd(28_100),
    total: usd(521_900),
  })
  expect(await faultsOf(db, orderId)).toEqual([])
})

test('what was paid above the new price is due to go back, and nothing of it is lost', async () => {
  const db = await testDb()
  const { orderId, publicId: id } = await aSoldOrder(db)
  const [who] = await peopleOf(db, orderId)
  const wish = { travellerId: who?.id ?? '', fare: 'quad', extras: [], discount: none }

  const preview = await previewParty(db, admin, { id, wish }, noon)
  await agree(db, id, wish)

  expect(preview).toMatchObject({
    value: { difference: usd(-50_000), surplus: usd(50_000), person: { was: usd(269_000), is: usd(219_000) } },
  })
  expect(await findOrder(db, admin, id)).toMatchObject({
    state: 'paid',
    amounts: { total: usd(488_000), paid: usd(538_000), remaining: usd(0) },
  })
  expect(await faultsOf(db, orderId)).toEqual([])
})

test('history and audit log tell who did it, what was and what is', async () => {
  const db = await testDb()
  const { orderId, publicId: id } = await aSoldOrder(db)
  const [who] = await peopleOf(db, orderId)

  await agree(db, id, { travellerId: who?.id ?? '', fare: 'single', extras: [], discount: none }, admin)

  const [last] = (await findOrder(db, admin, id))?.history.toReversed() ?? []
  expect(last).toMatchObject({
    kind: 'traveller-repriced',
    facts: {
      staff: admin.id,
      reason: 'asked on the telephone',
      travellerId: who?.id,
      changes: [
        { what: 'fare', was: { fare: 'double' }, is: { fare: 'single' } },
        { what: 'place', was: { minor: 269_000 }, is: { minor: 379_000 } },
        { what: 'total', was: { minor: 538_000 }, is: { minor: 648_000 } },
      ],
    },
  })
  const { entries } = await listAuditEntries(db, { subjectKind: 'order', subjectId: orderId, page: 1, pageSize: 1 })
  expect(entries).toMatchObject([{ action: 'order.person', before: { fare: 'double' }, after: { fare: 'single' } }])
})

test('somebody who is added pays the price of today and takes a seat', async () => {
  const db = await testDb()
  const { orderId, publicId: id, tourId, departureId } = await aSoldOrder(db)

  const done = await agree(db, id, aNewcomer(tourId))

  expect(done).toMatchObject({ ok: true, value: { difference: usd(239_000) } })
  expect(await seatsOf(db, departureId)).toMatchObject({ sold: 3, held: 0 })
  expect((await findOrder(db, admin, id))?.journeys[0]).toMatchObject({
    seats: 3,
    travellers: [{}, {}, { fare: 'triple', amount: usd(239_000) }],
  })
  expect(await faultsOf(db, orderId)).toEqual([])
})

test('of an order that waits for its money the seat is held as the others are', async () => {
  const db = await testDb()
  const { publicId: id, tourId, departureId } = await anOrder(db)

  const done = await agree(db, id, aNewcomer(tourId))

  const order = await findOrder(db, admin, id)
  expect(done.ok).toBe(true)
  expect(await seatsOf(db, departureId)).toMatchObject({ sold: 0, held: 3 })
  expect(order).toMatchObject({ state: 'awaiting_payment', amounts: { remaining: usd(777_000) } })
  expect(order?.parts).toMatchObject([{ amount: usd(777_000), dueOn: null }])
})

test('nobody is added who has no seat, or who is there already', async () => {
  const db = await testDb()
  const { publicId: id, tourId, departureId } = await aSoldOrder(db, { capacity: 2 })

  const full = await agree(db, id, aNewcomer(tourId))
  const twice = await agree(db, id, aNewcomer(tourId, travellerDrafts(1)[0]))

  expect(full).toEqual({ ok: false, error: { code: 'tour-full' } })
  expect(twice).toMatchObject({
    error: { code: 'invalid-fields', problems: [{ pointer: '/travellers/0/tckn', code: 'same-person' }] },
  })
  expect(await seatsOf(db, departureId)).toMatchObject({ sold: 2 })
  expect((await findOrder(db, admin, id))?.version).toBe(1)
})

test('a child becomes a baby only when it is one, and then its seat is free', async () => {
  const db = await testDb()
  const { id: tourId, departureId } = await aDeparture(db)
  const child = { ...somebodyElse(7), bornOn: '2026-01-01', fare: 'child' }
  const travellers = [...travellerDrafts(1, { tourId }), aTravellerDraft({ tourId, ...child })]
  const lines = ['double', 'child'].map((fare) => ({ tourId, fare, quantity: 1 }))
  const placed = await placeOrder(db, anOrderRequest(tourId, 1, { lines, draft: aCheckoutDraft({ travellers }) }), noon)
  if (!placed.ok) throw new Error(placed.error.code)
  const { orderId, publicId: id } = await sell(db, placed.value)
  const [adult, baby] = await peopleOf(db, orderId)
  const wish = (travellerId: string | undefined) => ({
    travellerId: travellerId ?? '',
    fare: 'baby',
    extras: [],
    discount: none,
  })

  const old = await agree(db, id, wish(adult?.id))
  const young = await agree(db, id, wish(baby?.id))

  expect(old).toEqual({ ok: false, error: { code: 'fare-age' } })
  expect(young.ok).toBe(true)
  expect(await seatsOf(db, departureId)).toMatchObject({ sold: 1 })
  expect(await faultsOf(db, orderId)).toEqual([])
})

test.each([
  ['fare-unknown', { fare: 'adult' }],
  ['extra', { extras: [{ name: ' ', amount: usd(100) }] }],
  ['discount', { discount: { amount: usd(269_001) } }],
  ['same-terms', {}],
  ['traveller-not-found', { travellerId: '00000000-0000-4000-8000-000000000000' }],
])('is refused with %s, and nothing has changed', async (code, change) => {
  const db = await testDb()
  const { orderId, publicId: id } = await aSoldOrder(db)
  const [who] = await peopleOf(db, orderId)
  const wish = { travellerId: who?.id ?? '', fare: 'double', extras: [], discount: none, ...change }

  expect(await agree(db, id, wish)).toMatchObject({ ok: false, error: { code } })

  expect((await findOrder(db, admin, id))?.version).toBe(1)
})

test('an order that is cancelled is left as it is', async () => {
  const db = await testDb()
  const { orderId, publicId: id, tourId } = await aSoldOrder(db)
  await leave(db, orderId, 'all')

  expect(await agree(db, id, aNewcomer(tourId))).toEqual({ ok: false, error: { code: 'order-closed' } })
})

test('figures that are no longer so are refused with what it costs now', async () => {
  const db = await testDb()
  const { orderId, publicId: id, departureId } = await aSoldOrder(db)
  const [who] = await peopleOf(db, orderId)
  const wish = { travellerId: who?.id ?? '', fare: 'single', extras: [], discount: none }
  const request = { id, version: 1, wish, shownTotal: usd(648_000), reason: 'r' }
  await changeFare(db, departureId, { fare: 'single', minor: 400_000 })

  const late = await changeParty(db, admin, request, noon)

  expect(late).toEqual({ ok: false, error: { code: 'figures-changed', total: usd(669_000) } })
})

test.each(testEngines)(
  'of five who change the same order at once one does (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const { db } = await testDatabase(engine)
    const { orderId, publicId: id, departureId, tourId } = await aSoldOrder(db)
    const wish = (nth: number) => aNewcomer(tourId, aTravellerDraft({ ...somebodyElse(100 + nth) }))
    const request = (nth: number) => ({ id, version: 1, wish: wish(nth), shownTotal: usd(777_000), reason: 'r' })

    const all = await Promise.all([0, 1, 2, 3, 4].map((nth) => changeParty(db, admin, request(nth), noon)))

    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(all.flatMap((each) => (each.ok ? [] : each.error.code))).toEqual(Array(4).fill('edit-conflict'))
    expect(await seatsOf(db, departureId)).toMatchObject({ sold: 3 })
    expect(await faultsOf(db, orderId)).toEqual([])
  },
)

test('who moves to another departure keeps the extra and the discount', async () => {
  const db = await testDb()
  const { orderId, publicId: id } = await aSoldOrder(db)
  const [who] = await peopleOf(db, orderId)
  const extras = [{ name: 'Balkonlu oda', amount: usd(12_000) }]
  await agree(db, id, { travellerId: who?.id ?? '', fare: 'double', extras, discount: { amount: usd(20_000) } })
  const other = await aDeparture(db, { departsOn: plainDate('2027-03-12') })

  const moved = await moveOrder(db, admin, { id, version: 2, tourId: other.id, reason: 'İzin' }, noon)

  expect(moved).toMatchObject({ ok: true, value: { difference: usd(0) } })
  expect((await peopleOf(db, orderId))[0]).toMatchObject({ place: usd(269_000), extras, discount: usd(20_000) })
  expect(await faultsOf(db, orderId)).toEqual([])
})

test('of an order that somebody left, those who travel move, and what was agreed on leaving stands', async () => {
  const db = await testDb()
  const { orderId, publicId: id, departureId } = await aSoldOrder(db)
  const [gone, stays] = await peopleOf(db, orderId)
  await leave(db, orderId, [gone?.id ?? ''])
  const before = await findOrder(db, admin, id)
  const other = await aDeparture(db, { departsOn: plainDate('2027-03-12') })
  await changeFare(db, other.departureId, { fare: 'double', minor: 300_000 })
  const wish = { id, version: before?.version ?? 0, tourId: other.id, reason: 'İzin' }
  const preview = await previewMove(db, admin, wish, noon)

  const moved = await moveOrder(db, admin, wish, noon)

  const after = await findOrder(db, admin, id)
  const { total, reduction } = after!.amounts
  expect(moved).toMatchObject({ ok: true, value: { difference: usd(31_000) } })
  expect(preview).toMatchObject({ ok: true, value: { seats: 1, total: subtract(total, reduction) } })
  expect(after?.amounts).toMatchObject({ total: usd(569_000), reduction: before?.amounts.reduction })
  expect(await peopleOf(db, orderId)).toMatchObject([
    { id: gone?.id, isCancelled: true, place: usd(269_000) },
    { id: stays?.id, isCancelled: false, place: usd(300_000) },
  ])
  expect(after?.journeys).toMatchObject([{ tourId: other.id, seats: 1 }])
  expect(await seatsOf(db, departureId)).toMatchObject({ sold: 0 })
  expect(await seatsOf(db, other.departureId)).toMatchObject({ sold: 1 })
  expect(await faultsOf(db, orderId)).toEqual([])

  await leave(db, orderId, 'all')
  expect(await seatsOf(db, other.departureId)).toMatchObject({ sold: 0 })
})

test(
  'whatever is agreed, added, moved and cancelled: seats, parts and books agree, and what was paid stays paid',
  { timeout: 60_000 },
  async () => {
    const db = await testDb()
    const act = fc.record({
      what: fc.constantFrom('terms' as const, 'terms' as const, 'add' as const, 'leave' as const, 'move' as const),
      who: fc.nat({ max: 5 }),
      fare: fc.constantFrom('single', 'double', 'triple', 'quad'),
      extra: fc.nat({ max: 30_000 }),
      rate: fc.nat({ max: 10_000 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 5 }), async (acts) => {
        const { orderId, publicId: id } = await aSoldOrder(db)
        for (const [nth, { what, who, fare, extra, rate }] of acts.entries()) {
          const people = (await peopleOf(db, orderId)).filter(({ isCancelled }) => !isCancelled)
          const chosen = people[who % people.length]?.id ?? ''
          const extras = extra > 0 ? [{ name: 'x', amount: usd(extra) }] : []
          if (what === 'terms') await agree(db, id, { travellerId: chosen, fare, extras, discount: { rate } })
          if (what === 'add')
            await agree(db, id, { ...aNewcomer(await tourOf(db, id), aTravellerDraft(somebodyElse(200 + nth))), fare })
          if (what === 'leave' && people.length > 1) await leave(db, orderId, [chosen])
          if (what === 'move') await moveElsewhere(db, id, 200_000 + extra)
        }
        expect(await faultsOf(db, orderId)).toEqual([])
        expect((await findOrder(db, admin, id))?.amounts.paid).toEqual(usd(538_000))
      }),
      { numRuns: 15 },
    )
  },
)

function aNewcomer(tourId: string, draft = aTravellerDraft({ ...somebodyElse(50) })): PartyWish {
  return { tourId, draft, fare: 'triple', extras: [], discount: none }
}

async function tourOf(db: Db, id: string): Promise<string> {
  return (await findOrder(db, admin, id))?.journeys[0]?.tourId ?? ''
}

async function moveElsewhere(db: Db, id: string, minor: number): Promise<void> {
  const other = await aDeparture(db, { departsOn: plainDate('2027-03-12') })
  await changeFare(db, other.departureId, { fare: 'double', minor })
  const version = (await findOrder(db, admin, id))?.version ?? 0
  const moved = await moveOrder(db, admin, { id, version, tourId: other.id, reason: 'İzin' }, noon)
  // A discount may be more than the new price.
  expect(moved.ok ? 'moved' : moved.error.code).toMatch(/^(moved|not-movable)$/)
}

async function peopleOf(db: Db, orderId: string) {
  return (await listParties(db, orderId)).flatMap(({ people }) => people)
}

async function leave(db: Db, orderId: string, travellerIds: string[] | 'all') {
  const request = {
    orderId,
    travellerIds,
    by: 'customer',
    notice: noon,
    key: crypto.randomUUID(),
    reason: 'r',
  } as const
  await cancelOrder(db, await aStoredStaffMember(db), request, noon)
  await lowerOpenParts(db, noon)
}
