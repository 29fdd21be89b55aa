import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aDeck, aDepartureOf, aHotel, aTour } from '#modules/catalog/testing/builders.ts'
import { importCatalogue } from '#modules/catalog/index.server.ts'
import { importReviews } from '#modules/content/index.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const same = (text: string) => ({ tr: text, en: text, ar: text })
const leaving = addDays(dayInIstanbul(new Date()), 60)

const fullTour = aTour('full', {
  promise: same('The promise of the tour.'),
  description: same('The description of the tour.'),
  highlights: [same('A highlight of the tour')],
  bring: [{ code: 'shoes', text: same('Comfortable shoes') }],
  notIncluded: [{ code: 'visa', text: same('Not paid for') }],
  images: ['makkah-kaaba-dawn', 'haramain-train', 'makkah-kaaba-dawn'],
})
const bareTour = aTour('bare', {
  kind: 'turkey',
  highlights: [],
  program: [],
  included: [],
  notIncluded: [],
  bring: [],
  cancellation: [],
  stays: [],
  categories: ['umrah'],
  images: ['makkah-kaaba-dawn'],
})

const review = {
  id: 'r1',
  demo: false,
  language: 'en',
  rating: 5,
  scores: { guide: 5, hotel: 5, organisation: 5, value: 5 },
  date: '2026-11-02',
  city: 'Bursa',
  tourKind: 'umrah',
  name: 'Hatice K.',
  text: 'The chair stood ready at the door of the hotel.',
  reply: null,
  status: 'approved',
  verified: false,
  tour: 'FULL',
}

/** A tour with neighbours in time, and one that leaves on the same days; and a tour that has nothing to show. */
async function aSeason() {
  const db = await testDb()
  const tours = [fullTour, aTour('other', { stays: [{ hotel: 'near', nights: 9, board: 'BB' }] }), bareTour]
  const departures = [
    aDepartureOf('full', addDays(leaving, -20)),
    aDepartureOf('full', leaving),
    aDepartureOf('full', addDays(leaving, 20)),
    aDepartureOf('other', leaving),
    aDepartureOf('bare', addDays(leaving, 200)),
  ]
  await db.transaction().execute(async (tx) => {
    await importCatalogue(tx, aDeck({ tours, departures, hotels: [aHotel('near')] }))
    await importReviews(tx, {
      reviews: [review, { ...review, id: 'r2', status: 'pending', text: 'Nobody has read this.' }],
    })
  })
  const app = await testApp({ db })
  const page = async (code: string, departsOn: string, prefix = '') => {
    const [from, to] = [departsOn, addDays(leaving, 9)].map((day) => day.split('-').toReversed().join('-'))
    const back = code === 'BARE' ? addDays(addDays(leaving, 200), 9).split('-').toReversed().join('-') : to
    return (await getPage(app, `${prefix}/tour/${from}-${back}-${code}`)).text()
  }
  return { full: (prefix = '') => page('FULL', leaving, prefix), bare: () => page('BARE', addDays(leaving, 200)) }
}

/** Every block of the page: its heading in English, Turkish and Arabic, and something that stands in it. */
const blocks: [block: string, headings: [string, string, string], content: string][] = [
  ['dates', ['Dates', 'Tarihler', 'التواريخ'], '<time'],
  ['gallery', ['Pictures', 'Resimler', 'الصور'], 'haramain-train'],
  ['description', ['About this journey', 'Bu yolculuk', 'عن هذه الرحلة'], 'The description of the tour.'],
  ['highlights', ['Highlights', 'Öne çıkanlar', 'أبرز ما فيها'], 'A highlight of the tour'],
  ['programme', ['Day by day', 'Gün gün program', 'يومًا بيوم'], 'Walking.'],
  ['hotels', ['Your hotels', 'Oteller', 'فنادقك'], 'Hotel near'],
  ['maps', ['Where you will be', 'Nerede kalacaksınız?', 'أين ستقيم؟'], '<svg'],
  ['what is included', ['Included', 'Fiyata dâhil', 'يشمل السعر'], 'Visa'],
  ['what is not', ['Not included', 'Fiyata dâhil değil', 'لا يشمل السعر'], 'Not paid for'],
  ['what to bring', ['What to bring', 'Yanınıza alın', 'ما تحتاج إليه'], 'Comfortable shoes'],
  ['cancellation', ['Cancellation and refund', 'İptal ve iade', 'الإلغاء والاسترداد'], '100'],
  ['prices', ['Rooms and prices', 'Oda ve fiyat', 'الغرف والأسعار'], 'value="quad"'],
  [
    'tours on the same departure',
    ['Same departure, other hotels', 'Aynı kalkış, başka oteller', 'الموعد نفسه بفنادق أخرى'],
    '-OTHER"',
  ],
  [
    'previous and next tour',
    ['Previous and next departure', 'Önceki ve sonraki sefer', 'الرحلة السابقة والتالية'],
    'rel="next"',
  ],
]

