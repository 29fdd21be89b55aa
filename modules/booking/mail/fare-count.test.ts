import { expect, test } from 'vitest'
import { fareCount } from './fare-count.ts'

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
