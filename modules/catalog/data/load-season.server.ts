import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { revisionOf } from '#platform/db/revision.server.ts'
import { seasonInLanguage } from '../domain/season-in-language.ts'
import type { DepartureFacts } from '../domain/season.ts'
import { toDepartureFacts, type DepartureRow } from './departure-row.server.ts'
import { loadSeasonRules, type SeasonRules } from './holidays.server.ts'
import { loadSeasonRows, type SeasonRow } from './load-season-rows.server.ts'

/** A season in memory, as it was at one moment of one day. */
type KeptSeason = {
  today: PlainDate
  revision: string | null
  /** Rows that no transaction before this one wrote are known. */
  horizon: string
  rules: SeasonRules
  rows: Map<string, SeasonRow>
  facts: Map<string, DepartureFacts>
  /** The facts in day order, made anew when one of them changed. */
  list: DepartureFacts[]
}

/** One reading of the season; whoever asks before it begins gets what it finds. */
type Reading = { today: PlainDate; hasBegun: boolean; season: Promise<KeptSeason> }

const readings = new WeakMap<Db, Reading>()

/**
 * Every departure that has not left before `today`, with its tour, as the database has it at this moment.
 *
 * A season is some hundred departures of some dozen tours. Lists, filters, counts and neighbours are pure functions
 * over it, so they can never disagree with each other. The season is kept in memory per handle; one query asks for the
 * revision of the catalogue and for the places that changed since, so what is returned is never older than the call. Those
 * who ask while the query of another is still to come share it.
 * @throws Error when the season has outgrown this way of reading it.
 */
export async function loadSeason(db: Db, today: PlainDate): Promise<readonly DepartureFacts[]> {
  return (await loadSeasonWithRules(db, today)).list
}

/** As `loadSeason`, as far as the site of a language has it. */
export async function loadSeasonIn(
  db: Db,
  { today, locale }: { today: PlainDate; locale: Locale },
): Promise<readonly DepartureFacts[]> {
  return seasonInLanguage(await loadSeason(db, today), locale)
}

/** As `loadSeason`, with the rules by which it says what it says. */
export async function loadSeasonWithRules(
  db: Db,
  today: PlainDate,
): Promise<{ list: readonly DepartureFacts[]; rules: SeasonRules }> {
  const last = readings.get(db)
  const reading = last && !last.hasBegun && last.today === today ? last : readNext(db, today, last)
  readings.set(db, reading)
  return reading.season
}

/** One after the other: an answer that comes late must not overwrite a newer one. */
function readNext(db: Db, today: PlainDate, last: Reading | undefined): Reading {
  const before: Promise<KeptSeason | undefined> = last ? last.season.catch(() => undefined) : Promise.resolve(undefined)
  const reading: Reading = {
    today,
    hasBegun: false,
    season: before.then((kept) => {
      reading.hasBegun = true
      return bringUpToDate(db, today, kept)
    }),
  }
  return reading
}

async function bringUpToDate(db: Db, today: PlainDate, kept: KeptSeason | undefined): Promise<KeptSeason> {
  const { revision, horizon, changes } = await readChanges(db, kept)
  if (kept?.revision !== revision || kept.today !== today) return readAll(db, { today, revision, horizon })
  let hasChanged = false
  for (const { id, ...seats } of changes) {
    const known = kept.rows.get(id)
    if (!known || seatCounts.every((column) => known.row[column] === seats[column])) continue
    const changed = { ...known, row: { ...known.row, ...seats } }
    kept.rows.set(id, changed)
    kept.facts.set(id, factsOf(changed, today, kept.rules))
    hasChanged = true
  }
  return { ...kept, horizon, list: hasChanged ? [...kept.facts.values()] : kept.list }
}

async function readAll(
  db: Db,
  { today, revision, horizon }: Pick<KeptSeason, 'today' | 'revision' | 'horizon'>,
): Promise<KeptSeason> {
  const rows = new Map((await loadSeasonRows(db, today)).map((each) => [each.row.id, each]))
  const rules = await loadSeasonRules(db)
  const facts = new Map([...rows].map(([id, each]) => [id, factsOf(each, today, rules)]))
  return { today, revision, horizon, rules, rows, facts, list: [...facts.values()] }
}

function factsOf({ row, tour, fares }: SeasonRow, today: PlainDate, rules: SeasonRules): DepartureFacts {
  return toDepartureFacts(row, { tour, fares, today, rules })
}

const seatCounts = ['seats_held', 'seats_sold', 'seats_allotted'] as const

type Change = Pick<DepartureRow, 'id' | (typeof seatCounts)[number]>

/**
 * The revision of the catalogue and the departures written since `kept`, as one moment shows them.
 *
 * A row carries the number of the transaction that wrote it. Whatever was unfinished or to come when `kept` was read
 * has at least the number that was the oldest unfinished one then. Numbers are compared around their end at 2^32: rows
 * that are far older count as changed once in a while, which does no harm.
 */
async function readChanges(
  db: Db,
  kept: KeptSeason | undefined,
): Promise<{ revision: string | null; horizon: string; changes: Change[] }> {
  const wroteSince = kept
    ? sql<boolean>`departs_on >= ${kept.today}
        and ((departures.xmin::text::bigint - ${kept.horizon}::bigint) & 4294967295) < 2147483648`
    : sql<boolean>`false`
  const { rows } = await sql<
    { revision: string | null; horizon: string } & { [Column in keyof Change]: Change[Column] | null }
  >`
    select moment.*, departures.id, seats_held, seats_sold, seats_allotted
    from (
      select
        ${revisionOf('catalogue')} as revision,
        (pg_snapshot_xmin(pg_current_snapshot())::text::numeric % 4294967296)::text as horizon
    ) moment
    left join departures on ${wroteSince}`.execute(db)
  const [first] = rows
  if (!first) throw new Error('one row was asked for')
  return {
    revision: first.revision,
    horizon: first.horizon,
    changes: rows.flatMap(({ id, seats_held, seats_sold, seats_allotted }) =>
      id !== null && seats_held !== null && seats_sold !== null && seats_allotted !== null
        ? { id, seats_held, seats_sold, seats_allotted }
        : [],
    ),
  }
}
