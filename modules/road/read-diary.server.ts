import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { DIARY_DAYS, doneBy, latestStart, pacesOf, type Diary, type LatestStarts } from './domain/diary.ts'
import { riteFloors, rites } from './domain/marks.ts'
import { partOfDay, type PartOfDay } from './domain/part-of-day.ts'
import { hoursOfPrayer } from './hours-of-prayer.server.ts'

/** The measurements of the last sixty days, and which part of the day it is in Makkah. Nobody is in them. */
export async function readDiary(db: Db, now: Date): Promise<Diary> {
  const records = await own(db)
    .selectFrom('road_rites')
    .select(['rite', 'floor', 'started_at as startedAt', 'ended_at as endedAt'])
    .where('started_at', '>=', new Date(now.getTime() - DIARY_DAYS * 86_400_000))
    .where('started_at', '<=', now)
    .where('ended_at', 'is not', null)
    .$narrowType<{ endedAt: Date }>()
    .execute()
  const partOf = partsOfDays()
  return { paces: pacesOf(records, partOf), now: partOf(now) }
}

/** The latest beginnings before an instant; a rite of which too little was measured is not among them. */
export function latestStartsBefore({ paces }: Diary, by: Date): LatestStarts {
  const partOf = partsOfDays()
  return rites.flatMap((rite) =>
    riteFloors.flatMap((floor) => {
      const at = latestStart(paces, { rite, floor }, by, partOf)
      return at === null ? [] : [{ rite, floor, at }]
    }),
  )
}

/** When the slowest are done with a whole Umrah that begins at an instant; `null` where too little was measured. */
export function umrahDoneBy({ paces }: Diary, startsAt: Date): Date | null {
  const partOf = partsOfDays()
  const circled = doneBy(paces, { rite: 'tawaf' }, startsAt, partOf)
  return circled && doneBy(paces, { rite: 'sai' }, circled, partOf)
}

/** Parts of the day in Makkah; the hours of a day are reckoned once. */
function partsOfDays(): (at: Date) => PartOfDay {
  const known = new Map<PlainDate, ReturnType<typeof hoursOfPrayer>>()
  const hoursOn = (day: PlainDate) => {
    const hours = known.get(day) ?? hoursOfPrayer('makkah', day)
    known.set(day, hours)
    return hours
  }
  return (at) => partOfDay(at, hoursOn)
}
