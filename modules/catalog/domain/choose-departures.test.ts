import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { countFacets } from './count-facets.ts'
import { chooseDepartures, sortDepartures } from './choose-departures.ts'
import { chooseInOrder } from './choose-in-order.ts'
import { deliveredStarts } from './durations.ts'
import type { TourFilter } from './filter.ts'
import type { LiraRates } from './compare-prices.ts'
import { legsOf, type CategoryFacts, type DepartureFacts, type StayFacts, type TourFacts } from './season.ts'
import { monthsOf } from './season-months.ts'
import { neighboursOf, sameDepartureOf, summarise } from './summarise.ts'

const matches = (one: DepartureFacts, filter: TourFilter) => chooseDepartures([one], filter).length === 1

const same = (text: string) => ({ tr: text, en: text, ar: text })

const makkah: StayFacts = {
  hotelKey: 'anjum',
  name: same('Anjum'),
  city: 'makkah',
  cityName: { tr: 'Mekke', en: 'Makkah', ar: 'مكة المكرمة' },
  country: 'SA',
  stars: 5,
  nights: 6,
  board: 'HB',
  walkMetres: 380,
  walkMinutes: 6,
}
const madinah: StayFacts = {
  ...makkah,
  hotelKey: 'ensar',
  name: same('Ensar'),
  city: 'madinah',
  cityName: same('Madinah'),
  stars: 4,
  nights: 3,
}

const feast = {
  kind: 'public',
  name: same('23 April'),
  from: plainDate('2027-04-23'),
  to: plainDate('2027-04-23'),
} as const

function category(key: string): CategoryFacts {
  return { key, slug: { tr: `${key}-tr`, en: key, ar: key }, name: same(key), isPrimary: true }
}

function departure(
  changes: Partial<Omit<DepartureFacts, 'tour'>> & { price?: number; tour?: Partial<TourFacts> } = {},
): DepartureFacts {
  const { tour, price = 1490, ...rest } = changes
  const departsOn = rest.departsOn ?? plainDate('2027-04-10')
  const lowest = { fare: 'quad', price: money(price * 100, 'USD') } as const
  return {
    departureId: 'd',
    group: { sold: 11, minimum: 12 },
    id: `${departsOn}-${tour?.code ?? 'ANJUMUMRE'}`,
    departsOn,
    returnsOn: plainDate('2027-04-19'),
    isRamadan: false,
    durationBucket: '9-10',
    holidays: [feast],
    availability: 'available',
    seatsLeft: 9,
    fares: [lowest, { fare: 'child', price: money(100, 'USD') }],
    lowest,
    ...rest,
    tour: {
      key: 'anjum10',
      languages: locales,
      code: 'ANJUMUMRE',
      kind: 'umrah',
      name: { tr: 'Anjum ile umre', en: 'Umrah with Anjum', ar: 'عمرة فندق أنجم' },
      days: 10,
      nights: 9,
      airline: { code: 'TK', name: same('Turkish Airlines') },
      originCode: 'IST',
      isDirect: true,
      saleMode: 'cart',
      isEconomy: false,
      guideLanguages: ['tr'],
      image: 'makkah-kaaba-dawn',
      stays: [madinah, makkah],
      categories: [category('umrah')],
      ...tour,
    },
  }
}

