import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { ReachedMilestone } from './milestones.ts'

/** From that day after the return on those at home hear nothing more. */
const FEED_ENDS_AFTER = 3

/** Something that somebody agreed to for those at home, until they took it back. */
export type FamilyConsent = { passengerId: string; givenAt: Date; takenBackAt: Date | null }

/** Whether those at home may still hear of a journey that ends on that day. */
export function isFeedAlive(returnsOn: PlainDate, today: PlainDate): boolean {
  return today < addDays(returnsOn, FEED_ENDS_AFTER)
}

/**
 * What those at home hear, the first first: events that happened while a consent of the traveller held that still holds.
 * What happened before somebody agreed, or before they agreed again, stays theirs; and from the third day after the return
 * on there is nothing, by the days of Istanbul.
 */
export function familyFeed(
  reached: readonly ReachedMilestone[],
  consents: readonly FamilyConsent[],
  returnsOn: PlainDate,
  now: Date,
): ReachedMilestone[] {
  if (!isFeedAlive(returnsOn, dayInIstanbul(now))) return []
  const holdsSince = new Map(
    consents
      .filter(({ givenAt, takenBackAt }) => takenBackAt === null && givenAt <= now)
      .map(({ passengerId, givenAt }) => [passengerId, givenAt]),
  )
  return reached
    .filter(({ passengerId, at }) => {
      const since = holdsSince.get(passengerId)
      return since !== undefined && since <= at && at <= now
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
