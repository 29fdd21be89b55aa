import { moneyOnWire } from '#app/wire/wire.ts'
import { blankText, inEveryLocale, locales, type Locale, type Localised } from '#kernel/locale.ts'
import { money, parseDecimalText, toDecimalText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { loadFromWire, loadOnWire, loadPointer } from './day-loads-on-wire.ts'
import { gapsOf, toTourId, tourFactsForCall, tourFactsOfCall, tourFields } from '#modules/catalog/index.ts'
import type {
  DepartureDraft,
  DepartureRecord,
  StaffTourLine,
  TourDraft,
  TourRow,
} from '#modules/catalog/index.server.ts'
import type { TourPatchBody, WireTranslation } from '#app/wire/wire-staff-tour.ts'

/** Where parts of a tour stand on the wire under another name. */
const wireNames: Record<string, string> = {
  ...Object.fromEntries(Object.entries(tourFields).map(([name, { wire }]) => [name, wire])),
  guideLanguages: 'languages',
  stays: 'hotels',
  images: 'gallery',
  departsOn: 'departureDate',
  returnsOn: 'returnDate',
  salesCloseOn: 'salesCloseDate',
  capacity: 'quota',
  fares: 'prices',
  leavesOn: 'departureDate',
  leavesAt: 'departureTime',
  arrivesOn: 'arrivalDate',
  arrivesAt: 'arrivalTime',
  meetsAt: 'meetingTime',
  startsAt: 'startTime',
}

/** A departure with its tour as calls answer them. */
export function staffTourOnWire(tour: TourRow, departure: DepartureRecord) {
  const { draft } = tour
  const { departsOn, returnsOn, salesCloseOn, currency, capacity, minimum, fares, flightTimes, startsAt, pickUp } =
    departure.draft
  return {
    id: departure.id,
    title: departure.id.replace(/^(\d\d-\d\d-\d{4})-(\d\d-\d\d-\d{4})-/, '$1 $2 '),
    tour: tour.key,
    availability: departure.status,
    seats: { capacity, held: departure.held, sold: departure.sold },
    missing: gapsOf(draft),
    translations: Object.fromEntries(locales.map((locale) => [locale, translationOf(draft, locale)])),
    code: draft.code,
    ...tourFactsForCall(draft),
    categories: draft.categories,
    groupSize: draft.groupSize,
    languages: draft.guideLanguages,
    airline: draft.airline,
    flights: draft.flights,
    hotels: draft.stays,
    dayLoads: draft.program.map(loadOnWire),
    gallery: draft.images,
    cancellation: draft.cancellation,
    departureDate: departsOn,
    returnDate: returnsOn,
    salesCloseDate: salesCloseOn,
    currency,
    quota: capacity,
    minimum,
    prices: fares.map(({ fare, amountMinor }) => ({
      room: fare,
      amount: toDecimalText(money(amountMinor, currency)),
      currency,
    })),
    startTime: startsAt,
    pickUp,
    flightTimes: flightTimes.map(({ leavesOn, leavesAt, arrivesOn, arrivesAt, meetsAt, ...flight }) => ({
      ...flight,
      departureDate: leavesOn,
      departureTime: leavesAt,
      arrivalDate: arrivesOn,
      arrivalTime: arrivesAt,
      meetingTime: meetsAt,
    })),
  }
}

/** Both versions: of the tour, which its departures share, and of the departure. */
export function tagOfTour(tour: TourRow, departure: DepartureRecord): string {
  return `"${tour.version}-${departure.version}"`
}

export function summaryOnWire({ tourKey, code, name, category, departure }: StaffTourLine, locale: Locale) {
  return {
    id: departure?.id ?? tourKey,
    tour: tourKey,
    name: name[locale],
    code,
    category: category?.[locale] ?? null,
    departureDate: departure?.departsOn ?? null,
    returnDate: departure?.returnsOn ?? null,
    availability: departure?.status ?? null,
    seats: departure && { capacity: departure.capacity, held: departure.held, sold: departure.sold },
    priceFrom: departure?.fromPrice ? moneyOnWire(departure.fromPrice) : null,
  }
}

/** A tour with what a body says of it; texts that a body leaves out stay. Not checked yet. */
export function tourFromWire(tour: TourDraft, body: TourPatchBody): unknown {
  const text = (name: 'name' | 'promise' | 'description') =>
    localisedOf((locale) => body.translations?.[locale]?.[name], tour[name])
  const difficulty = localisedOf((locale) => body.translations?.[locale]?.difficulty, tour.difficulty ?? blankText())
  const lines = (name: 'highlights' | 'included' | 'notIncluded' | 'bring', before: readonly Localised[]) =>
    rowsOf(before, (locale) => body.translations?.[locale]?.[name])
  const coded = (name: 'included' | 'notIncluded' | 'bring') =>
    lines(
      name,
      tour[name].map((entry) => entry.text),
    ).map((words, index) => ({ code: tour[name][index]?.code ?? '', text: words }))
  const titles = rowsOf(
    tour.program.map(({ title }) => title),
    (locale) => body.translations?.[locale]?.program?.map(({ title }) => title),
  )
  const texts = rowsOf(
    tour.program.map((day) => day.text),
    (locale) => body.translations?.[locale]?.program?.map((day) => day.text),
  )
  return {
    code: body.code ?? tour.code,
    ...tourFactsOfCall(body, tour),
    name: text('name'),
    promise: text('promise'),
    description: text('description'),
    difficulty: locales.every((locale) => difficulty[locale] === '') ? null : difficulty,
    highlights: lines('highlights', tour.highlights),
    program: titles.map((title, index) => ({
      title,
      text: texts[index] ?? blankText(),
      ...loadFromWire(index, tour, body),
    })),
    included: coded('included'),
    notIncluded: coded('notIncluded'),
    bring: coded('bring'),
    steps: tour.steps,
    groupSize: body.groupSize === undefined ? tour.groupSize : body.groupSize,
    guideLanguages: body.languages ?? tour.guideLanguages,
    airline: body.airline === undefined ? tour.airline : body.airline,
    flights: body.flights ? flightsFromWire(body.flights, tour.flights) : tour.flights,
    cancellation: body.cancellation ?? tour.cancellation,
    images: body.gallery ?? tour.images,
    categories: body.categories ?? tour.categories,
    stays: body.hotels ?? tour.stays,
  }
}

/** Legs of a body; one that leaves its number out keeps that of the leg between the same airports. */
function flightsFromWire(
  flights: NonNullable<TourPatchBody['flights']>,
  before: TourDraft['flights'],
): TourDraft['flights'] {
  return flights.map(({ from, to, number }) => {
    const known = before.find((leg) => leg.from === from && leg.to === to)
    return { from, to, number: number === undefined ? (known?.number ?? null) : number }
  })
}

/** A departure with what a body says of it. Not checked yet. */
export function departureFromWire(draft: DepartureDraft, body: TourPatchBody): unknown {
  const currency = body.currency ?? draft.currency
  return {
    departsOn: body.departureDate ?? draft.departsOn,
    returnsOn: body.returnDate ?? draft.returnsOn,
    salesCloseOn: body.salesCloseDate ?? draft.salesCloseOn,
    currency,
    capacity: body.quota ?? draft.capacity,
    minimum: body.minimum === undefined ? draft.minimum : body.minimum,
    fares: body.prices
      ? body.prices.map((price) => ({
          fare: price.room,
          amountMinor: price.currency === currency ? parseDecimalText(price.amount, currency)?.minor : undefined,
        }))
      : draft.fares,
    flightTimes: body.flightTimes
      ? body.flightTimes.map(({ departureDate, departureTime, arrivalDate, arrivalTime, meetingTime, ...flight }) => ({
          terminal: null,
          bags: null,
          bagKg: null,
          cabinKg: null,
          meetingPlace: null,
          ...flight,
          leavesOn: departureDate,
          leavesAt: departureTime,
          arrivesOn: arrivalDate,
          arrivesAt: arrivalTime,
          meetsAt: meetingTime ?? null,
        }))
      : draft.flightTimes,
    startsAt: body.startTime === undefined ? draft.startsAt : body.startTime,
    pickUp: body.pickUp === undefined ? draft.pickUp : body.pickUp,
  }
}

/** Where on the wire something stands that the tour or the departure refused. */
export function pointerOf(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String)
  if (first === 'flightTimes') return ['', first, ...rest.map((part) => wireNames[part] ?? part)].join('/')
  const load = first === 'program' ? loadPointer(rest[0] ?? '', rest[1]) : undefined
  if (load !== undefined) return load
  const last = rest.at(-1)
  const locale = locales.find((each) => each === last)
  if (first === undefined) return ''
  if (!locale) return ['', wireNames[first] ?? first, ...rest].join('/')
  const between = rest.slice(0, -1).filter((part) => !(part === 'text' && first !== 'program'))
  return ['', 'translations', locale, first, ...between].join('/')
}

