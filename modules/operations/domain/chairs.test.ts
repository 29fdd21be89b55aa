import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, plainDate } from '#kernel/plain-date.ts'
import { fullHourOf, hoursWithin, isWithin, usePerHour, type ChairContract, type TakenChair } from './chairs.ts'
import { planChairs } from './plan-chairs.ts'

const day = plainDate('2027-04-05')
const quarters = 96
const clockOf = (quarter: number) =>
  `${String(Math.floor(quarter / 4) % 24).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`

/** Hours of a contract or a chair by quarters of an hour since the midnight of the first day, which the rule does not see. */
const hoursOf = (from: number, length: number) => ({
  day: addDays(day, from >= quarters ? 1 : 0),
  from: clockOf(from),
  until: clockOf(from + length),
})
const aContract = (facts: Partial<ChairContract> = {}): ChairContract => ({
  id: 'c',
  departureId: null,
  place: 'Mescid-i Haram',
  day,
  from: '22:00',
  until: '03:00',
  chairs: 2,
  pushers: 1,
  supplier: '',
  phone: '',
  ...facts,
})

/** Somebody comes for hours of their own, or goes. */
const act = fc.record({
  who: fc.nat(9),
  from: fc.integer({ min: 88, max: 105 }),
  length: fc.integer({ min: 1, max: 20 }),
  withPusher: fc.boolean(),
  goes: fc.boolean(),
})

test('whoever comes and goes, at no quarter of an hour are more chairs or pushers in use than contracted', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), fc.nat(4), fc.nat(3), (acts, chairs, pushers) => {
      const contract = aContract({ chairs, pushers })
      let taken: (TakenChair & { at: [number, number] })[] = []
      const countAt = (all: typeof taken, quarter: number) => {
        const inUse = all.filter(({ at: [from, until] }) => from <= quarter && quarter < until)
        return { chairs: inUse.length, pushers: inUse.filter(({ withPusher }) => withPusher).length }
      }
      for (const { who, from, length, withPusher, goes } of acts) {
        if (goes) {
          taken = taken.filter(({ passengerId }) => passengerId !== `p${who}`)
          continue
        }
        const hours = hoursOf(from, length)
        const fits = from >= 88 && from + length <= 108
        expect(isWithin(hours, contract)).toBe(fits)
        if (!fits) continue
        const chair = { id: `${taken.length}`, contractId: 'c', passengerId: `p${who}`, withPusher, ...hours }
        const next = [...taken, { ...chair, at: [from, from + length] as [number, number] }]
        const full = fullHourOf(contract, next)
        const isExceeded = Array.from({ length: 20 }, (_, nth) => countAt(next, 88 + nth)).some(
          (used) => used.chairs > chairs || used.pushers > pushers,
        )
        expect(full !== undefined).toBe(isExceeded)
        if (full === undefined) taken = next
        const hourly = usePerHour(contract, taken)
        expect(hourly.map(({ hour }) => hour)).toEqual(['22:00', '23:00', '00:00', '01:00', '02:00'])
        for (const [nth, used] of hourly.entries()) {
          const four = [0, 1, 2, 3].map((quarter) => countAt(taken, 88 + nth * 4 + quarter))
          expect([used.chairs, used.pushers]).toEqual([
            Math.max(...four.map((each) => each.chairs)),
            Math.max(...four.map((each) => each.pushers)),
          ])
        }
      }
    }),
  )
})

test('a proposal exceeds nothing, gives nobody two chairs at once, and says of every day that is left why', () => {
  const contract = fc.record({
    day: fc.integer({ min: 0, max: 2 }),
    from: fc.integer({ min: 0, max: 90 }),
    length: fc.integer({ min: 1, max: 90 }),
    chairs: fc.integer({ min: 1, max: 3 }),
    pushers: fc.nat(2),
    departureId: fc.constantFrom(null, 'd1', 'd2'),
  })
  const wheeled = fc.record({
    departureId: fc.constantFrom('d1', 'd2'),
    day: fc.integer({ min: 0, max: 2 }),
    way: fc.constantFrom('yes' as const, 'pusher' as const),
  })
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('d1', 'd2'), { maxLength: 6 }),
      fc.uniqueArray(wheeled, { maxLength: 5, selector: (each) => `${each.departureId} ${each.day}` }),
      fc.array(contract, { maxLength: 5 }),
      (departures, days, drawn) => {
        const people = departures.map((departureId, at) => ({ id: `p${at}`, departureId }))
        const contracts = drawn.map(({ day: on, from, length, ...facts }, at) =>
          aContract({ ...facts, id: `c${at}`, ...hoursOf(from, length), day: addDays(day, on) }),
        )
        const asked = days.map((each) => ({ ...each, day: addDays(day, each.day) }))
        const { proposals, left } = planChairs(people, asked, { contracts, taken: [] })
        for (const each of contracts) {
          const own = proposals.filter(({ contractId }) => contractId === each.id)
          expect(fullHourOf(each, own)).toBeUndefined()
          expect(own.every((one) => isWithin(one, each))).toBe(true)
        }
        for (const { id, departureId } of people) {
          const own = proposals.filter(({ passengerId }) => passengerId === id)
          expect(fullHourOf({ chairs: 1, pushers: 1 }, own)).toBeUndefined()
          const lacking = left.filter(({ passengerId }) => passengerId === id)
          const wanted = asked.filter((each) => each.departureId === departureId)
          expect(new Set([...own, ...lacking].map((each) => each.day)).size).toBe(wanted.length)
        }
      },
    ),
  )
})

test('hours after midnight are those of the night, and nobody has a chair when none is there', () => {
  const night = aContract()
  expect(hoursWithin(night, { from: '', until: '' })).toEqual({ day, from: '22:00', until: '03:00' })
  expect(hoursWithin(night, { from: '01:00', until: '02:30' })).toEqual({
    day: addDays(day, 1),
    from: '01:00',
    until: '02:30',
  })
  expect(hoursWithin(night, { from: '23:30', until: '00:30' })?.day).toBe(day)
  expect(hoursWithin(night, { from: '21:00', until: '' })).toBeUndefined()
  expect(hoursWithin(night, { from: '02:00', until: '02:00' })).toBeUndefined()
})

test('the first hour that is full is named, with what is missing', () => {
  const contract = aContract({ from: '14:00', until: '18:00', chairs: 1, pushers: 0 })
  const chair = { day, from: '15:00', until: '16:00', withPusher: false }
  expect(fullHourOf(contract, [chair, { ...chair, from: '14:30' }])).toEqual({
    what: 'chairs',
    day,
    hour: '15:00',
    contracted: 1,
  })
  expect(fullHourOf(contract, [{ ...chair, withPusher: true }])).toMatchObject({ what: 'pushers', hour: '15:00' })
  expect(fullHourOf(contract, [chair, { ...chair, from: '16:00', until: '17:00' }])).toBeUndefined()
})
