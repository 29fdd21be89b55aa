import { expect, test } from 'vitest'
import { locales, type Locale } from '#kernel/locale.ts'
import { cancellationReason } from '../cancellation-reason.ts'
import { anAgency, aPaidOrder } from '../testing/documents.ts'
import { bandTexts } from './band-text.ts'
import { nightsText, starsText, travellersText } from './counts.ts'
import { factsOf, type DocumentSubject } from './document-facts.ts'
import { documentIds } from '../domain/document-id.ts'
import { deliveredVersions, fillDocument } from './documents.server.ts'
import { legalTermsSetting } from './legal-terms.server.ts'

const counts = [0, 1, 2, 3, 8, 11, 100]
const stars = [null, 1, 2, 3, 4, 5] as const

/** What follows a number in Arabic: three to ten take the plural, the rest the singular, from eleven on with its ending. */
const forms = [
  { few: 'أيام', many: 'يومًا', hundred: 'يوم' },
  { few: 'ساعات', many: 'ساعة', hundred: 'ساعة' },
  { few: 'سنوات', many: 'سنة', hundred: 'سنة' },
  { few: 'ليالٍ', many: 'ليلة', hundred: 'ليلة' },
  { few: 'نجوم', many: 'نجمة', hundred: 'نجمة' },
  { few: 'مسافرين', many: 'مسافرًا', hundred: 'مسافرًا' },
]

/** Numbers that stand before a noun in the wrong form, and ones and twos that should be words. */
function wronglyCounted(text: string): string[] {
  return forms.flatMap(({ few, many, hundred }) =>
    [...text.matchAll(new RegExp(`(\\d+)\\u2069? (${few}|${many}|${hundred})(?!\\p{L})`, 'gu'))].flatMap(
      ([phrase, number = '', noun]) => {
        const rest = Number(number) % 100
        const right = rest >= 3 && rest <= 10 ? few : rest > 10 ? many : hundred
        return noun === right && ![1, 2].includes(Number(number)) ? [] : [phrase]
      },
    ),
  )
}

function subjectWith(count: number, starsOfHotel: number | null, locale: Locale): DocumentSubject {
  const order = aPaidOrder()
  const terms = Object.fromEntries(Object.keys(legalTermsSetting.fallback).map((name) => [name, count]))
  return {
    agency: anAgency(locale),
    terms: terms as typeof legalTermsSetting.fallback,
    total: order.total,
    tours: order.tours.map((tour) => ({
      snapshot: {
        ...tour,
        hotels: tour.hotels.map((hotel) => ({ ...hotel, stars: starsOfHotel })),
        cancellation: [
          { fromDaysBefore: count + 7, refundPercent: 100 },
          { fromDaysBefore: count, refundPercent: 50 },
        ],
      },
      details: undefined,
    })),
  }
}

const papers = locales.flatMap((locale) =>
  counts.flatMap((count) => stars.map((each) => [locale, count, each] as const)),
)

test.each(papers)('every agreement in %s counts %i and %s stars as the language does', (locale, count, each) => {
  const facts = factsOf(subjectWith(count, each, locale), locale)
  const texts = documentIds.map((id) => fillDocument(deliveredVersions(id)[0], locale, facts))

  expect(texts.filter((text) => /[[\]{}]|undefined|NaN/.test(text))).toEqual([])
  expect(texts.flatMap(wronglyCounted)).toEqual([])
  expect(facts['hotels']).not.toMatch(/[{}–—]|0/)
})

test.each(locales)('what is said of a count in %s has the form of its number', (locale) => {
  const phrases = counts.flatMap((count) => [
    nightsText(count, locale),
    travellersText(count, locale),
    starsText(count, locale),
    ...bandTexts([{ fromDaysBefore: count, refundPercent: 50 }], locale),
    cancellationReason({ rule: { code: 'full-refund-days', from: count }, days: count, percent: 100 } as never, locale),
  ])

  expect(phrases.filter((phrase) => /[{}—]|undefined/.test(phrase))).toEqual([])
  expect(phrases.flatMap(wronglyCounted)).toEqual([])
})

test('no agreement glues a number to a fixed noun', () => {
  const bodies = documentIds.flatMap((id) => Object.values(deliveredVersions(id)[0].body))

  expect(bodies.flatMap((body) => body.match(/\{\w*(Days|Hours|Years|From|To|Rate)\}/g) ?? [])).toEqual([])
})

test('the checker knows right from wrong', () => {
  expect(wronglyCounted('8 يومًا، 11 أيام، 2 نجوم، 100 يوم، 3 أيام')).toEqual(['8 يومًا', '11 أيام', '2 نجوم'])
})
