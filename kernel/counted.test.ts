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

test('forms change in Arabic and in English where the plurals of messages change', () => {
  for (const locale of ['ar', 'en'] as const) {
    const rules = new Intl.PluralRules(locale)
    const nouns = new Map<string, Set<string>>()
    for (let count = 0; count <= 250; count += 1) {
      const category = rules.select(count)
      nouns.set(category, (nouns.get(category) ?? new Set()).add(daysText(count, locale).replace(/\d+ /, '')))
    }
    expect([...nouns.values()].filter((each) => each.size !== 1)).toEqual([])
  }
})
