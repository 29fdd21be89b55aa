import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { readDecks } from '#db/seed/decks.ts'
import { livedSeason } from '#db/seed/lived-season.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { demonstrationSetting } from '#modules/staff-desk/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.server.ts'
import { assuringMoments } from './plan/assuring-moments.ts'
import { deskMoments } from './plan/desk-moments.ts'
import { disputes } from './plan/disputes.ts'
import { livedDepartures } from './plan/lived-departures.ts'
import { momentsOf, type Moment } from './plan/moments.ts'
import type { Party } from './plan/party.ts'
import { planParties } from './plan/plan-parties.ts'
import { findStaff, type Staff } from './staff.ts'
import { worldIn, type World } from './world.ts'

/** Between two moments visitors are served. */
const PAUSE_MS = 3

/** Whoever plays a moment holds this lock, so that two programs never play the same one. */
const LOCK = 'demonstration'

export type PlayOptions = {
  log: Log
  /** Ends the play between two moments; the next start goes on with the next one. */
  signal?: Pick<AbortSignal, 'aborted'>
  /** Plays some of the parties only, for tests. */
  choose?: (parties: readonly Party[]) => readonly Party[]
}

/**
 * Plays what happened in the last season and this one, from the first order to today, by the operations that serve
 * customers and staff, each at its own moment. Every moment is one transaction that also notes that it has happened,
 * so that a program that was killed goes on where it stopped and two programs play each moment once. A moment that
 * fails is logged and left out; gives how many were played and how many of them failed. Does nothing where no demonstration was begun, or where it is over.
 */
export async function playSeasons(
  db: Db,
  { log, signal, choose = (all) => all }: PlayOptions,
): Promise<{ played: number; failed: number }> {
  const begun = await readSetting(db, demonstrationSetting)
  const staff = await findStaff(db)
  if (!begun || begun.isFinished || !staff) return { played: 0, failed: 0 }
  const startedAt = new Date(begun.startedAt)
  const today = dayInIstanbul(startedAt)
  const departures = livedDepartures(livedSeason(readDecks(), today))
  const parties = choose(planParties(departures, startedAt, today))
  const moments = [
    ...momentsOf(parties, startedAt),
    ...disputes(parties, startedAt),
    ...assuringMoments(departures, startedAt),
    ...deskMoments(departures, startedAt),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const play = { moments, staff, log, placed: new Map<string, string>() }
  let played = 0
  let failed = 0
  for (let index = begun.done; index < moments.length;) {
    if (signal?.aborted) break
    const moment = await playMoment(db, play, index)
    played += 1
    if (!moment.isDone) failed += 1
    index = moment.next
    await wait(PAUSE_MS)
  }
  return { played, failed }
}

type Play = { moments: readonly Moment[]; staff: Staff; log: Log; placed: World['placed'] }

async function playMoment(db: Db, play: Play, index: number): Promise<{ next: number; isDone: boolean }> {
  const moment = play.moments[index]
  try {
    return { next: await noteInOne(db, play, index, (tx) => moment && happen(worldIn(tx, play), moment)), isDone: true }
  } catch (error) {
    play.log.error({ err: error, party: moment?.party?.key }, 'a moment of the demonstration failed')
    return { next: await noteInOne(db, play, index), isDone: false }
  }
}

async function happen(world: World, { at, act }: Moment): Promise<void> {
  await act(world)
  await world.settle(at)
}

/** Acts and notes it, unless another program was faster; gives the moment that comes next. */
function noteInOne(db: Db, { moments }: Play, index: number, act?: (tx: Db) => Promise<void> | undefined) {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(tx)
    const state = await readSetting(tx, demonstrationSetting)
    if (!state || state.done > index) return state?.done ?? moments.length
    await act?.(tx)
    const done = index + 1
    const isFinished = done === moments.length
    await writeSetting(tx, demonstrationSetting, { ...state, done, of: moments.length, isFinished })
    return done
  })
}
