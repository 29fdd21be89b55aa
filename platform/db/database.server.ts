import type { Kysely } from 'kysely'

/** A handle that knows no table: each module opens it for its own tables. A transaction is accepted too. */
export type Db = Kysely<object>

/** An open database. `executeSql` is for tools that write their own SQL; without values it takes many statements. */
export type Database = {
  db: Db
  engine: 'embedded' | 'server'
  /** What this program is called among those that listen to a server. */
  name: string
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  /**
   * Hears notifications until the returned function is called. `afterGap` runs when the connection to a server was
   * lost and is back: what was sent in between did not arrive.
   */
  listen: (channel: string, hear: (payload: string) => void, afterGap?: () => void) => Promise<() => Promise<void>>
  /**
   * Whether the database answers somebody who asks by another way than everybody else: when it does and nobody else is
   * answered, the fault lies in this program. The embedded engine is a part of the program and within reach.
   */
  isWithinReach: () => Promise<boolean>
  /** Waits for running queries, makes everything durable and lets go of the folder or the server. */
  close: () => Promise<void>
}
