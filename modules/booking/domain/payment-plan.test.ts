import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, money, type Money } from '#kernel/money.ts'
import { addDays, plainDate } from '#kernel/plain-date.ts'
import {
  checkPlan,
  depositAsked,
  depositStanding,
  defaultDepositTerms,
  lowerParts,
  offerDeposit,
  partState,
  reminderToSend,
  splitPart,
  type DepositTour,
} from './payment-plan.ts'

const today = plainDate('2026-12-01')
const usd = (minor: number) => money(minor, 'USD')

function aTour(changes: Partial<DepositTour> = {}): DepositTour {
  return {
    kind: 'umrah',
    legalRegime: 'package_tour',
    departsOn: addDays(today, 70),
    depositPercent: 30,
    travellers: 2,
    lineTotal: usd(438_000),
    ...changes,
  }
}

test('offers the deposit of the tour, the rest thirty days before departure', () => {
  expect(offerDeposit(usd(438_000), [aTour()], defaultDepositTerms, today)).toEqual({
    deposit: usd(131_400),
    rest: usd(306_600),
    dueOn: '2027-01-10',
  })
})

test.each([
  ['leaves in exactly 45 days', aTour({ departsOn: addDays(today, 45) })],
  ['is no package tour', aTour({ legalRegime: 'distance_dated' })],
  ['is paid at once', aTour({ depositPercent: 0 })],
  ['is deposited in full', aTour({ depositPercent: 100 })],
])('offers none where the tour %s', (_, tour) => {
  expect(offerDeposit(usd(438_000), [tour], defaultDepositTerms, today)).toBeUndefined()
})

test.each([
  ['too-late', [aTour({ departsOn: addDays(today, 45) })]],
  ['not-all', [aTour(), aTour({ kind: 'day', legalRegime: 'distance_dated' })]],
  ['none', [aTour({ depositPercent: 0 })]],
  ['offered', [aTour(), aTour()]],
] as const)('a deposit that is %s is told as that', (kind, tours) => {
  expect(depositStanding(usd(438_000), tours, defaultDepositTerms, today).kind).toBe(kind)
})

test('a page of a tour speaks of a deposit exactly where the order takes one', () => {
  const terms = fc.record({
    restDueDays: fc.integer({ min: 0, max: 60 }),
    leastDays: fc.integer({ min: 0, max: 60 }),
    kinds: fc.constantFrom(null, ['umrah'], ['cultural']),
    amounts: fc.constantFrom({}, { USD: 250 }),
  })
  const tours = fc.record({
    kind: fc.constantFrom('umrah', 'cultural'),
    legalRegime: fc.constantFrom('package_tour', 'distance_dated'),
    departsOn: fc.integer({ min: 0, max: 90 }).map((days) => addDays(today, days)),
    depositPercent: fc.constantFrom(0, 30, 100),
  })
  fc.assert(
    fc.property(tours, terms, (tour, settled) => {
      const asked = depositAsked({ ...tour, currency: 'USD' }, settled, today)
      expect(asked !== undefined).toBe(offerDeposit(usd(438_000), [aTour(tour)], settled, today) !== undefined)
    }),
  )
})

test('offers one where the tour leaves in 46 days', () => {
  const offer = offerDeposit(usd(438_000), [aTour({ departsOn: addDays(today, 46) })], defaultDepositTerms, today)

  expect(offer?.dueOn).toBe('2026-12-17')
})

test('takes deposits only for the kinds the agency names', () => {
  const terms = { ...defaultDepositTerms, kinds: ['cultural'] }

  expect(offerDeposit(usd(438_000), [aTour()], terms, today)).toBeUndefined()
  expect(offerDeposit(usd(438_000), [aTour({ kind: 'cultural' })], terms, today)).toBeDefined()
})

test('takes a fixed amount a traveller where the agency set one', () => {
  const terms = { ...defaultDepositTerms, amounts: { USD: 500 } }

  expect(offerDeposit(usd(438_000), [aTour()], terms, today)?.deposit).toEqual(usd(100_000))
})

test('of several tours each is deposited at its own rate, and the earliest decides about the day', () => {
  const tours = [
    aTour({ lineTotal: usd(100_000), depositPercent: 20 }),
    aTour({ lineTotal: usd(300_000), depositPercent: 40, departsOn: addDays(today, 60) }),
  ]

  expect(offerDeposit(usd(400_000), tours, defaultDepositTerms, today)).toMatchObject({
    deposit: usd(140_000),
    dueOn: addDays(today, 30),
  })
})

