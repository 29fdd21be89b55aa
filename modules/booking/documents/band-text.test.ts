import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { bandTexts } from './band-text.ts'

const agreed = [
  { fromDaysBefore: 30, refundPercent: 100 },
  { fromDaysBefore: 15, refundPercent: 75 },
  { fromDaysBefore: 8, refundPercent: 50 },
  { fromDaysBefore: 0, refundPercent: 0 },
]

test('each range of days stands once, with its ends, and the last one cancels none before it', () => {
  expect(bandTexts(agreed, 'tr')).toEqual([
    'kalkışa 30 gün ve daha fazla kala %100 iade (zorunlu vergi ve harçlar hariç)',
    'kalkışa 15–29 gün kala %75 iade',
    'kalkışa 8–14 gün kala %50 iade',
    'kalkışa 0–7 gün kala iade yok',
  ])
  expect(bandTexts(agreed, 'ar')).toEqual([
    'قبل المغادرة بمدة 30 يومًا أو أكثر: استرداد 100% (عدا الضرائب والرسوم الواجبة)',
    'قبل المغادرة بمدة من 15 إلى 29 يومًا: استرداد 75%',
    'قبل المغادرة بمدة من 8 إلى 14 يومًا: استرداد 50%',
    'قبل المغادرة بمدة من 0 إلى 7 أيام: لا استرداد',
  ])
})

test('bands that end before the day of departure say what comes after them', () => {
  expect(
    bandTexts(
      [
        { fromDaysBefore: 2, refundPercent: 100 },
        { fromDaysBefore: 1, refundPercent: 50 },
      ],
      'en',
    ),
  ).toEqual([
    '2 days or more before departure: 100% refund (compulsory taxes and charges excepted)',
    '1 day before departure: 50% refund',
    'later: no refund',
  ])
})

test.each([
  [0, 'حتى يوم المغادرة: استرداد 50%'],
  [1, 'قبل المغادرة بمدة يوم واحد أو أكثر: استرداد 50%'],
  [2, 'قبل المغادرة بمدة يومين أو أكثر: استرداد 50%'],
  [8, 'قبل المغادرة بمدة 8 أيام أو أكثر: استرداد 50%'],
  [11, 'قبل المغادرة بمدة 11 يومًا أو أكثر: استرداد 50%'],
  [100, 'قبل المغادرة بمدة 100 يوم أو أكثر: استرداد 50%'],
])('%i days have the form of their number in Arabic', (fromDaysBefore, phrase) => {
  expect(bandTexts([{ fromDaysBefore, refundPercent: 50 }], 'ar')[0]).toBe(phrase)
})

test.each(locales)('no phrase keeps an open place in %s', (locale) => {
  expect(bandTexts(agreed, locale).join(' ')).not.toMatch(/[{}—]/)
})