test.each<[string, TourFilter, Parameters<typeof departure>[0]]>([
  ['the month', { month: '2027-04' }, { departsOn: plainDate('2027-05-10') }],
  ['a bucket of days', { durations: ['9-10'] }, { tour: { days: 11 }, durationBucket: '11+' }],
  ['a number of days', { durations: [5, 10] }, { tour: { days: 9 } }],
  ['the category by its link', { category: 'umrah' }, { tour: { categories: [category('hajj')] } }],
  ['the category by its Turkish link', { category: 'umrah-tr' }, { tour: { categories: [] } }],
  [
    'the stars of the Makkah hotel',
    { stars: [5] },
    {
      tour: {
        stays: [
          { ...makkah, stars: 4 },
          { ...madinah, stars: 5 },
        ],
      },
    },
  ],
  ['the holidays of its days', { holidays: ['public'] }, { holidays: [{ ...feast, kind: 'kandil' }] }],
  ['the distance to the Haram', { near: true }, { tour: { stays: [{ ...makkah, walkMetres: 501 }] } }],
  ['the walk in minutes', { walk: 6 }, { tour: { stays: [{ ...makkah, walkMinutes: 7 }] } }],
  ['direct flights', { direct: true }, { tour: { isDirect: false } }],
  ['availability', { availability: 'available' }, { availability: 'full' }],
  ['the highest price', { priceMax: 1490 }, { price: 1491 }],
  ['the lowest price', { priceMin: 1490 }, { price: 1489 }],
  ['a day on the road', { date: plainDate('2027-04-19') }, { returnsOn: plainDate('2027-04-18') }],
  ['the kind', { kinds: ['umrah', 'hajj'] }, { tour: { kind: 'private' } }],
  ['a city on the way', { city: 'madinah' }, { tour: { stays: [makkah] } }],
  ['the airline', { airlines: ['TK'] }, { tour: { airline: null } }],
  ['the language of the guide', { language: 'tr' }, { tour: { guideLanguages: ['ar'] } }],
  ['words', { q: 'anjum mekke' }, { tour: { stays: [madinah] } }],
])('filters by %s', (_, filter, other) => {
  expect([matches(departure(), filter), matches(departure(other), filter)]).toEqual([true, false])
})

test.each<[string, TourFilter, Parameters<typeof departure>[0]]>([
  ['Ramadan', { ramadan: true }, { isRamadan: true }],
  ['Hajj', { hajj: true }, { tour: { kind: 'hajj' } }],
  ['private packages', { private: true }, { tour: { kind: 'private' } }],
  ['families', { family: true }, { tour: { categories: [category('family-umrah')] } }],
  ['economy', { economy: true }, { tour: { isEconomy: true } }],
  ['what runs for sure', { certain: true }, { group: { sold: 12, minimum: 12 } }],
])('filters for %s', (_, filter, other) => {
  expect([matches(departure(), filter), matches(departure(other), filter)]).toEqual([false, true])
})

test('finds Turkish words whatever their case and dots', () => {
  const named = departure({ tour: { name: same('Beş yıldızlı ışık') } })
  expect(matches(named, { q: 'YILDIZLI IŞIK' })).toBe(true)
})

test('without rates a bound says nothing about prices in another currency', () => {
  expect(matches(departure({ price: 10 }), { priceMax: 2000, currency: 'TRY' })).toBe(false)
})

const rates: LiraRates = { USD: { value: 4348, scale: 2 }, EUR: { value: 5012, scale: 2 } }

test.each([
  ['TRY', 64_785, false],
  ['TRY', 64_790, true],
  ['EUR', 1292, false],
  ['EUR', 1293, true],
  ['SAR', 99_999, false],
] as const)('a bound in %s of %d is compared with the price at the rates: %s', (currency, priceMax, passes) => {
  expect(chooseDepartures([departure({ price: 1490 })], { priceMax, currency }, rates)).toHaveLength(passes ? 1 : 0)
})

const priced = (code: string, whole: number, currency: 'USD' | 'EUR' | 'TRY') =>
  departure({ lowest: { fare: 'quad', price: money(whole * 100, currency) }, tour: { code } })
const mixed = [priced('A', 900, 'EUR'), priced('B', 1000, 'USD'), priced('C', 44_000, 'TRY'), priced('D', 300, 'USD')]
const codes = (sort: 'price' | '-price', known?: LiraRates) =>
  sortDepartures(mixed, sort, 'tr', known).map(({ tour }) => tour.code)

test('sorts prices of several currencies by what they are worth at the rates', () => {
  expect(codes('price', rates)).toEqual(['D', 'B', 'C', 'A'])
  expect(codes('-price', rates)).toEqual(['A', 'C', 'B', 'D'])
})

test('sorts prices that do not compare in groups, the largest one first', () => {
  expect(codes('price')).toEqual(['D', 'B', 'C', 'A'])
  expect(codes('-price')).toEqual(['B', 'D', 'C', 'A'])
  expect(codes('price', { EUR: { value: 5012, scale: 2 } })).toEqual(['C', 'A', 'D', 'B'])
})

