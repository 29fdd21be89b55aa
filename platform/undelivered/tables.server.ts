import type { Generated, Kysely } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import type { UndeliveredReason } from './undelivered-reason.ts'

export type UndeliveredTables = {
  undelivered: {
    id: Generated<string>
    occasion: string
    about: string
    recipient: string
    words: string
    reason: UndeliveredReason
    answer: Generated<string>
    happened_at: Generated<Date>
    settled_at: Date | null
    settled_how: 'arrived' | 'told' | 'replaced' | null
    settled_by: string | null
  }
}

export function own(db: Db): Kysely<UndeliveredTables> {
  return db.withTables<UndeliveredTables>()
}
