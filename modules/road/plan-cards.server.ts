import { createHash } from 'node:crypto'
import { defaultLocale, inEveryLocale, locales, type Locale, type Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { goesAbroad } from '#modules/catalog/index.ts'
import {
  listDeparturesBetween,
  listFlightTimes,
  listStaysOfDepartures,
  type DepartureStay,
} from '#modules/catalog/index.server.ts'
import { lastFlightThere, type WorkTour, type Workspace, type WorkTraveller } from '#modules/operations/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { firstCallOf, type FirstCall } from './domain/card.ts'
import { plainCard, type CardChoice } from './domain/card-choice.ts'
import { dutyPhoneSetting } from './duty-phone-setting.server.ts'
import { listCardChoices } from './list-card-choices.server.ts'

/** What the card of a traveller says now, but for its address. */
export type PlannedCard = {
  traveller: WorkTraveller
  stays: DepartureStay[]
  /** Where there is no hotel, the city in which the way there ends; null where no flight is known. */
  city?: Localised | null
  call: FirstCall | null
  /** The duty line; empty while there is none. */
  duty: string
  choice: CardChoice
  /** A digest of hotels, telephones and what was chosen: whoever carries another one carries an old card. */
  printedAs: string
}

export type CardPlan = {
  cards: PlannedCard[]
  /** The travellers of departures abroad whose finder could call nobody: neither a leader nor the duty line. */
  unheard: { passengerIds: ReadonlySet<string>; tours: Localised[] }
}

/** The cards of everybody who leaves on a day; tours of one day need none. */
export async function planCards(db: Db, workspace: Workspace): Promise<CardPlan> {
  const { date } = workspace
  const tours = workspace.tours.filter(({ returnsOn }) => returnsOn > date)
  const departureIds = tours.map(({ departureId }) => departureId)
  const stays = await listStaysOfDepartures(db, departureIds)
  const cities = await citiesOfArrival(
    db,
    date,
    tours.filter(({ departureId }) => !stays.has(departureId)),
  )
  const departures = await listDeparturesBetween(db, { from: date, to: date })
  const abroad = new Set(departures.filter(({ kind }) => goesAbroad(kind)).map(({ id }) => id))
  const duty = await readSetting(db, dutyPhoneSetting)
  const leaders = workspace.guides.flatMap(({ role, phoneE164, gender, departureId }) =>
    role === 'leader' && phoneE164 !== null ? [{ phoneE164, gender, departureId }] : [],
  )
  const leads = (id: string) => leaders.some(({ departureId }) => departureId === null || departureId === id)
  const choices = await listCardChoices(
    db,
    workspace.travellers.map(({ id }) => id),
  )
  const cards = workspace.travellers.flatMap((traveller) => {
    const tour = tours.find(({ id }) => id === traveller.tourId)
    if (!tour) return []
    const { departureId } = tour
    const { phone: contactPhone, emergency } = traveller.order
    const bearer = { ...traveller, departureId, contactPhone, emergencyPhone: emergency?.phone ?? null }
    const call = firstCallOf(bearer, leaders, date)
    const known = stays.get(departureId)
    const shown = known
      ? { stays: known, call, duty }
      : { stays: [], city: cities.get(departureId) ?? null, call, duty }
    const choice = choices.get(traveller.id)
    const printedAs = createHash('sha256')
      .update(JSON.stringify({ ...shown, choice }))
      .digest('base64url')
    return [{ traveller, ...shown, choice: choice ?? plainCard, printedAs }]
  })
  const silent = tours.filter(({ id, departureId }) => duty === '' && abroad.has(id) && !leads(departureId))
  const withCards = silent.map(({ id, name }) => ({
    name,
    ids: cards.flatMap(({ traveller }) => (traveller.tourId === id ? [traveller.id] : [])),
  }))
  const unheard = {
    passengerIds: new Set(withCards.flatMap(({ ids }) => ids)),
    tours: withCards.flatMap(({ name, ids }) => (ids.length > 0 ? [name] : [])),
  }
  return { cards, unheard }
}

/** In which city the way there ends, by departure, as far as flights are known. */
async function citiesOfArrival(
  db: Db,
  departsOn: PlainDate,
  tours: readonly WorkTour[],
): Promise<Map<string, Localised | null>> {
  const ids = tours.map(({ departureId }) => departureId)
  const named = new Map<Locale, Awaited<ReturnType<typeof listFlightTimes>>>()
  for (const locale of locales) named.set(locale, await listFlightTimes(db, ids, locale))
  return new Map(
    tours.map(({ departureId, returnsOn }) => {
      const cityIn = (locale: Locale) => {
        const flights = named.get(locale)?.get(departureId) ?? []
        return lastFlightThere({ departsOn, returnsOn }, flights)?.to.city ?? ''
      }
      const city = inEveryLocale(cityIn)
      return [departureId, city[defaultLocale] === '' ? null : city]
    }),
  )
}
