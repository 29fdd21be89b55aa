import { createHash } from 'node:crypto'
import type { Localised } from '#kernel/locale.ts'
import { goesAbroad } from '#modules/catalog/index.ts'
import { listDeparturesBetween, listStaysOfDepartures, type DepartureStay } from '#modules/catalog/index.server.ts'
import type { Workspace, WorkTraveller } from '#modules/operations/index.ts'
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
    const shown = { stays: stays.get(departureId) ?? [], call, duty }
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
