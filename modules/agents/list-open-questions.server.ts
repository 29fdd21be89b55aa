import { sql } from 'kysely'
import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { ownedBy, type HouseScope } from './scope.server.ts'

/** A customer who asked something about an offer of our own and was not answered. */
export type OpenQuestion = {
  id: string
  offerNo: string
  customer: string
  phone: string
  words: string
  askedAt: Date
  total: Money
}

/** The offers of our own whose last word is a question, the longest waiting first, and how many there are. */
export async function listOpenQuestions(
  db: Db,
  scope: HouseScope,
  { limit }: { limit: number },
): Promise<{ questions: OpenQuestion[]; total: number }> {
  const rows = await own(db)
    .selectFrom('agent_offers')
    .innerJoin(
      ({ selectFrom }) =>
        selectFrom('agent_offer_events')
          .distinctOn('offer_id')
          .select(['offer_id', 'kind', 'words', 'happened_at'])
          .where('kind', 'in', ['question', 'answer'])
          .orderBy('offer_id')
          .orderBy('id', 'desc')
          .as('last'),
      (join) => join.onRef('last.offer_id', '=', 'agent_offers.id'),
    )
    .select([
      'agent_offers.id',
      'offer_no',
      'first_name',
      'last_name',
      'phone',
      'currency',
      'total_minor',
      'last.words',
      'last.happened_at',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where(ownedBy(scope))
    .where('agent_offers.state', '=', 'sent')
    .where('last.kind', '=', 'question')
    .orderBy('last.happened_at')
    .orderBy('agent_offers.id')
    .limit(limit)
    .execute()
  return {
    questions: rows.map((row) => ({
      id: row.id,
      offerNo: row.offer_no,
      customer: `${row.first_name} ${row.last_name}`.trim(),
      phone: row.phone,
      words: row.words,
      askedAt: row.happened_at,
      total: money(row.total_minor, row.currency),
    })),
    total: rows[0]?.total ?? 0,
  }
}
