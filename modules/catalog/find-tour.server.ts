import { startIn, type Start } from './list-starts.server.ts'
import { textIn, type Locale, type Localised } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'

import { readSettings } from '#platform/settings/settings.server.ts'
import { listAirports } from './data/airports.server.ts'
import * as columns from './data/columns.server.ts'
import { departureColumns, toDepartureFacts } from './data/departure-row.server.ts'
import { findTourText, listTourStays, type StoredStay } from './data/find-tour-text.server.ts'
import { loadSeasonRules } from './data/holidays.server.ts'
import { faresOf, loadTours } from './data/load-season-rows.server.ts'
import { loadSeasonIn } from './data/load-season.server.ts'
import { own } from './data/tables.server.ts'
import type { TimedFlight } from './domain/flight-times.ts'
import { namedHotelOf, postalCodeOf } from './domain/named-hotels.ts'
import { showFlight } from './domain/shown-flight.ts'
import { placeOf, type DepartureFacts } from './domain/season.ts'
import { laterDeparturesOf, nearDeparturesOf, neighboursOf, sameDepartureOf, summarise } from './domain/summarise.ts'
import { freeCancellationUntil, stayOnDay } from './domain/tour-days.ts'
import { parseTourId, toTourId } from './domain/tour-id.ts'
import { passportMonthsOf, type EventHotel, type HotelStay, type ProgramDay, type TourDetail } from './domain/tour.ts'
import { namedHotelsSetting } from './named-hotels.server.ts'
import { CATALOGUE_TAG, seasonTags, tagsOfDeparture } from './page-tags.server.ts'
import { eventTimesSetting, passportMonthsSetting } from './trade-settings.server.ts'

/**
 * One departure with everything its page shows; `undefined` for drafts, for ids that name no departure, and where the
 * tour cannot be read in the language. Full, closed, cancelled and past departures are found, their availability says
 * so. A fixed number of queries.
 */
export async function findTour(db: Db, request: TourRequest): Promise<TourDetail | undefined> {
  const tour = await findSoldTour(db, request)
  return tour?.languages.includes(request.locale) ? tour : undefined
}

/**
 * As `findTour`, and in every language: what one does not have is there in the words of the nearest. For papers of
 * those who have bought it, and for whoever asks about it.
 */
export async function findSoldTour(db: Db, request: TourRequest): Promise<TourDetail | undefined> {
  return readTourDetail(db, request, { withDrafts: false })
}

export type TourRequest = { id: string; locale: Locale; today: PlainDate }

/** As `findTour`, and drafts too where these are asked for; without a price for adults there is nothing to show. */
export async function readTourDetail(
  db: Db,
  { id, locale, today }: TourRequest,
  { withDrafts }: { withDrafts: boolean },
): Promise<TourDetail | undefined> {
  const parts = parseTourId(id)
  if (!parts) return undefined
  const publicId = toTourId(parts)
  const found = await noted(
    ['tour', publicId, locale, today, withDrafts],
    (answer) => (answer ? tagsOfDeparture(answer.departure) : [CATALOGUE_TAG]),
    () => readRecord(db, publicId, { locale, today, withDrafts }),
    (answer) => answer?.record,
  )
  if (!found) return undefined
  const { departure, record } = found
  return { ...record, ...(await readSeasonAround(db, departure, { locale, today })) }
}

/** What the page tells of the departure itself. */
async function readRecord(
  db: Db,
  publicId: string,
  { locale, today, withDrafts }: { locale: Locale; today: PlainDate; withDrafts: boolean },
) {
  const found = await findDeparture(db, publicId, { locale, today, withDrafts })
  if (!found?.departure.lowest) return undefined
  const { departure, tourId } = found
  const text = await findTourText(db, tourId)
  const stays = await listTourStays(db, tourId)
  const { flightTimes } = found
  const flights = flightTimes.length > 0 ? flightTimes : text.flights
  const airports = await listAirports(
    db,
    flights.flatMap(({ from, to }) => [from, to]),
  )
  const [named, { makkahPostalCode, ...eventTimes }, usualMonths] = await readSettings(
    db,
    namedHotelsSetting,
    eventTimesSetting,
    passportMonthsSetting,
  )
  const eventHotel =
    namedHotelOf(departure.tour.code, named, makkahPostalCode) ?? eventHotelOf(stays, locale, makkahPostalCode)
  const airport = (code: string) => ({ code, city: airports.get(code)?.city[locale] ?? code })
  const [, ...gallery] = text.images
  const { languages } = departure.tour
  const isReadable = languages.includes(locale)
  const say = (words: Localised) => (isReadable ? words[locale] : textIn(locale, words))
  const sayAll = (texts: readonly Localised[]) => texts.map(say).filter((words) => words !== '')
  const record = {
    ...summarise(departure, locale),
    languages,
    promise: say(text.promise),
    description: say(text.description),
    highlights: sayAll(text.highlights),
    gallery,
    program: text.program.map((day) => programDay(day, say, { departure, stays, locale })),
    hotelStays: stays.map((stay) => hotelStay(stay, locale)),
    included: sayAll(text.included.map((entry) => entry.text)),
    notIncluded: sayAll(text.notIncluded.map((entry) => entry.text)),
    bring: sayAll(text.bring.map((entry) => entry.text)),
    difficulty: (text.difficulty && say(text.difficulty)) || null,
    fares: departure.fares,
    priceMode: text.priceMode,
    depositPercent: text.depositPercent,
    groupSize: text.groupSize,
    group: departure.group,
    capacity: found.capacity,
    cancellation: text.cancellation,
    freeCancellationUntil: freeCancellationUntil(text.cancellation, departure.departsOn, today),
    legalRegime: text.legalRegime,
    installmentPolicy: text.installmentPolicy,
    flights: flights.map(({ from, to, number }) => ({ from: airport(from), to: airport(to), number })),
    flightTimes: flightTimes.map((flight) => showFlight(flight, airports, locale)),
    start: found.start,
    eventHotel,
    eventTimes,
    passportMonthsAfterReturn: passportMonthsOf(departure.tour.kind, text.passportMonthsAfterReturn, usualMonths),
  }
  return { departure, record }
}

