import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '#modules/audit/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { defineQueue, handles, type JobHandler } from '#platform/jobs/jobs.server.ts'
import { columnsOf } from './data/writing-rows.server.ts'
import { writingKinds } from './domain/writing.ts'
import { newsOfWriting } from './page-tags.server.ts'

/** Runs at the instant for which something was scheduled. */
export const publishDueQueue = defineQueue({
  name: 'content.publish-due',
  schema: z.object({ at: z.iso.datetime() }),
})

export function contentHandlers(db: Db): JobHandler[] {
  return [
    handles(publishDueQueue, async ({ at }, now) => {
      // The clocks of program and database may differ by a little; the job comes no earlier than it was asked for.
      const due = new Date(at)
      await publishDue(db, due > now ? due : now)
    }),
  ]
}

/**
 * Publishes every language whose time has come by `now`, whatever asked for it; what was taken back or put off
 * meanwhile stays as it is. Kept pages are dropped with the commit. Harmless to run twice. Returns how many records
 * changed.
 */
export async function publishDue(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const published: string[] = []
    for (const kind of writingKinds) {
      const { table } = columnsOf[kind]
      const { rows } = await sql<{ key: string; languages: string[] }>`
        with due as (
          select id, array_agg(language order by language) as languages
          from ${sql.table(table)}, jsonb_each_text(publish_on) as wish (language, at)
          where at::timestamptz <= ${now}
          group by id
        )
        update ${sql.table(table)} as writing set
          published_in = (select array_agg(distinct each) from unnest(published_in || due.languages) as each),
          publish_on = publish_on - due.languages,
          is_published = true,
          version = version + 1
        from due where writing.id = due.id
        returning writing.key, due.languages`.execute(tx)
      for (const { key, languages } of rows) {
        const entry = { action: 'content.publish', subject: { kind, id: key }, after: { languages } } as const
        await recordAudit(tx, { actor: 'system', ...entry }, now)
        published.push(newsOfWriting(kind, key))
      }
    }
    await invalidatePages(tx, ...published)
    return published.length
  })
}
