import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { contentKeptFrom } from './domain/content-kept-from.ts'

/** The head is the hash of the newest entry: kept elsewhere, it proves that nothing was cut off the end. */
export type AuditChainState =
  | { isWhole: true; entries: number; head: string }
  | { isWhole: false; brokenAt: number; entries: number }

const FIRST = '0'.repeat(64)

/**
 * Reads the whole log in its order and computes every hash anew. Content that is gone is accepted from entries older
 * than ten years only. `brokenAt` is the first place at which an entry is missing or is not as it was written.
 */
export async function verifyAuditChain(db: Db, now: Date): Promise<AuditChainState> {
  const contentFrom = contentKeptFrom(now)
  let entries = 0
  let head = FIRST
  for (;;) {
    const links = await readLinks(db, entries)
    if (links.length === 0) return { isWhole: true, entries, head }
    for (const link of links) {
      const isRight = link.sequence === entries + 1 && link.previous_hash === head && isIntact(link, contentFrom)
      if (!isRight) return { isWhole: false, brokenAt: entries + 1, entries }
      head = link.hash ?? ''
      entries += 1
    }
  }
}

type Link = Awaited<ReturnType<typeof readLinks>>[number]

async function readLinks(db: Db, after: number) {
  return own(db)
    .selectFrom('audit_entries')
    .select((entry) => [
      'sequence',
      'happened_at',
      'actor_kind',
      'actor_id',
      'action',
      'subject_kind',
      'subject_id',
      'trace_id',
      'content_hash',
      'previous_hash',
      'hash',
      sql<string>`(extract(epoch from ${entry.ref('happened_at')}) * 1000000)::bigint::text`.as('micros'),
      sql<string>`${entry.ref('before')}::text`.as('before_text'),
      sql<string>`${entry.ref('after')}::text`.as('after_text'),
    ])
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(1000)
    .execute()
}

function isIntact(link: Link, contentFrom: Date): boolean {
  const isEmptied = link.before_text === 'null' && link.after_text === 'null' && link.happened_at < contentFrom
  if (!isEmptied && link.content_hash !== sha256(`${link.before_text}\n${link.after_text}`)) return false
  const parts = [
    link.sequence,
    link.micros,
    link.actor_kind,
    link.actor_id,
    link.action,
    link.subject_kind,
    link.subject_id,
    link.trace_id,
    link.content_hash,
    link.previous_hash,
  ]
  return link.hash === sha256(parts.join('\n'))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
