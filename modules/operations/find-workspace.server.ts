import { ageOn, type PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { passportRuleFor, travellerFlags } from '#modules/booking/index.ts'
import { listTravellersOfDepartures, type DepartingTraveller } from '#modules/booking/index.server.ts'
import { goesAbroad } from '#modules/catalog/index.ts'
import { listDeparturesBetween, type PlannedDeparture } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { readArrangements, type Arrangements } from './data/arrangements.server.ts'
import { holyNightsOf } from './domain/holy-nights.ts'
import { relativesOf } from './domain/kinship.ts'
import { nightsOff } from './domain/nights-off.ts'
import { missingPapers } from './domain/papers.ts'
import { asPlanned } from './domain/planned-ride.ts'
import { withMahrams } from './domain/with-mahrams.ts'
import { stayInMadinah } from './domain/stay-in-madinah.ts'
import { noStayFacts, type StayFacts, type WorkStay, type WorkTraveller, type Workspace } from './domain/workspace.ts'
import { mahramRuleSetting } from './mahram-rule-setting.server.ts'

/**
 * Everybody who leaves on a day, with any tour, and what is arranged for them: confirmed travellers and those whose seats
 * are kept, nobody who is cancelled or waits for a seat. Asks a fixed number of questions. Shows numbers of passports: the
 * caller notes with `noteListRead` that they were read.
 */
export async function findWorkspace(db: Db, admin: Admin<'orders'>, date: PlainDate, now: Date): Promise<Workspace> {
  const departures = await listDeparturesBetween(db, { from: date, to: date })
  const departureIds = departures.map(({ departureId }) => departureId)
  const travellers = await listTravellersOfDepartures(db, admin, departureIds, now)
  const arranged = await readArrangements(
    db,
    date,
    travellers.map(({ id }) => id),
  )
  const rule = await readSetting(db, mahramRuleSetting)
  const byId = new Map(departures.map((departure) => [departure.departureId, departure]))
  const planned = departures.flatMap(({ flights }) => flights)
  return {
    date,
    version: arranged.version,
    tours: departures.map((departure) => {
      const { id, departureId, code, name, returnsOn, airlineCode, flights, capacity, sold } = departure
      const madinah = stayInMadinah(departure)
      const nights = { holyNights: holyNightsOf(departure), nightsOff: nightsOff(departure) }
      return { id, departureId, code, name, returnsOn, airlineCode, flights, madinah, ...nights, capacity, sold }
    }),
    travellers: withMahrams(
      travellers.flatMap((traveller) => {
        const departure = byId.get(traveller.departureId)
        return departure ? [toWorkTraveller(traveller, departure, arranged)] : []
      }),
      { date, rule, abroad: new Set(departures.filter(({ kind }) => goesAbroad(kind)).map(({ id }) => id)) },
    ),
    stays: staysOf(departures, arranged.stays),
    rooms: arranged.rooms,
    rides: arranged.rides.map((ride) => asPlanned(ride, planned)),
    guides: arranged.guides,
    undoable: arranged.undoable,
  }
}

function toWorkTraveller(
  traveller: DepartingTraveller,
  departure: PlannedDeparture,
  { travellers, relations, places, seats, checkIns }: Arrangements,
): WorkTraveller {
  const { departureId: _departureId, passportMonthsAfterReturn, ...facts } = traveller
  const { returnsOn } = departure
  const passport = passportRuleFor({ returnsOn, passportMonthsAfterReturn }, traveller.nationality)
  const own = travellers.get(traveller.id)
  return {
    ...facts,
    flags: travellerFlags.filter((name) => traveller[name]),
    tourId: departure.id,
    age: traveller.bornOn === null ? null : ageOn(traveller.bornOn, returnsOn),
    passportNeededUntil: passport?.until ?? returnsOn,
    missing: missingPapers({ ...traveller, hasPassport: traveller.passportNo !== null }, passport?.until),
    visa: own?.visa ?? (goesAbroad(departure.kind) ? 'to-collect' : 'not-needed'),
    visaOn: own?.visaOn ?? null,
    mahramId: own?.mahramId ?? null,
    relatives: relativesOf(traveller.id, relations),
    lacksMahram: false,
    note: own?.note ?? '',
    roomWish: own?.roomWish ?? '',
    rooms: Object.fromEntries((places.get(traveller.id) ?? []).map(({ stay, ...room }) => [stay, room])),
    seats: Object.fromEntries((seats.get(traveller.id) ?? []).map(({ rideId, seat }) => [rideId, seat])),
    checkedIn: checkIns.get(traveller.id) ?? [],
  }
}

/** Hotels of all tours of the day, each once. */
function staysOf(departures: readonly PlannedDeparture[], facts: ReadonlyMap<string, StayFacts>): WorkStay[] {
  const stays = new Map<string, WorkStay>()
  for (const departure of departures) {
    for (const stay of departure.stays) {
      const known = stays.get(stay.key)
      if (known) known.tourIds.push(departure.id)
      else stays.set(stay.key, { ...stay, tourIds: [departure.id], facts: facts.get(stay.key) ?? noStayFacts })
    }
  }
  return [...stays.values()]
}
