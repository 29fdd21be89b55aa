import { expect, test } from 'vitest'
import { deductionFacts } from './deductions.ts'

const deductions = [
  { from: 15, to: 29, keptPercent: 25 },
  { from: 8, to: 14, keptPercent: 0 },
  { from: 2, to: 7, keptPercent: 100 },
]

test.each([
  ['tr', ['15–29 gün', 'Tur bedelinin %25 kadarı', '8–14 gün', 'Kesinti yok', '2–7 gün', 'Tur bedelinin tamamı']],
  ['en', ['15 to 29 days', '25% of the tour price', '8 to 14 days', 'Nothing', '2 to 7 days', 'The whole tour price']],
  [
    'ar',
    ['من 15 إلى 29 يومًا', '25% من سعر الرحلة', 'من 8 إلى 14 يومًا', 'لا اقتطاع', 'من 2 إلى 7 أيام', 'سعر الرحلة كاملًا'],
  ],
] as const)('says in %s when how much is kept', (locale, said) => {
  expect(Object.values(deductionFacts(deductions, locale))).toEqual(said)
})

test('a deduction of a single day names that day', () => {
  expect(deductionFacts([{ from: 1, to: 1, keptPercent: 50 }], 'ar')['band1Time']).toBe('يوم واحد')
})