test('names the range of prices in the asked currency', () => {
  const range = (currency: 'EUR' | undefined) =>
    countFacets(mixed, {}, { locale: 'tr', durations: deliveredStarts, rates, currency }).prices

  expect(range('EUR')).toEqual({ currency: 'EUR', lowest: 260, highest: 900 })
  expect(range(undefined)).toEqual({ currency: 'USD', lowest: 300, highest: 1000 })
})

test('sorts by price, then by day', () => {
  const dear = departure({ price: 2000, tour: { code: 'A' } })
  const late = departure({ departsOn: plainDate('2027-06-01') })
  const early = departure({ departsOn: plainDate('2027-05-01') })
  expect(sortDepartures([dear, late, early], 'price', 'tr')).toEqual([early, late, dear])
})

test.each(['departureDate', 'price', 'durationDays', 'title'] as const)('sorts by %s both ways', (by) => {
  const one = departure({
    price: 1000,
    departsOn: plainDate('2027-05-01'),
    tour: { code: 'A', days: 5, name: same('A') },
  })
  const other = departure({
    price: 2000,
    departsOn: plainDate('2027-06-01'),
    tour: { code: 'B', days: 9, name: same('B') },
  })

  expect(sortDepartures([other, one], by, 'en')).toEqual([one, other])
  expect(sortDepartures([one, other], `-${by}`, 'en')).toEqual([other, one])
})

test('recommends journeys with nights before day tours', () => {
  const dayTour = departure({ departsOn: plainDate('2027-04-01'), tour: { kind: 'day' } })
  expect(sortDepartures([dayTour, departure()], 'recommended', 'tr')[1]).toBe(dayTour)
})

test('sorts titles by the rules of the language', () => {
  const names = ['Şam', 'Sam', 'Çam'].map((name, index) => departure({ tour: { name: same(name), code: `T${index}` } }))
  expect(sortDepartures(names, 'title', 'tr').map(({ tour }) => tour.name.tr)).toEqual(['Çam', 'Sam', 'Şam'])
})

test('puts tours without a walk to a mosque last when sorting by distance', () => {
  const regional = departure({ tour: { stays: [{ ...makkah, city: 'sarajevo', walkMetres: 100 }] } })
  expect(sortDepartures([regional, departure()], 'distance', 'tr')[1]).toBe(regional)
})

test('counts what each value of a control would show, the other controls being as they are', () => {
  const season = [
    departure(),
    departure({ tour: { kind: 'hajj', code: 'H' } }),
    departure({ tour: { days: 5, code: 'S' }, durationBucket: '5-8' }),
  ]
  const facets = countFacets(season, { kinds: ['umrah'] }, { locale: 'en', durations: deliveredStarts })
  expect([facets.kinds.slice(0, 2), facets.durations]).toEqual([
    [
      { value: 'umrah', count: 2 },
      { value: 'hajj', count: 1 },
    ],
    [
      { value: '5-8', from: 5, to: 8, count: 1 },
      { value: '9-10', from: 9, to: 10, count: 1 },
      { value: '11+', from: 11, to: null, count: 0 },
    ],
  ])
})

test('counts every one of departures that are alike, and apart what only one of the controls keeps out', () => {
  const full = departure({ availability: 'full', tour: { kind: 'hajj' } })
  const season = [departure(), departure({ departsOn: plainDate('2027-05-01') }), full, departure({ price: 9000 })]

  const facets = countFacets(
    season,
    { availability: 'available', priceMax: 2000 },
    { locale: 'en', durations: deliveredStarts },
  )

  expect([facets.kinds[0]?.count, facets.stars, facets.available]).toEqual([2, [{ value: 5, count: 2 }], 2])
  expect(facets.prices).toEqual({ currency: 'USD', lowest: 1490, highest: 9000 })
})

test.each(['recommended', '-durationDays', 'title', 'price', '-price'] as const)(
  'what is chosen of a list stands in the order of %s as if it were sorted alone',
  (sort) => {
    const season = [
      ...mixed,
      departure({ tour: { kind: 'day', code: 'E', name: same('E'), days: 1 } }),
      departure({ departsOn: plainDate('2027-05-01'), tour: { code: 'F', name: same('A') } }),
    ]
    const filter: TourFilter = { priceMax: 950, currency: 'EUR' }

    for (const asked of [filter, {}])
      expect(chooseInOrder(season, asked, { sort, locale: 'tr', rates })).toEqual(
        sortDepartures(chooseDepartures(season, asked, rates), sort, 'tr', rates),
      )
  },
)

