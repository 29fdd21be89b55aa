import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { fareCount, insideRoom, roomsAtFare, travellersAtFare } from './fare-count.ts'

test.each([
  ['double', 2, '1 iki kişilik oda, 2 kişi', '1 double room, 2 people', 'غرفة مزدوجة واحدة، مسافران'],
  ['double', 4, '2 iki kişilik oda, 4 kişi', '2 double rooms, 4 people', 'غرفتان مزدوجتان، 4 مسافرين'],
  ['single', 1, '1 tek kişilik oda, 1 kişi', '1 single room, 1 person', 'غرفة فردية واحدة، مسافر واحد'],
  ['quad', 2, '2 kişi, dört kişilik odada', '2 people in a quad room', 'مسافران في غرفة رباعية'],
  ['baby', 1, '1 bebek', '1 baby', 'رضيع واحد'],
  ['child', 3, '3 çocuk', '3 children', '3 أطفال'],
])('%s for %i is said as people say it', (fare, quantity, tr, en, ar) => {
  expect(fareCount(fare, quantity)).toEqual({ tr, en, ar })
})

test.each([
  ['double', 2, ['2 yolcu', '1 iki kişilik oda'], ['2 travellers', '1 double room'], ['مسافران', 'غرفة مزدوجة واحدة']],
  ['triple', 2, ['2 yolcu', 'üç kişilik odada'], ['2 travellers', 'in a triple room'], ['مسافران', 'في غرفة ثلاثية']],
  ['single', 3, ['3 yolcu', '3 tek kişilik oda'], ['3 travellers', '3 single rooms'], ['3 مسافرين', '3 غرف فردية']],
  ['baby', 2, ['2 bebek', undefined], ['2 babies', undefined], ['رضيعان', undefined]],
])('a price of %s for %i is multiplied by people, and the rooms are said beside it', (fare, quantity, tr, en, ar) => {
  const parts = locales.map((locale) => [travellersAtFare(fare, quantity, locale), roomsAtFare(fare, quantity, locale)])

  expect(parts).toEqual([tr, en, ar])
})

test('a place is inside a room only where there is one', () => {
  expect([insideRoom('double', 'tr'), insideRoom('single', 'en'), insideRoom('child', 'ar')]).toEqual([
    'iki kişilik odada',
    'in a single room',
    undefined,
  ])
})
