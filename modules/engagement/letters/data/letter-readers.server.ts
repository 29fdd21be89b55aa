import { sql } from 'kysely'
import { addDays, startInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from '../../data/tables.server.ts'
import type { LetterAudience } from '../domain/letter.ts'

/** The subscriptions a newsletter is meant for: confirmed, taken by their mail server, of the wished languages and days. */
export function readersOf(db: Db, { languages, since, until }: LetterAudience) {
  return own(db)
    .selectFrom('newsletter_subscriptions')
    .where('confirmed_at', 'is not', null)
    .where('bounced_at', 'is', null)
    .where((row) => (languages.length > 0 ? row('language', 'in', languages) : sql<boolean>`false`))
    .$if(since !== null, (rows) => rows.where('confirmed_at', '>=', since && startInIstanbul(since)))
    .$if(until !== null, (rows) => rows.where('confirmed_at', '<', until && startInIstanbul(addDays(until, 1))))
}
