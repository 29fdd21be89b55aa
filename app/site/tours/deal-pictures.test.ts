import { expect, test } from 'vitest'
import { buildCatalogue } from '#db/seed/build-catalogue.ts'
import { readDecks } from '#db/seed/decks.ts'
import { plainDate } from '#kernel/plain-date.ts'
import type { TourKind } from '#modules/catalog/index.ts'
import { dealPictures } from './deal-pictures.ts'
import { PAGE_SIZE } from './lists.ts'

const photograph = `/image/${'a'.repeat(32)}.webp`
const card = (image: string, kind: TourKind = 'umrah', isRamadan = false) => ({ kind, image, isRamadan })
const twice = (pictures: string[]) => pictures.filter((each, index) => pictures.indexOf(each) !== index)

const { tours, departures } = buildCatalogue(readDecks(), plainDate('2026-11-21'))
const season = departures
  .toSorted((a, b) => (a.departsOn < b.departsOn ? -1 : 1))
  .flatMap(({ tour: key, departsOn }) => {
    const tour = tours.find((each) => each.key === key)
    const image = tour?.images[0]
    return tour && image ? [{ ...card(image, tour.kind), departsOn }] : []
  })
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

test('no page of the season’s pilgrimages shows a drawing twice, in any month', () => {
  const pilgrimages = season.filter(({ kind }) => ['umrah', 'hajj', 'private'].includes(kind))
  const months = [...new Set(pilgrimages.map(({ departsOn }) => departsOn.slice(0, 7)))]
  const lists = [
    pilgrimages,
    pilgrimages.filter(({ kind }) => kind === 'umrah'),
    ...months.map((month) => pilgrimages.filter(({ departsOn }) => departsOn.startsWith(month))),
  ]

  expect(lists.flatMap(pagesOf).flatMap((page) => twice(dealPictures(page)))).toEqual([])
})