/** What a new departure begins with. */
export function blankDeparture(departsOn: PlainDate, returnsOn: PlainDate): DepartureDraft {
  return {
    departsOn,
    returnsOn,
    salesCloseOn: departsOn,
    currency: 'USD',
    capacity: 0,
    minimum: null,
    fares: [],
    flightTimes: [],
    startsAt: null,
    pickUp: null,
  }
}

export function movedId(departure: DepartureDraft, code: string): string {
  return toTourId({ departsOn: departure.departsOn, returnsOn: departure.returnsOn, code })
}

function translationOf(draft: TourDraft, locale: Locale): WireTranslation {
  const texts = (entries: { text: Localised }[]) => entries.map(({ text }) => text[locale])
  return {
    name: draft.name[locale],
    promise: draft.promise[locale],
    description: draft.description[locale],
    difficulty: draft.difficulty?.[locale] ?? '',
    highlights: draft.highlights.map((text) => text[locale]),
    program: draft.program.map(({ title, text, easierWay }) => ({
      title: title[locale],
      text: text[locale],
      easierWay: easierWay?.[locale] ?? '',
    })),
    included: texts(draft.included),
    notIncluded: texts(draft.notIncluded),
    bring: texts(draft.bring),
  }
}

function localisedOf(given: (locale: Locale) => string | undefined, before: Localised): Localised {
  return inEveryLocale((locale) => given(locale) ?? before[locale])
}

/** Rows of a list in every language; the longest language says how many there are. */
function rowsOf(before: readonly Localised[], given: (locale: Locale) => readonly string[] | undefined): Localised[] {
  const columns = inEveryLocale((locale) => given(locale) ?? before.map((text) => text[locale]))
  const length = Math.max(...locales.map((locale) => columns[locale].length))
  return Array.from({ length }, (_, row) => inEveryLocale((locale) => columns[locale][row] ?? ''))
}