/** The departures that the page leads on to. */
function readSeasonAround(
  db: Db,
  departure: DepartureFacts,
  { locale, today }: { locale: Locale; today: PlainDate },
): Promise<Pick<TourDetail, 'previous' | 'next' | 'sameDeparture' | 'nearDepartures' | 'laterDepartures'>> {
  return noted(['seasonAround', departure.id, locale, today], seasonTags, async () => {
    const season = await loadSeasonIn(db, { today, locale })
    const sameDeparture = sameDepartureOf(departure, season, locale)
    return {
      ...neighboursOf(departure, season, locale),
      sameDeparture,
      nearDepartures: sameDeparture.length > 0 ? [] : nearDeparturesOf(departure, season, locale),
      laterDepartures: departure.availability === 'available' ? [] : laterDeparturesOf(departure, season, locale),
    }
  })
}

async function findDeparture(
  db: Db,
  publicId: string,
  { locale, today, withDrafts }: { locale: Locale; today: PlainDate; withDrafts: boolean },
): Promise<
  { departure: DepartureFacts; tourId: string; capacity: number; flightTimes: TimedFlight[]; start: Start } | undefined
> {
  const row = await own(db)
    .selectFrom('departures')
    .select(['id', 'flight_times', 'starts_at', 'pick_up', ...departureColumns])
    .select(({ ref }) => faresOf(db, ref('departures.id')).as('fares'))
    .where('public_id', '=', publicId)
    .$if(!withDrafts, (query) => query.where('status', '!=', 'draft'))
    .executeTakeFirst()
  if (!row) return undefined
  const tour = (await loadTours(db, [row.tour_id])).get(row.tour_id)
  if (!tour) return undefined
  const rules = await loadSeasonRules(db)
  const departure = toDepartureFacts(row, { tour, fares: row.fares, today, rules })
  const flightTimes = columns.flightTimes.parse(row.flight_times)
  return { departure, tourId: row.tour_id, capacity: row.capacity, flightTimes, start: startIn(locale, row) }
}

type StoredDay = Awaited<ReturnType<typeof findTourText>>['program'][number]

type DayContext = { departure: DepartureFacts; stays: StoredStay[]; locale: Locale }

function programDay(
  { day, title, text, easierWay, easierPrice, easierCurrency, ...load }: StoredDay,
  say: (words: Localised) => string,
  { departure, stays, locale }: DayContext,
): ProgramDay {
  const stay = day === departure.tour.days ? undefined : stayOnDay(stays, day)
  return {
    day,
    date: addDays(departure.departsOn, day - 1),
    title: say(title),
    text: say(text),
    place: stay ? placeOf(stay) : 'turkiye',
    city: stay?.cityName[locale] ?? '',
    load: {
      metresWalked: load.metresWalked,
      minutesStanding: load.minutesStanding,
      stairSteps: load.stairSteps,
      chair: load.chair,
      easierWay: (easierWay && say(easierWay)) || null,
      easierPrice: easierPrice !== null && easierCurrency ? money(easierPrice, easierCurrency) : null,
    },
  }
}

function hotelStay(stay: StoredStay, locale: Locale): HotelStay {
  return {
    link: stay.isPublished ? stay.slug[locale] : null,
    name: stay.name[locale],
    city: stay.city,
    cityName: stay.cityName[locale],
    place: placeOf(stay),
    district: stay.district[locale],
    stars: stay.stars,
    nights: stay.nights,
    board: stay.board,
    description: stay.description[locale],
    walkMetres: stay.walkMetres,
    walkMinutes: stay.walkMinutes,
    distanceTo: stay.distanceTo,
    distanceToName: stay.distanceToName?.[locale] ?? null,
    coordinates: stay.coordinates,
    postalCode: stay.postalCode,
    country: stay.country,
    facilities: stay.facilities.map(({ text }) => text[locale]).filter((name) => name !== ''),
    image: stay.image,
  }
}

/** Without a named hotel the event takes place where most nights are spent, in Makkah when the tour goes there. */
function eventHotelOf(stays: readonly StoredStay[], locale: Locale, makkahPostalCode: string): EventHotel | null {
  const inMakkah = stays.filter(({ city }) => city === 'makkah')
  const [stay] = (inMakkah.length > 0 ? inMakkah : stays).toSorted((a, b) => b.nights - a.nights)
  return stay
    ? {
        name: stay.name[locale],
        locality: stay.cityName[locale],
        postalCode: postalCodeOf(stay, makkahPostalCode),
        country: stay.country,
      }
    : null
}
