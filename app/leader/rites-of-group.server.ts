import type { PlainDate } from '#kernel/plain-date.ts'
import { instantOf, SAUDI_ARABIA } from '#kernel/zoned-time.ts'
import type { Diary, LatestStarts } from '#modules/road/index.ts'
import { latestStartsBefore, readDiary } from '#modules/road/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { DayOfGroup, GroupMoment } from './today-of-group.ts'

/** What leaves next, when, and by when each rite has to begin before it. */
export type Leaving = { at: Date; what: string; starts: LatestStarts }

/** How long rites take, and by when they have to begin before whatever leaves on one of the days. */
export async function ritesOfGroup(
  db: Db,
  days: readonly Pick<DayOfGroup, 'day' | 'moments'>[],
  now: Date,
): Promise<{ diary: Diary; leaving: Leaving[] }> {
  const diary = await readDiary(db, now)
  const leaving = days
    .flatMap(({ day, moments }) => moments.flatMap((moment) => leavesAt(moment, day)))
    .filter(({ at }) => at > now)
  return { diary, leaving: leaving.map((each) => ({ ...each, starts: latestStartsBefore(diary, each.at) })) }
}

/** A group is at the bus or at the meeting place by then, by the clocks of Makkah. */
function leavesAt(moment: GroupMoment, day: PlainDate): Omit<Leaving, 'starts'>[] {
  if (moment.at === '') return []
  const at = instantOf({ day, time: moment.at }, SAUDI_ARABIA)
  if (moment.kind === 'ride') return [{ at, what: moment.ride.name }]
  return moment.kind === 'meeting' ? [{ at, what: moment.flight.number }] : []
}
