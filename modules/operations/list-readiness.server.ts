import { sql } from 'kysely'
import { ageOn } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { passportRuleFor } from '#modules/booking/index.ts'
import { listPapersOfDepartures, type KnownPapers } from '#modules/booking/index.server.ts'
import { goesAbroad } from '#modules/catalog/index.ts'
import type { PlannedDeparture } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { own } from './data/tables.server.ts'
import { relativesOf, type Relation } from './domain/kinship.ts'
import { missingPapers, needsVisa, type MissingPaper, type VisaStep } from './domain/papers.ts'
import { withMahrams } from './domain/with-mahrams.ts'
import { mahramRuleSetting } from './mahram-rule-setting.server.ts'

/** How ready the people of a departure are: the numbers of its workspace, without a name or a number of anybody. */
export type Readiness = {
  travellers: number
  /** Who lacks a paper, a birth date, a gender or a mahram, or has a passport that ends too soon. */
  withoutPapers: number
  /** Of these, whose passport is there and ends too soon. */
  passportsTooShort: number
  /** Who needs a visa and has none; `needed` of all. */
  visas: { open: number; needed: number }
  /** A bed in each hotel: who has one in Medina only is half way. */
  beds: { placed: number; needed: number }
  /** Who has no room in one hotel at least. */
  roomless: number
}

/** The readiness of some departures by their public ids, in a fixed number of queries. Days are asked for whole. */
export async function listReadiness(
  db: Db,
  admin: Admin<'orders'>,
  departures: readonly PlannedDeparture[],
  now: Date,
): Promise<Map<string, Readiness>> {
  const ids = departures.map(({ departureId }) => departureId)
  const papers = await listPapersOfDepartures(db, admin, ids, now)
  const everybody = papers.map(({ id }) => id)
  const arranged = await readArranged(db, everybody)
  const rule = await readSetting(db, mahramRuleSetting)
  const relations = rule.isNeeded ? await readRelations(db, everybody) : []
  const byDeparture = Map.groupBy(papers, ({ departureId }) => departureId)
  return new Map(
    [...Map.groupBy(departures, ({ departsOn }) => departsOn)].flatMap(([date, ofDay]) => {
      const people = ofDay.flatMap((departure) =>
        (byDeparture.get(departure.departureId) ?? []).map((each) => preparedOf(each, departure, arranged, relations)),
      )
      const abroad = new Set(ofDay.filter(({ kind }) => goesAbroad(kind)).map(({ id }) => id))
      const travellers = Map.groupBy(withMahrams(people, { date, rule, abroad }), ({ tourId }) => tourId)
      return ofDay.map(
        (departure) => [departure.id, readinessOf(departure, travellers.get(departure.id) ?? [])] as const,
      )
    }),
  )
}

/** How far a visa is and whose mahram was chosen, where somebody said so, and the hotels in which there is a room. */
type Arranged = { visa: VisaStep | null; mahramId: string | null; rooms: string[] }

type Prepared = ReturnType<typeof preparedOf>

function preparedOf(
  { id, fare, gender, bornOn, ...papers }: KnownPapers,
  departure: PlannedDeparture,
  arranged: ReadonlyMap<string, Arranged>,
  relations: readonly Relation[],
) {
  const { returnsOn } = departure
  const passport = passportRuleFor({ returnsOn, ...papers }, papers.nationality)
  const known = arranged.get(id)
  const rooms = known?.rooms ?? []
  const missing: MissingPaper[] = missingPapers({ ...papers, gender, bornOn }, passport?.until)
  return {
    id,
    tourId: departure.id,
    gender,
    age: bornOn === null ? null : ageOn(bornOn, returnsOn),
    fare,
    missing,
    visa: known?.visa ?? (goesAbroad(departure.kind) ? ('to-collect' as const) : ('not-needed' as const)),
    mahramId: known?.mahramId ?? null,
    relatives: relativesOf(id, relations),
    beds: departure.stays.filter(({ key }) => rooms.includes(key)).length,
  }
}

function readinessOf(
  { stays }: PlannedDeparture,
  travellers: readonly (Prepared & { lacksMahram: boolean })[],
): Readiness {
  const count = (isOne: (each: Prepared & { lacksMahram: boolean }) => boolean) => travellers.filter(isOne).length
  return {
    travellers: travellers.length,
    withoutPapers: count(({ missing, lacksMahram }) => missing.length > 0 || lacksMahram),
    passportsTooShort: count(({ missing }) => missing.includes('passport-too-short')),
    visas: { open: count(({ visa }) => needsVisa(visa)), needed: count(({ visa }) => visa !== 'not-needed') },
    beds: {
      placed: travellers.reduce((sum, { beds }) => sum + beds, 0),
      needed: travellers.length * stays.length,
    },
    roomless: count(({ beds }) => beds < stays.length),
  }
}

async function readArranged(db: Db, passengerIds: readonly string[]): Promise<Map<string, Arranged>> {
  if (passengerIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom(({ selectFrom }) =>
      selectFrom('operation_travellers')
        .select(['passenger_id', 'visa_step', 'mahram_id'])
        .where('passenger_id', 'in', passengerIds)
        .as('travelling'),
    )
    .fullJoin(
      ({ selectFrom }) =>
        selectFrom('operation_places')
          .select(['passenger_id', sql<string[]>`json_agg(stay)`.as('rooms')])
          .where('passenger_id', 'in', passengerIds)
          .groupBy('passenger_id')
          .as('placed'),
      (join) => join.onRef('placed.passenger_id', '=', 'travelling.passenger_id'),
    )
    .select([
      sql<string>`coalesce(travelling.passenger_id, placed.passenger_id)`.as('id'),
      'travelling.visa_step as visa',
      'travelling.mahram_id as mahramId',
      'placed.rooms',
    ])
    .execute()
  return new Map(rows.map(({ id, visa, mahramId, rooms }) => [id, { visa, mahramId, rooms: rooms ?? [] }]))
}

async function readRelations(db: Db, passengerIds: readonly string[]): Promise<Relation[]> {
  if (passengerIds.length === 0) return []
  return own(db)
    .selectFrom('operation_relatives')
    .select(['passenger_id as of', 'relative_id as relative', 'kinship'])
    .where('passenger_id', 'in', passengerIds)
    .where('relative_id', 'in', passengerIds)
    .orderBy('passenger_id')
    .orderBy('relative_id')
    .execute()
}
