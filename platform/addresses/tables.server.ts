import type { Generated, Kysely } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'

export type AddressTables = {
  moved_addresses: {
    /** What moved, in the words of the tables that note it. */
    kind: string
    language: Locale
    link: string
    link_now: string
    moved_at: Generated<Date>
    is_by_hand: Generated<boolean>
  }
}

export function own(db: Db): Kysely<AddressTables> {
  return db.withTables<AddressTables>()
}