test('deposit and rest are the total and neither is nothing, in every currency', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.array(fc.record({ minor: fc.integer({ min: 1, max: 90_000_000 }), percent: fc.nat(100) }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.nat(100_000),
      (currency, lines, discount) => {
        const tours = lines.map(({ minor, percent }) =>
          aTour({ lineTotal: money(minor, currency), depositPercent: percent }),
        )
        const total = Math.max(0, lines.reduce((all, { minor }) => all + minor, 0) - discount)
        const offer = offerDeposit(money(total, currency), tours, defaultDepositTerms, today)

        expect(offer === undefined || offer.deposit.minor + offer.rest.minor === total).toBe(true)
        expect(offer === undefined || (offer.deposit.minor >= 100 && offer.rest.minor >= 100)).toBe(true)
      },
    ),
  )
})

const frame = { open: usd(300_000), today, departsOn: addDays(today, 70) }
const plan = (...parts: [number, number][]) =>
  parts.map(([minor, days]) => ({ amount: usd(minor), dueOn: addDays(today, days) }))

test('takes a plan whose parts are what is open, in the order of their days', () => {
  expect(checkPlan(plan([100_000, 0], [100_000, 30], [100_000, 70]), frame).ok).toBe(true)
})

test.each([
  ['no-parts', plan()],
  ['too-many-parts', plan(...Array.from({ length: 13 }, (_, index): [number, number] => [1000, index]))],
  ['part-too-small', plan([299_901, 0], [99, 1])],
  ['date-past', plan([300_000, -1])],
  ['after-departure', plan([300_000, 71])],
  ['date-order', plan([100_000, 20], [200_000, 19])],
  ['sum-differs', plan([100_000, 20], [199_999, 21])],
])('refuses a plan with %s', (code, parts) => {
  expect(checkPlan(parts, frame)).toMatchObject({ ok: false, error: { code } })
})

test('a share and what is left of its part are the part, and neither is nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.integer({ min: 100, max: 9_000_000 }),
      fc.integer({ min: -10, max: 9_100_000 }),
      (currency, minor, wished) => {
        const split = splitPart(money(minor, currency), money(wished, currency))

        expect(split === undefined || split.share.minor + (split.rest?.minor ?? 0) === minor).toBe(true)
        expect([split?.share, split?.rest ?? undefined].every((each?: Money) => !each || each.minor >= 100)).toBe(true)
      },
    ),
  )
})

test('takes over a whole part, never more than it, never in another currency', () => {
  expect(splitPart(usd(5000), usd(5000))).toEqual({ share: usd(5000), rest: null })
  expect(splitPart(usd(5000), usd(5001))).toBeUndefined()
  expect(splitPart(usd(5000), usd(4901))).toBeUndefined()
  expect(splitPart(usd(5000), money(100, 'TRY'))).toBeUndefined()
})

test('who leaves lowers what is due last', () => {
  expect(lowerParts([usd(100), usd(200), usd(300)], usd(350))).toEqual([usd(100), usd(150), usd(0)])
})

test('a part is overdue from the day after it was due', () => {
  const part = { paidAt: null, dueOn: today }

  expect(partState(part, today)).toBe('open')
  expect(partState(part, addDays(today, 1))).toBe('overdue')
  expect(partState({ ...part, paidAt: new Date(0) }, addDays(today, 1))).toBe('paid')
  expect(partState({ paidAt: null, dueOn: null }, today)).toBe('open')
})

const offsets = [7, 1, 0]
const due = { dueOn: addDays(today, 40), plannedOn: today, sent: [] as number[] }
const on = (days: number) => addDays(due.dueOn, -days)

test.each([
  [8, undefined],
  [7, 7],
  [1, 1],
  [0, 0],
  [-1, undefined],
])('%i days before it is due, the reminder is %s', (days, reminder) => {
  expect(reminderToSend(due, offsets, on(days))).toBe(reminder)
})

test('writes each reminder once, makes one good that was missed, and none for what was planned later', () => {
  expect(reminderToSend({ ...due, sent: [7] }, offsets, on(5))).toBeUndefined()
  expect(reminderToSend(due, offsets, on(5))).toBe(7)
  expect(reminderToSend({ ...due, sent: [7] }, offsets, on(1))).toBe(1)
  expect(reminderToSend({ ...due, sent: [1] }, offsets, on(1))).toBeUndefined()
  expect(reminderToSend({ ...due, plannedOn: on(3) }, offsets, on(2))).toBeUndefined()
})
