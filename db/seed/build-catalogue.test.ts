import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addDays, daysBetween, plainDate } from '#kernel/plain-date.ts'
import { catalogueDeck } from '#modules/catalog/catalogue-deck.server.ts'
import { checkFlightTimes } from '#modules/catalog/domain/flight-times.ts'
import { buildCatalogue } from './build-catalogue.ts'
import { readDecks } from './decks.ts'

const deck = buildCatalogue(readDecks(), plainDate('2026-11-21'))
const tourOf = (key: string) => deck.tours.find((tour) => tour.key === key)

test('offers tours of every kind', () => {
  expect(new Set(deck.tours.map(({ kind }) => kind))).toEqual(
    new Set(['umrah', 'hajj', 'private', 'regional', 'turkey', 'day']),
  )
  expect(deck.tours.length).toBeGreaterThanOrEqual(12)
})

test('offers pilgrimages of every length', () => {
  const lengths = new Set(deck.tours.filter(({ kind }) => kind === 'umrah' || kind === 'hajj').map(({ days }) => days))
  expect([3, 5, 7, 8, 10, 12, 14, 15].filter((days) => !lengths.has(days))).toEqual([])
})

test('has tours whose codes name the Makkah hotel', () => {
  const codes = deck.tours.map(({ code }) => code)
  expect(codes).toEqual(
    expect.arrayContaining([expect.stringContaining('MOVENPICKUMRE'), expect.stringContaining('ANJUMUMRE')]),
  )
})

test('has more than twelve hotels with pages, those of Makkah with their walk to the Haram', () => {
  const withPage = deck.hotels.filter(({ isPublished }) => isPublished)
  expect(withPage.length).toBeGreaterThanOrEqual(12)
  expect(withPage.filter(({ city, walkMetres }) => city === 'makkah' && walkMetres === null)).toEqual([])
})

test('tells a driver in Arabic where every hotel with a page is, and a pilgrim its gate', () => {
  const withPage = deck.hotels.filter(({ isPublished }) => isPublished)
  expect(withPage.filter(({ addressAr }) => !/^[\u0600-\u06FF]/.test(addressAr ?? ''))).toEqual([])
  const holy = withPage.filter(({ city }) => city === 'makkah' || city === 'madinah')
  expect(holy.filter(({ nearestGate }) => !nearestGate?.ar.startsWith('باب'))).toEqual([])
})

test('closes some departures by hand', () => {
  expect(deck.departures.filter(({ status }) => status === 'closed').length).toBeGreaterThan(0)
})

test('ends the sale of Umrah groups three days before they leave', () => {
  const umrah = deck.departures.find(({ tour }) => tour === 'anjum10')
  expect(umrah && daysBetween(plainDate(umrah.salesCloseOn), plainDate(umrah.departsOn))).toBe(3)
})

test('ends the sale of Andalusia forty days before it leaves', () => {
  const andalusia = deck.departures.find(({ tour }) => tour === 'andalusia7')
  expect(andalusia && daysBetween(plainDate(andalusia.salesCloseOn), plainDate(andalusia.departsOn))).toBe(40)
})

test('raises Umrah prices in summer and lowers them in the quiet season', () => {
  const quadPrices = new Map(
    deck.departures
      .filter(({ tour }) => tour === 'anjum10')
      .map(({ departsOn, fares }) => [departsOn.slice(5, 7), fares.find(({ fare }) => fare === 'quad')?.amountMinor]),
  )
  expect(['08', '10', '11'].map((month) => quadPrices.get(month))).toEqual([158_000, 149_000, 142_000])
})

test('asks for Hajj and private journeys instead of selling them', () => {
  expect([tourOf('hajj15')?.saleMode, tourOf('private7')?.saleMode, tourOf('anjum10')?.saleMode]).toEqual([
    'request',
    'request',
    'cart',
  ])
})

test('sells no Hajj place to a child', () => {
  const hajj = deck.departures.find(({ tour }) => tour === 'hajj15')
  expect(hajj?.fares.map(({ fare }) => fare)).toEqual(['single', 'double', 'triple', 'quad'])
})

test('shows only pictures that exist', () => {
  const used = [
    ...deck.tours.flatMap(({ images }) => images),
    ...[...deck.hotels, ...deck.categories, ...deck.services].map(({ image }) => image),
  ]
  expect(used.filter((key) => !existsSync(`public/art/${key}.svg`))).toEqual([])
})

test('programmes have one entry a day and stays one night less', () => {
  const wrong = deck.tours.filter(
    ({ days, nights, program, stays }) =>
      program.length !== days ||
      nights !== days - 1 ||
      (stays.length > 0 && stays.reduce((sum, stay) => sum + stay.nights, 0) !== nights),
  )
  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('tells the hours of flights that fit their tours, and none of those whose airline has not confirmed them', () => {
  const zones = new Map(deck.airports.map(({ code, timeZone }) => [code, timeZone]))
  const parsed = catalogueDeck.parse(deck)
  const wrong = parsed.departures.flatMap((departure) => {
    const tour = tourOf(departure.tour)
    const returnsOn = addDays(departure.departsOn, (tour?.days ?? 1) - 1)
    const problem = checkFlightTimes(departure.flightTimes, { departsOn: departure.departsOn, returnsOn }, zones)
    return problem ? [[departure.tour, problem]] : []
  })
  const filled = new Set(parsed.departures.flatMap(({ tour, flightTimes }) => (flightTimes.length > 0 ? [tour] : [])))
  const routeOf = (flights: readonly { from: string; to: string }[]) => flights.map(({ from, to }) => `${from}-${to}`)

  expect(wrong).toEqual([])
  expect(deck.tours.filter(({ key, flights }) => flights.length > 0 && !filled.has(key)).map(({ key }) => key)).toEqual(
    ['hajj15', 'private7', 'balkans7'],
  )
  expect(
    parsed.departures.filter(
      ({ tour, flightTimes }) =>
        filled.has(tour) && routeOf(flightTimes).join() !== routeOf(tourOf(tour)?.flights ?? []).join(),
    ),
  ).toEqual([])
})
