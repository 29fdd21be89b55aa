import { expect, test } from 'vitest'
import { drawingsOfCity } from '#app/pictures/art-places.ts'
import { buildCatalogue } from '#db/seed/build-catalogue.ts'
import { readDecks } from '#db/seed/decks.ts'
import { plainDate } from '#kernel/plain-date.ts'
import type { TourKind } from '#modules/catalog/index.ts'
import { dealPictures } from './deal-pictures.ts'
import { PAGE_SIZE } from '#app/addresses/named-lists.ts'

const photograph = `/image/${'a'.repeat(32)}.webp`
const card = (image: string, kind: TourKind = 'umrah', isRamadan = false) => ({
  kind,
  image,
  isRamadan,
})
const twice = (pictures: string[]) => pictures.filter((each, index) => pictures.indexOf(each) !== index)

const { tours, departures } = buildCatalogue(readDecks(), plainDate('2026-11-21'))
const season = departures.flatMap(({ tour: key, departsOn }) => {
  const tour = tours.find((each) => each.key === key)
  const image = tour?.images[0]
  return tour && image
    ? [
        {
          ...card(image, tour.kind),
          tour: key,
          categories: tour.categories,
          departsOn,
        },
      ]
    : []
})
type Departure = (typeof season)[number]
const isPilgrimage = (kind: TourKind) => ['umrah', 'hajj', 'private'].includes(kind)
const pagesOf = <Each>(list: readonly Each[]) =>
  Array.from({ length: Math.ceil(list.length / PAGE_SIZE) }, (_, nth) =>
    list.slice(nth * PAGE_SIZE, (nth + 1) * PAGE_SIZE),
  )

test('the first departure of a tour has the tour’s own picture, the next one of the same place', () => {
  const dealt = dealPictures([card('madinah-quba-palms'), card('makkah-kaaba-dawn'), card('madinah-quba-palms')])

  expect(dealt.slice(0, 2)).toEqual(['madinah-quba-palms', 'makkah-kaaba-dawn'])
  expect(dealt[2]).toMatch(/makkah|madinah|haramain|coach|ihram|haram|nour/)
  expect(twice(dealt)).toEqual([])
})

test('a picture that another tour of the page calls its own is given to nobody before it', () => {
  const dealt = dealPictures([
    card('madinah-quba-palms'),
    card('madinah-quba-palms'),
    card('coach-desert-makkah-madinah'),
  ])

  expect(dealt[2]).toBe('coach-desert-makkah-madinah')
  expect(twice(dealt)).toEqual([])
})

test('an uploaded photograph wins, however often it comes', () => {
  expect(dealPictures([card(photograph), card(photograph)])).toEqual([photograph, photograph])
})

test('a journey in Ramadan has the picture of Ramadan first, and others never have it', () => {
  expect(dealPictures([card('makkah-kaaba-dawn'), card('makkah-kaaba-dawn', 'umrah', true)])[1]).toBe(
    'ramadan-crescent-iftar',
  )
  expect(dealPictures(Array.from({ length: PAGE_SIZE }, () => card('makkah-kaaba-dawn')))).not.toContain(
    'ramadan-crescent-iftar',
  )
})

test('a day in Istanbul never shows the holy cities', () => {
  const dealt = dealPictures(Array.from({ length: PAGE_SIZE }, () => card('istanbul-galata-golden-horn', 'day')))

  expect(dealt.filter((each) => /makkah|madinah|haram/.test(each))).toEqual([])
})

/** Every list of the season that a page can show: of each kind, category, month and tour, and of what two of them leave. */
function listsOf(all: readonly Departure[]): Departure[][] {
  const groups = [
    Object.values(Object.groupBy(all, ({ kind }) => kind)),
    Object.values(Object.groupBy(all, ({ departsOn }) => departsOn.slice(0, 7))),
    Object.values(Object.groupBy(all, ({ tour }) => tour)),
    [...new Set(all.flatMap(({ categories }) => categories))].map((key) =>
      all.filter(({ categories }) => categories.includes(key)),
    ),
  ].map((lists) => lists.filter((each) => each !== undefined))
  const pairs = groups.flatMap((one, nth) =>
    groups
      .slice(nth + 1)
      .flatMap((other) => one.flatMap((a) => other.map((b) => a.filter((each) => b.includes(each))))),
  )
  return [[...all], ...groups.flat(), ...pairs]
}

const byDay = (a: Departure, b: Departure) => (a.departsOn < b.departsOn ? -1 : 1)
const byTour = (a: Departure, b: Departure) => (a.tour < b.tour ? -1 : a.tour > b.tour ? 1 : byDay(a, b))
const orders = {
  'by day': byDay,
  'the last first': (a, b) => byDay(b, a),
  'tour after tour': byTour,
} satisfies Record<string, (a: Departure, b: Departure) => number>

test.each(Object.entries(orders))('no page of any list of the season shows a drawing twice, %s', (_name, order) => {
  const pages = listsOf(season).flatMap((list) => pagesOf(list.toSorted(order)))

  expect(pages.length).toBeGreaterThan(200)
  expect(pages.flatMap((page) => twice(dealPictures(page)))).toEqual([])
})

test.each(Object.entries(orders))(
  'a journey that is no pilgrimage shows its own place on every page, %s',
  (_name, order) => {
    const placeOf = (picture: string | undefined) =>
      Object.keys(drawingsOfCity).find((place) => drawingsOfCity[place]?.some((key) => key === picture))
    const strange = listsOf(season)
      .flatMap((list) => pagesOf(list.toSorted(order)))
      .flatMap((page) => {
        const dealt = dealPictures(page)
        return page.filter(({ kind, image }, nth) => !isPilgrimage(kind) && placeOf(dealt[nth]) !== placeOf(image))
      })

    expect(strange).toEqual([])
  },
)