test.each(blocks)('%s: a heading in every language, with its content below', async (_, headings, content) => {
  const { full } = await aSeason()

  const pages = await Promise.all([full(), full('/tr'), full('/ar')])

  pages.forEach((html, index) => {
    const heading = html.search(new RegExp(`<(h2|h3|summary)[^>]*>${headings[index]?.replace('?', '\\?')}<`))
    expect(heading).toBeGreaterThan(0)
    expect(html.indexOf(content, heading)).toBeGreaterThan(heading)
  })
})

test('a tour that is priced by person has prices, and no rooms', async () => {
  const db = await testDb()
  const fares = [{ fare: 'adult' as const, amountMinor: 3900 }]
  await db.transaction().execute(async (tx) => {
    const tours = [aTour('boat', { kind: 'day', priceMode: 'person', stays: [] })]
    await importCatalogue(tx, aDeck({ tours, departures: [aDepartureOf('boat', leaving, { fares })] }))
  })
  const id = `${[leaving, addDays(leaving, 9)].map((day) => day.split('-').toReversed().join('-')).join('-')}-BOAT`

  const html = await (await getPage(await testApp({ db }), `/tr/tour/${id}`)).text()

  expect(html).toMatch(/<h2[^>]*>Fiyatlar<\/h2>/)
  expect(html).not.toContain('Oda ve fiyat')
})

test('where nothing else leaves that day, the days around it are offered, with other hotels', async () => {
  const db = await testDb()
  const stays = (hotel: string) => ({ stays: [{ hotel, nights: 9, board: 'BB' as const }] })
  const tours = [aTour('one', stays('near')), aTour('two', stays('other')), aTour('same', stays('near'))]
  const departures = [
    aDepartureOf('one', leaving),
    aDepartureOf('two', addDays(leaving, 3)),
    aDepartureOf('two', addDays(leaving, 40)),
    aDepartureOf('same', addDays(leaving, 1)),
  ]
  await db.transaction().execute(async (tx) => {
    await importCatalogue(tx, aDeck({ tours, departures, hotels: [aHotel('near'), aHotel('other')] }))
  })
  const app = await testApp({ db })
  const dayFirst = (day: string) => day.split('-').toReversed().join('-')
  const idOf = (from: typeof leaving, code: string) => `${dayFirst(from)}-${dayFirst(addDays(from, 9))}-${code}`

  const html = await (await getPage(app, `/tr/tour/${idOf(leaving, 'ONE')}`)).text()
  const [, near = ''] = /Yakın günlerde, başka oteller(.*?)<\/ul>/s.exec(html) ?? []

  expect(near.match(/<li/g)).toHaveLength(1)
  expect(near).toContain(idOf(addDays(leaving, 3), 'TWO'))
})

test('a tour nobody has written about shows what was written about journeys of its kind', async () => {
  const db = await testDb()
  await db.transaction().execute(async (tx) => {
    await importCatalogue(tx, aDeck({ tours: [aTour('fresh')], departures: [aDepartureOf('fresh', leaving)] }))
    const { tour: _, ...untold } = review
    await importReviews(tx, {
      reviews: [untold, { ...untold, id: 'r3', tourKind: 'regional', text: 'Of another kind.' }],
    })
  })
  const [from, to] = [leaving, addDays(leaving, 9)].map((day) => day.split('-').toReversed().join('-'))

  const html = await (await getPage(await testApp({ db }), `/tour/${from}-${to}-FRESH`)).text()

  expect(html).toContain('Reviews of journeys like this one')
  expect(html).toContain('The chair stood ready at the door of the hotel.')
  expect(html).not.toContain('Of another kind.')
})

test('approved reviews of the tour stand on the page in their language, pending ones do not', async () => {
  const { full } = await aSeason()
  const [english, turkish] = await Promise.all([full(), full('/tr')])

  expect(english).toContain('What travellers said')
  expect(english).toContain('The chair stood ready at the door of the hotel.')
  expect(english).not.toContain('Nobody has read this.')
  expect(turkish).not.toContain('Yolcular ne dedi?')
})

test.each([
  ['highlights', 'Highlights'],
  ['programme', 'Day by day'],
  ['hotels', 'Your hotels'],
  ['maps', 'Where you will be'],
  ['what is included', 'Included'],
  ['what to bring', 'What to bring'],
  ['cancellation', 'Cancellation and refund'],
  ['tours on the same departure', 'Same departure, other hotels'],
  ['previous and next tour', 'Previous and next departure'],
  ['reviews', 'What travellers said'],
])('%s: nothing to show hides the heading', async (_, heading) => {
  const { bare } = await aSeason()

  const html = await bare()

  expect(html).toContain('<h1')
  expect(html).not.toMatch(new RegExp(`<(h2|h3|summary)[^>]*>${heading}<`))
})
