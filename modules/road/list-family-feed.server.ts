import { findDepartureDays } from '#modules/catalog/index.server.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { familyFeed, isFeedAlive } from './domain/family-feed.ts'
import type { ReachedMilestone } from './domain/milestones.ts'
import { listMilestones } from './list-milestones.server.ts'

/** A departure of an order, and who of the order still travels. */
export type FollowedJourney = { departureId: string; travellerIds: readonly string[] }

/** Who agrees that those at home hear of them, and what has happened since; `null` once the journey is over for them. */
export type FamilyFeed = { agreed: string[]; reached: ReachedMilestone[] }

/**
 * What those at home may hear of each journey, in the order of these. Nothing of it is kept: it follows from what leaders
 * counted and from what holds at this moment. Four questions for each journey that is alive.
 */
export async function listFamilyFeeds(
  db: Db,
  journeys: readonly FollowedJourney[],
  now: Date,
): Promise<(FamilyFeed | null)[]> {
  const feeds: (FamilyFeed | null)[] = []
  for (const { departureId, travellerIds } of journeys) {
    const days = await findDepartureDays(db, departureId)
    if (!days || travellerIds.length === 0 || !isFeedAlive(days.returnsOn, dayInIstanbul(now))) {
      feeds.push(null)
      continue
    }
    const consents = await own(db)
      .selectFrom('family_consents')
      .select(['passenger_id as passengerId', 'given_at as givenAt', 'taken_back_at as takenBackAt'])
      .where('passenger_id', 'in', travellerIds)
      .where('taken_back_at', 'is', null)
      .execute()
    const agreed = consents.map(({ passengerId }) => passengerId)
    const reached = await listMilestones(db, agreed)
    feeds.push({ agreed, reached: familyFeed(reached, consents, days.returnsOn, now) })
  }
  return feeds
}
