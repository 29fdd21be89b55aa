import { listSoldTravellers } from '#modules/booking/index.server.ts'
import { goesAbroad } from '#modules/catalog/index.ts'
import type { PlannedDeparture } from '#modules/catalog/index.server.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { AssuredFacts } from '../domain/assurances.ts'
import { holyNightsOf } from '../domain/holy-nights.ts'
import { uncoveredNights } from '../domain/stay-contracts.ts'
import { readStayContracts } from './stay-contracts.server.ts'
import { own } from './tables.server.ts'

/**
 * What proves how sure some departures are, by their ids, in five questions and without anybody's name. People who are
 * named for a whole day are there for each of its departures.
 */
export async function readAssuredFacts(
  db: Db,
  departures: readonly PlannedDeparture[],
  now: Date,
): Promise<Map<string, AssuredFacts>> {
  const ids = departures.map(({ departureId }) => departureId)
  if (ids.length === 0) return new Map()
  const days = [...new Set(departures.map(({ departsOn }) => departsOn))]
  const [airline, contracts, guides, visas] = [
    await readAirlineSeats(db, ids),
    await readStayContracts(db, ids),
    await readGuides(db, days),
    await readVisas(db, ids, now),
  ]
  return new Map(
    departures.map((departure) => {
      const { departureId, departsOn, sold, kind, stays } = departure
      const nights = holyNightsOf(departure)
      const own = contracts.filter((contract) => contract.departureId === departureId)
      const cities = new Map(stays.map(({ key, city }) => [key, city]))
      const seats = airline.find((each) => each.departureId === departureId)
      const steps = (visas.get(departureId) ?? []).filter(({ step }) => step !== 'not-needed')
      const isAsked = goesAbroad(kind) && (nights.length > 0 || steps.some(({ step }) => step !== 'to-collect'))
      const granted = steps.filter(({ step }) => step === 'granted')
      const facts: AssuredFacts = {
        departsOn,
        flies: departure.airlineCode !== null || departure.flights.length > 0,
        sold,
        airline: seats ?? null,
        nights: {
          of: nights.length,
          uncovered: uncoveredNights(nights, own, cities).length,
          documentedOn: lastOf(own.flatMap(({ documentedOn }) => documentedOn ?? [])),
        },
        guides: guides.filter(
          (each) => each.departsOn === departsOn && (each.departureId === null || each.departureId === departureId),
        ),
        visas: {
          needed: isAsked ? steps.length : 0,
          granted: granted.length,
          grantedOn: granted.some(({ since }) => since === null)
            ? null
            : lastOf(granted.flatMap(({ since }) => since ?? [])),
        },
      }
      return [departureId, facts]
    }),
  )
}

/** What an airline has confirmed for some departures. */
export async function readAirlineSeats(db: Db, departureIds: readonly string[]) {
  if (departureIds.length === 0) return []
  return own(db)
    .selectFrom('airline_seats')
    .select(['departure_id as departureId', 'reference', 'seats', 'confirmed_on as confirmedOn'])
    .where('departure_id', 'in', departureIds)
    .execute()
}

/** Whoever only receives a group does not guide it. */
async function readGuides(db: Db, days: readonly PlainDate[]) {
  return own(db)
    .selectFrom('operation_guides')
    .select(['departs_on as departsOn', 'departure_id as departureId', 'named_on as namedOn'])
    .where('departs_on', 'in', days)
    .where('role', 'in', ['leader', 'guide'])
    .execute()
}

async function readVisas(db: Db, departureIds: readonly string[], now: Date) {
  const travellers = await listSoldTravellers(db, departureIds, now)
  const rows =
    travellers.length === 0
      ? []
      : await own(db)
          .selectFrom('operation_travellers')
          .select(['passenger_id as id', 'visa_step as step', 'visa_on as since'])
          .where(
            'passenger_id',
            'in',
            travellers.map(({ id }) => id),
          )
          .execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  return Map.groupBy(
    travellers.map(({ id, departureId }) => {
      const { step = 'to-collect' as const, since = null } = known.get(id) ?? {}
      return { departureId, step, since }
    }),
    ({ departureId }) => departureId,
  )
}

function lastOf(days: readonly PlainDate[]): PlainDate | null {
  return days.toSorted().at(-1) ?? null
}
