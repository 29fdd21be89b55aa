import { addDays, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import type { CatalogueDeck } from '#modules/catalog/index.server.ts'
import { buildCatalogue, departureOn } from './build-catalogue.ts'
import type { Decks } from './decks.ts'

type DeckDeparture = CatalogueDeck['departures'][number]

/** How far back the last season reaches, and which of its departures there were: day trips and longer journeys. */
const LAST_SEASON_DAYS = 320
const EVERY_NTH = { day: 12, longer: 2 }

/** Whatever the day, a group of this tour left so many days ago and is still away: a leader has whom to count. */
const ON_THE_ROAD = { tour: 'anjum10', days: 3, share: 0.9 }

/** Last season and this one as `today` stands between them. Who travels is said by `seatsSold`: so many want to. */
export function livedSeason(decks: Decks, today: PlainDate): CatalogueDeck {
  const { departures, ...catalogue } = buildCatalogue(decks, today)
  const kinds = kindsOf(decks)
  const isDay = ({ tour }: DeckDeparture) => kinds.get(tour) === 'day'
  const past = lastSeason(decks, kinds, today).map((departure) => ({
    ...departure,
    seatsSold: Math.round(departure.seatsSold * (isDay(departure) ? 0.5 : 0.55)),
  }))
  const coming = departures.map((departure) => {
    const isOnSale = departure.status === 'published' && kinds.get(departure.tour) !== 'request'
    const share = shareSoldBefore(daysBetween(today, departure.departsOn as PlainDate), isDay(departure))
    return { ...departure, seatsSold: isOnSale ? Math.round(departure.seatsSold * share) : 0 }
  })
  const onRoad = groupOnTheRoad(decks, today)
  const before = past.filter(({ tour, departsOn }) => tour !== onRoad.tour || departsOn !== onRoad.departsOn)
  return { ...catalogue, departures: [...before, onRoad, ...filledOnce(coming, today, isDay)] }
}

/** The same with every seat free, as it is before anybody has ordered. */
export function emptySeason(season: CatalogueDeck): CatalogueDeck {
  return { ...season, departures: season.departures.map((departure) => ({ ...departure, seatsSold: 0 })) }
}

/** The kinds of tours by their keys; "request" where nobody can order. */
function kindsOf({ tours }: Decks) {
  return new Map(tours.map(({ key, kind, preRegistration }) => [key, preRegistration ? 'request' : kind]))
}

function lastSeason(decks: Decks, kinds: ReturnType<typeof kindsOf>, today: PlainDate): DeckDeparture[] {
  const from = addDays(today, -LAST_SEASON_DAYS)
  const past = buildCatalogue(decks, addDays(today, -365)).departures.filter(
    ({ departsOn, tour, status }) =>
      departsOn >= from && departsOn < today && status === 'published' && kinds.get(tour) !== 'request',
  )
  const days = past.filter(({ tour }) => kinds.get(tour) === 'day')
  const longer = past.filter(({ tour }) => kinds.get(tour) !== 'day')
  return [
    ...days.filter((_, index) => index % EVERY_NTH.day === 0),
    ...longer.filter((_, index) => index % EVERY_NTH.longer === 0),
  ]
}

function groupOnTheRoad(decks: Decks, today: PlainDate): DeckDeparture {
  const tour = decks.tours.find(({ key }) => key === ON_THE_ROAD.tour)
  if (!tour) throw new Error(`there is no tour ${ON_THE_ROAD.tour}`)
  const departure = departureOn(decks, tour, addDays(today, -ON_THE_ROAD.days))
  return { ...departure, seatsSold: Math.round(departure.capacity * ON_THE_ROAD.share) }
}

/** Who travels next month has booked, who travels next summer has hardly begun to. */
function shareSoldBefore(days: number, isDay: boolean): number {
  if (isDay) return days <= 14 ? 0.5 : days <= 30 ? 0.2 : 0
  if (days <= 75) return 0.9
  if (days <= 120) return 0.75
  return days <= 210 ? 0.3 : 0.08
}

/** One journey of the next months is full to the last seat, so that somebody may wait for a place. */
function filledOnce(
  departures: readonly DeckDeparture[],
  today: PlainDate,
  isDay: (departure: DeckDeparture) => boolean,
): DeckDeparture[] {
  const filled = departures
    .filter((departure) => {
      const days = daysBetween(today, departure.departsOn as PlainDate)
      return !isDay(departure) && days >= 25 && days <= 110 && departure.seatsSold > 0
    })
    .toSorted((a, b) => b.seatsSold / b.capacity - a.seatsSold / a.capacity)[0]
  return departures.map((departure) =>
    departure === filled ? { ...departure, seatsSold: departure.capacity } : departure,
  )
}
