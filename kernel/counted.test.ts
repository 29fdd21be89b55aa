import { expect, test } from 'vitest'
import { daysText, yearsText } from './counted.ts'

test.each([
  [0, '0 سنة'],
  [1, 'سنة واحدة'],
  [2, 'سنتان'],
  [3, '3 سنوات'],
  [10, '10 سنوات'],
  [11, '11 سنة'],
  [100, '100 سنة'],
  [103, '103 سنوات'],
])('says %i years in Arabic as it is said', (count, said) => {
  expect(yearsText(count, 'ar')).toBe(said)
})

test.each([
  [1, 'يوم واحد'],
  [7, '7 أيام'],
  [30, '30 يومًا'],
  [100, '100 يوم'],
  [130, '130 يومًا'],
])('says %i days in Arabic as it is said', (count, said) => {
  expect(daysText(count, 'ar')).toBe(said)
})

test('says one year and several in English, and does not care in Turkish', () => {
  expect([yearsText(1, 'en'), yearsText(3, 'en'), yearsText(3, 'tr')]).toEqual(['1 year', '3 years', '3 yıl'])
})
