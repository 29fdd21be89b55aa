import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { aTraveller, aWorkspace } from '../testing/a-workspace.ts'
import { openRequirements } from './visa-requirements.ts'
import type { WorkTraveller } from './workspace.ts'

const today = plainDate('2027-01-10')
const flights = [{ from: 'IST', to: 'JED', number: 'TK96', times: null }]
const mother = aTraveller({ id: 'mother', age: 40 })

function openOf(facts: Partial<WorkTraveller>, { closed = [] as string[], flown = flights } = {}) {
  const traveller = aTraveller(facts)
  const usual = aWorkspace()
  const tours = usual.tours.map((tour) => ({ ...tour, flights: flown }))
  const day = { ...usual, tours, travellers: [traveller, mother, aTraveller({ id: 'cousin', age: 17 })] }
  return openRequirements(traveller, day, { closed: new Set(closed), today })
}

const due = (on: string | null): Partial<WorkTraveller> => ({
  open: money(100, 'USD'),
  order: { ...aTraveller().order, restDueOn: on === null ? null : plainDate(on) },
})

test('somebody with everything has nothing open', () => {
  expect(openOf({})).toEqual([])
})

test.each([
  ['a paper that lacks', { missing: ['passport-too-short' as const] }, ['papers']],
  ['a child without a stated relative', { age: 12 }, ['relation']],
  [
    'a child whose relative is no grown-up',
    { age: 12, relatives: [{ id: 'cousin', kinship: 'cousin' as const }] },
    ['relation'],
  ],
  ['a child with a grown-up relative', { age: 12, relatives: [{ id: 'mother', kinship: 'parent' as const }] }, []],
  ['somebody of eighteen', { age: 18 }, []],
  ['a seat that is only kept', { isHeld: true }, ['payment']],
  ['a rest without a day', due(null), ['payment']],
  ['a rest that is due today', due('2027-01-10'), ['payment']],
  ['a rest that is due later', due('2027-01-11'), []],
])('%s', (_, facts, open) => {
  expect(openOf(facts)).toEqual(open)
})

test('a hotel gate that is closed is open for everybody of the tour, and for nobody of another one', () => {
  expect(openOf({}, { closed: ['ramazan'] })).toEqual(['hotel'])
  expect(openOf({}, { closed: ['hac'] })).toEqual([])
})

test('without a flight of the tour a seat on a flight counts', () => {
  const usual = aWorkspace()
  const ride = {
    id: 'air',
    kind: 'flight' as const,
    name: 'TK96',
    route: '',
    leavesOn: today,
    leavesAt: '',
    arrivesAt: '',
    meeting: '',
    reference: '',
    capacity: 9,
    phone: '',
  }
  const seated = aTraveller({ seats: { air: '' } })
  const day = { ...usual, rides: [ride], travellers: [seated] }

  expect(openOf({}, { flown: [] })).toEqual(['flight'])
  expect(openRequirements(seated, day, { closed: new Set(), today })).toEqual([])
})
