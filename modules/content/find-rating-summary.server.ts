import { sql } from 'kysely'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { summariseRatings, type RatingSummary } from './domain/rating-summary.ts'
import { travelFacts, type TravelFact } from './domain/travel-facts.ts'
import { approved, type ReviewFilter } from './list-reviews.server.ts'
import { REVIEWS_TAG } from './page-tags.server.ts'

/**
 * What people who travelled with us gave, of the approved reviews that the filter lets through, in every language unless it
 * names one. What came by the form of the site does not count. `undefined` while fewer than three have said anything.
 */
export function findRatingSummary(db: Db, filter: ReviewFilter = {}): Promise<RatingSummary | undefined> {
  return noted(['findRatingSummary', filter], [REVIEWS_TAG], async () => {
    const row = await approved(db, filter)
      .where('is_verified', '=', true)
      .select(
        [1, 2, 3, 4, 5].map((mark) =>
          sql<number>`count(*) filter (where rating = ${sql.lit(mark)})::int`.as(`mark_${mark}`),
        ),
      )
      .select(sql<number>`count(*) filter (where is_sample)::int`.as('samples'))
      .select(travelFacts.flatMap((fact) => [countOf(fact, ['yes']), countOf(fact, ['yes', 'partly', 'no'])]))
      .executeTakeFirstOrThrow()
    const counts = new Map(Object.entries(row))
    const of = (name: string) => counts.get(name) ?? 0
    const factOf = (fact: TravelFact) => ({ yes: of(`${fact}_yes`), said: of(`${fact}_no`) })
    return summariseRatings({
      marks: [of('mark_1'), of('mark_2'), of('mark_3'), of('mark_4'), of('mark_5')],
      facts: {
        hotel: factOf('hotel'),
        walk: factOf('walk'),
        bus: factOf('bus'),
        guide: factOf('guide'),
        program: factOf('program'),
        included: factOf('included'),
      },
      samples: of('samples'),
    })
  })
}

/** How many gave one of these answers; named by the last of them. */
function countOf(fact: TravelFact, answers: readonly string[]) {
  const given = sql<number>`count(*) filter (where answers ->> ${sql.lit(fact)} in (${sql.join(answers.map((each) => sql.lit(each)))}))::int`
  return given.as(`${fact}_${answers.at(-1)}`)
}
