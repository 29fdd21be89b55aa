import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { listSoldTravellers } from '#modules/booking/index.server.ts'
import { goesAbroad } from '#modules/catalog/index.ts'
import type { PlannedDeparture } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { AssuredFacts } from '../domain/assurances.ts'
import { holyNightsOf } from '../domain/holy-nights.ts'
import { uncoveredNights, type ContractState } from '../domain/stay-contracts.ts'
import { own } from './tables.server.ts'

/** All but the visas. */
export type ProvenFacts = Omit<AssuredFacts, 'visas'>

/**
 * What proves of some departures, by their ids, that seats, hotels and guides are there; one question, without anybody's
 * name. People who are named for a whole day are there for each of its departures; whoever only receives a group is not.
 */
export async function readProvenFacts(
  db: Db,
  departures: readonly PlannedDeparture[],
): Promise<Map<string, ProvenFacts>> {
  const proofs = await readProofs(db, departures)
  return new Map(
    departures.map((departure) => {
      const { departureId, departsOn, sold, stays } = departure
      const nights = holyNightsOf(departure)
      const cities = new Map(stays.map(({ key, city }) => [key, city]))
      const ofDeparture = proofs.filter((proof) => proof.departureId === departureId)
      const contracts = ofDeparture.flatMap(({ contract }) => contract ?? [])
      const seats = ofDeparture.find(({ kind }) => kind === 'airline')
      const facts: ProvenFacts = {
        departsOn,
        flies: departure.airlineCode !== null || departure.flights.length > 0,
        sold,
        airline: seats?.day ? { seats: seats.seats ?? 0, confirmedOn: seats.day } : null,
        nights: {
          of: nights.length,
          uncovered: uncoveredNights(nights, contracts, cities).length,
          documentedOn: lastOf(ofDeparture.flatMap(({ kind, day }) => (kind === 'contract' && day ? [day] : []))),
        },
        guides: proofs
          .filter(({ kind }) => kind === 'guide')
          .filter((each) => each.departsOn === departsOn && [null, departureId].includes(each.departureId))
          .map(({ day }) => ({ namedOn: day })),
      }
      return [departureId, facts]
    }),
  )
}

/** The same with the visas of those who have bought a place; three questions. */
export async function readAssuredFacts(
  db: Db,
  departures: readonly PlannedDeparture[],
  now: Date,
): Promise<Map<string, AssuredFacts>> {
  const proven = await readProvenFacts(db, departures)
  const visas = await readVisas(db, [...proven.keys()], now)
  return new Map(
    departures.flatMap(({ departureId, kind }) => {
      const facts = proven.get(departureId)
      if (!facts) return []
      const steps = (visas.get(departureId) ?? []).filter(({ step }) => step !== 'not-needed')
      const isAsked = goesAbroad(kind) && (facts.nights.of > 0 || steps.some(({ step }) => step !== 'to-collect'))
      const days = steps.flatMap(({ step, since }) => (step === 'granted' ? [since] : []))
      const grantedOn = days.includes(null) ? null : lastOf(days.flatMap((day) => day ?? []))
      return [
        [departureId, { ...facts, visas: { needed: isAsked ? steps.length : 0, granted: days.length, grantedOn } }],
      ]
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

type Proof = {
  kind: 'airline' | 'contract' | 'guide'
  /** Null for somebody who is there for the whole day. */
  departureId: string | null
  departsOn: PlainDate
  /** Of the paper, or since when somebody is named. */
  day: PlainDate | null
  seats: number | null
  contract: { stay: string; state: ContractState; firstNight: PlainDate; lastNight: PlainDate } | null
}

async function readProofs(db: Db, departures: readonly PlannedDeparture[]): Promise<Proof[]> {
  if (departures.length === 0) return []
  const ids = sql.join(departures.map(({ departureId }) => departureId))
  const days = sql.join([...new Set(departures.map(({ departsOn }) => departsOn))])
  const { rows } = await sql<Proof>`
    select 'airline' as kind, departure_id as "departureId", departs_on as "departsOn", confirmed_on as day, seats,
      null::json as contract
    from airline_seats where departure_id in (${ids})
    union all
    select 'contract', departure_id, departs_on, documented_on, null, json_build_object(
      'stay', stay, 'state', state, 'firstNight', first_night, 'lastNight', last_night)
    from stay_contracts where departure_id in (${ids})
    union all
    select 'guide', departure_id, departs_on, named_on, null, null
    from operation_guides where departs_on in (${days}) and role in ('leader', 'guide')`.execute(db)
  return rows
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
