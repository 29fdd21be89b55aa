import type { Locale } from '#kernel/locale.ts'
import { ageOn, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { blankTraveller, type TravellerDraft } from '#modules/booking/index.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import { findStaffRequest, readRequestedTravellers } from '#modules/engagement/index.server.ts'
import { requestKinds, type StaffRequest } from '#modules/engagement/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listDepartureChoices } from './departure-choices.server.ts'
import { MOST_TRAVELLERS } from './order-fields.ts'

/** Everything the form of an order by telephone begins with: departures, prices, and what a request has told already. */
export async function loadNewOrder(db: Db, admin: Admin<'orders'>, query: URLSearchParams, locale: Locale, now: Date) {
  const today = dayInIstanbul(now)
  const from = await findOrigin(db, admin, query)
  const tourId = query.get('tourId') ?? from?.tourId ?? ''
  const [departure] = tourId === '' ? [] : await findDeparturesForSale(db, [tourId], today)
  const known =
    from?.kind === 'reservation' && departure
      ? await requestedDrafts(db, admin, { request: from, returnsOn: departure.returnsOn }, now)
      : []
  const count = Math.min(MOST_TRAVELLERS, Math.max(1, Number(query.get('count')) || known.length || 1))
  return {
    from,
    tourId,
    travellers: Array.from({ length: count }, (_none, index) => known[index] ?? blankTraveller),
    departures: await listDepartureChoices(db, { from: today, locale }),
    departure: departure && {
      id: departure.id,
      name: departure.tourName[locale],
      departsOn: departure.departsOn,
      returnsOn: departure.returnsOn,
      fares: departure.fares,
      seatsLeft: departure.seatsLeft,
      availability: departure.availability,
      depositPercent: departure.depositPercent,
    },
    key: crypto.randomUUID(),
  }
}

export type NewOrder = Awaited<ReturnType<typeof loadNewOrder>>

/** The request the order is made of. */
async function findOrigin(db: Db, admin: Admin<'orders'>, query: URLSearchParams): Promise<StaffRequest | undefined> {
  for (const kind of requestKinds) {
    const id = query.get(kind)
    if (id) return findStaffRequest(db, admin, { kind, id })
  }
  return undefined
}

async function requestedDrafts(
  db: Db,
  admin: Admin<'orders'>,
  { request, returnsOn }: { request: StaffRequest; returnsOn: PlainDate },
  now: Date,
): Promise<TravellerDraft[]> {
  const travellers = await readRequestedTravellers(db, admin, request.id, now)
  return travellers.map((traveller) => ({
    ...blankTraveller,
    fare: fareFor(ageOn(traveller.bornOn, returnsOn), request.roomType),
    firstName: traveller.firstName,
    lastName: traveller.lastName,
    gender: traveller.gender,
    bornOn: traveller.bornOn,
    tckn: traveller.tckn ?? '',
    nationality: traveller.tckn === null && traveller.passportNo !== null ? '' : 'TR',
    passportNo: traveller.passportNo ?? '',
    passportExpiresOn: traveller.passportExpiresOn ?? '',
  }))
}

function fareFor(age: number, roomType: string | null): string {
  if (age < 2) return 'baby'
  return age < 12 ? 'child' : (roomType ?? 'double')
}
