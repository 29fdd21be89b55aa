import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { hasRight } from '#modules/accounts/index.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { depositTermsSetting, readPriceRules } from '#modules/booking/index.server.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import type { DepartureForSale } from '#modules/catalog/index.ts'
import { findStaffRequest } from '#modules/engagement/index.server.ts'
import { requestKinds, type StaffRequest } from '#modules/engagement/index.ts'
import { findRecentRate } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { listDepartureChoices, type DepartureChoice } from '../departure-choices.server.ts'
import { MOST_TRAVELLERS } from '../order-fields.ts'
import { findCallerView } from './find-caller-view.server.ts'
import { guestOfEarlier, type SaleGuest } from './sale-guest.ts'
import { requestedGuests } from './requested-guests.server.ts'

/** So many journeys before and after the chosen one are shown with what they cost. */
const BEFORE = 2
const AFTER = 3

/** The next journey is looked for with places for a couple, until it is known how many travel. */
const USUAL_PARTY = 2

/** Everything a sale by telephone begins with: who rings, the departures, prices, and what is known of the travellers. */
export async function loadSale(db: Db, admin: Admin<'orders'>, query: URLSearchParams, locale: Locale, now: Date) {
  const today = dayInIstanbul(now)
  const from = await findOrigin(db, admin, query)
  const departures = await listDepartureChoices(db, { from: today, locale })
  const asked = Math.min(MOST_TRAVELLERS, Number(query.get('count')) || 0)
  const wanted = query.get('tourId') ?? from?.tourId ?? undefined
  const sold = await findDeparturesForSale(db, idsToShow(departures, wanted, Math.max(USUAL_PARTY, asked)), today)
  const chosen = wanted === undefined ? firstOnSale(departures, sold) : sold.find(({ id }) => id === wanted)
  const phone = query.get('phone') ?? from?.phone ?? ''
  const caller = phone === '' ? undefined : await findCallerView(db, admin, { phone, locale, from }, now)
  const party = caller?.orders.find(({ id }) => id === query.get('party'))
  const known = party ? party.travellers.map(guestOfEarlier) : from ? await requestedGuests(db, admin, from, now) : []
  return {
    from,
    phone,
    caller,
    guests: withCount(known, asked),
    wishedRoom: from?.roomType ?? undefined,
    departures,
    departure: chosen && toSale(chosen, locale),
    others: chosen ? neighboursOf(departures, sold, chosen).map((each) => toSale(each, locale)) : [],
    rules: await readPriceRules(db),
    terms: await readSetting(db, depositTermsSetting),
    rate: chosen && chosen.currency !== 'TRY' ? await findRecentRate(db, ['TRY', chosen.currency], now) : undefined,
    seesNumbers: hasRight(admin, 'papers'),
    key: crypto.randomUUID(),
  }
}

export type Sale = Awaited<ReturnType<typeof loadSale>>
export type SaleDeparture = ReturnType<typeof toSale>

function toSale(departure: DepartureForSale, locale: Locale) {
  return {
    id: departure.id,
    name: departure.tourName[locale],
    departsOn: departure.departsOn,
    returnsOn: departure.returnsOn,
    days: departure.days,
    kind: departure.kind,
    currency: departure.currency,
    fares: departure.fares,
    availability: departure.availability,
    seatsLeft: departure.seatsLeft,
    saleMode: departure.saleMode,
    legalRegime: departure.legalRegime,
    depositPercent: departure.depositPercent,
    passportMonthsAfterReturn: departure.passportMonthsAfterReturn,
  }
}

/** The request the order is made of. */
async function findOrigin(db: Db, admin: Admin<'orders'>, query: URLSearchParams): Promise<StaffRequest | undefined> {
  for (const kind of requestKinds) {
    const id = query.get(kind)
    if (id) return findStaffRequest(db, admin, { kind, id })
  }
  return undefined
}

/** The chosen departure and those around it; while none is chosen, the next ones with room, pilgrimages before others. */
function idsToShow(departures: readonly DepartureChoice[], wanted: string | undefined, seats: number): string[] {
  if (wanted === undefined) {
    const free = departures.filter(({ left }) => left >= seats)
    const pilgrimages = free.filter(({ kind }) => kind === 'umrah')
    return [...pilgrimages, ...free].slice(0, BEFORE + 1 + AFTER).map(({ id }) => id)
  }
  const chosen = departures.find(({ id }) => id === wanted)
  const alike = departures.filter(({ kind }) => kind === chosen?.kind)
  const at = alike.findIndex(({ id }) => id === wanted)
  return [wanted, ...alike.slice(Math.max(0, at - BEFORE), at + AFTER + 1).map(({ id }) => id)]
}

function firstOnSale(departures: readonly DepartureChoice[], sold: readonly DepartureForSale[]) {
  const canBeSold = (id: string) =>
    sold.find((each) => each.id === id && each.availability === 'available' && each.saleMode === 'cart')
  const inOrder = departures.flatMap(({ id, kind }) => {
    const departure = canBeSold(id)
    return departure ? [{ departure, isPilgrimage: kind === 'umrah' }] : []
  })
  return (inOrder.find(({ isPilgrimage }) => isPilgrimage) ?? inOrder[0])?.departure
}

/** What could be sold instead, the nearest days first in the order of their days. */
function neighboursOf(
  departures: readonly DepartureChoice[],
  sold: readonly DepartureForSale[],
  { id: chosen, kind, currency }: DepartureForSale,
): DepartureForSale[] {
  return departures
    .flatMap(({ id }) => sold.find((each) => each.id === id) ?? [])
    .filter((each) => each.id !== chosen && each.kind === kind && each.currency === currency)
    .filter(({ availability, saleMode }) => availability === 'available' && saleMode === 'cart')
}

function withCount(known: readonly SaleGuest[], asked: number): SaleGuest[] {
  const count = asked > 0 ? asked : Math.max(1, known.length)
  return Array.from({ length: count }, (_none, index) => known[index] ?? {})
}
