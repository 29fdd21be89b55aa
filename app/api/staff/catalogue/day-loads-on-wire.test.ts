import { expect, test } from 'vitest'
import { unsaidLoad, type DayLoad } from '#modules/catalog/index.ts'
import type { TourDraft } from '#modules/catalog/index.server.ts'
import { loadFromWire, loadOnWire, loadPointer } from './day-loads-on-wire.ts'

const same = (text: string) => ({ tr: text, en: text, ar: text })

const load: DayLoad = {
  metresWalked: 4000,
  minutesStanding: 90,
  stairSteps: 0,
  chair: 'pusher',
  easierWay: same('By cart'),
  easierPrice: 10_050,
  easierCurrency: 'SAR',
}

const tour = { program: [{ title: same('Umrah'), text: same('Walking.'), ...load }] } as TourDraft

test('a call that says nothing of the load leaves it as it is', () => {
  expect(loadFromWire(0, tour, {})).toEqual(load)
  expect(loadFromWire(1, tour, {})).toEqual(unsaidLoad)
})

test('what a call answers of a load can be sent back', () => {
  expect(loadOnWire(load).easierPrice).toEqual({ amount: '100.50', currency: 'SAR' })
  expect(loadFromWire(0, tour, { dayLoads: [loadOnWire(load)] })).toEqual(load)
})

test('days that a call leaves out of its loads are not said any more', () => {
  expect(loadFromWire(0, tour, { dayLoads: [] })).toEqual({ ...unsaidLoad, easierWay: load.easierWay })
})

test.each([
  ['metresWalked', '/dayLoads/2/metresWalked'],
  ['easierCurrency', '/dayLoads/2/easierPrice/currency'],
  ['easierWay', undefined],
  ['title', undefined],
])('what is refused of %s stands at %s', (part, pointer) => {
  expect(loadPointer('2', part)).toBe(pointer)
})
