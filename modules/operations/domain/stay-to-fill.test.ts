import { expect, test } from 'vitest'
import { aTraveller, aWorkspace } from '../testing/a-workspace.ts'
import { stayToFill } from './stay-to-fill.ts'
import { noStayFacts } from './workspace.ts'

const named = { tr: 'Otel', en: 'Hotel', ar: 'فندق' }
const aStay = (key: string, tourId: string) => ({
  key,
  name: named,
  city: 'makkah',
  cityName: named,
  nights: 2,
  tourIds: [tourId],
  facts: noStayFacts,
})
const stays = [aStay('empty', 'kapadokya'), aStay('movenpick', 'ramazan'), aStay('anjum', 'hac')]
const placed = aTraveller()
const unplaced = aTraveller({ tourId: 'hac', rooms: {} })

test.each([
  ['the one that was asked for', 'empty', [placed, unplaced], 'empty'],
  ['the first in which somebody has no room', undefined, [placed, unplaced], 'anjum'],
  ['the first with anybody, when all have rooms', undefined, [placed], 'movenpick'],
  ['the first of all, when nobody travels', 'unknown', [], 'empty'],
])('the hotel to fill is %s', (_, asked, travellers, shown) => {
  expect(stayToFill(aWorkspace({ stays, travellers }), asked)?.key).toBe(shown)
})

test('a day without hotels has none', () => {
  expect(stayToFill(aWorkspace({ stays: [] }), undefined)).toBeUndefined()
})