test('names the lowest adult price, not the price of a child', () => {
  expect(summarise(departure(), 'en').fromPrice).toEqual(money(149_000, 'USD'))
})

test('rates a tour by its Makkah hotel', () => {
  expect(summarise(departure(), 'en').hotelStars).toBe(5)
})

test('joins stays in one city to one leg', () => {
  expect(legsOf([madinah, makkah, { ...makkah, hotelKey: 'other', nights: 2 }])).toMatchObject([
    { place: 'madinah', nights: 3 },
    { place: 'makkah', nights: 8 },
  ])
})

test('finds the pilgrimages before and after, leaving day tours aside', () => {
  const season = ['2027-04-01', '2027-04-20'].map((day) => departure({ departsOn: plainDate(day) }))
  const dayTour = departure({ departsOn: plainDate('2027-04-11'), tour: { kind: 'day' } })
  const { previous, next } = neighboursOf(departure(), [...season, dayTour], 'tr')
  expect([previous?.departsOn, next?.departsOn]).toEqual(['2027-04-01', '2027-04-20'])
})

test('lists others of the same day, cheapest first', () => {
  const others = [departure({ price: 1900, tour: { code: 'A' } }), departure({ price: 1390, tour: { code: 'B' } })]
  expect(sameDepartureOf(departure(), [departure(), ...others], 'en').map(({ fromPrice }) => fromPrice.minor)).toEqual([
    139_000, 190_000,
  ])
})

test('lists twelve months, also empty ones, with the lowest Umrah price', () => {
  const months = monthsOf(
    [departure(), departure({ price: 990, tour: { kind: 'regional', code: 'R' } })],
    plainDate('2027-02-10'),
    {},
  )
  expect(months).toHaveLength(12)
  expect(months[2]).toMatchObject({ month: '2027-04', count: 2, lowest: money(149_000, 'USD') })
})

test('finds the lowest price of a month among prices of several currencies', () => {
  const inMonth = (day: string, minor: number, currency: 'USD' | 'TRY') =>
    departure({ departsOn: plainDate(day), lowest: { fare: 'quad', price: money(minor, currency) } })
  const season = [
    inMonth('2027-04-01', 149_000, 'USD'),
    inMonth('2027-04-20', 4_400_000, 'TRY'),
    inMonth('2027-05-01', 99_000, 'USD'),
    inMonth('2027-05-20', 4_400_000, 'TRY'),
    inMonth('2027-06-01', 99_000, 'USD'),
  ]
  const lowest = (known: LiraRates) =>
    monthsOf(season, plainDate('2027-04-10'), known).flatMap((each) => (each.lowest ? [[each.lowest, each.worth]] : []))

  expect(lowest(rates)).toEqual([
    [money(4_400_000, 'TRY'), 4_400_000],
    [money(99_000, 'USD'), 4_304_520],
    [money(99_000, 'USD'), 4_304_520],
  ])
  expect(lowest({}).map(([price]) => price)).toEqual([149_000, 99_000, 99_000].map((minor) => money(minor, 'USD')))
})

test('a price that does not compare with those of the other months has no worth beside them', () => {
  const season = [
    departure({ departsOn: plainDate('2027-04-01'), lowest: { fare: 'quad', price: money(4_400_000, 'TRY') } }),
    departure({ departsOn: plainDate('2027-05-01') }),
    departure({ departsOn: plainDate('2027-06-01') }),
  ]
  const months = monthsOf(season, plainDate('2027-04-10'), {})
  expect(months.slice(0, 4).map(({ worth }) => worth)).toEqual([null, 149_000, 149_000, null])
})

test('knows the months of Ramadan and Hajj', () => {
  const months = monthsOf([], plainDate('2027-01-10'), {})
  expect(months.filter(({ isRamadan }) => isRamadan).map(({ month }) => month)).toEqual(['2027-02'])
  expect(months.filter(({ isHajj }) => isHajj).map(({ month }) => month)).toEqual(['2027-05'])
})

test.each([
  [9, true],
  [10, false],
])('a party of %d finds a departure with nine places left: %s', (people, isFound) => {
  expect(matches(departure(), { people })).toBe(isFound)
})
