import { sql } from 'kysely'
import { newToken } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { LISTENER_NAME } from '#platform/db/listener.server.ts'
import { invalidatePages } from './invalidate-pages.server.ts'

const CALL = 'call:'
const ECHO = 'echo:'
const LONGEST_WAIT_MS = 500

export type Echoes = {
  /** Whether what was heard is a call or an echo, which say nothing of pages. Calls are answered. */
  hear: (news: string) => boolean
  /** Resolves when every process has heard all that was told before. */
  catchUp: () => Promise<void>
}

/**
 * Lets whoever changed what pages show wait until all processes have dropped them. News is heard in the order in which
 * it was told: who answers a call has heard everything before it. Nobody waits longer than half a second for a process
 * that does not answer; it has lost its connection, and drops all pages when it is back.
 */
export function createEchoes(db: Db): Echoes {
  const waiting = new Map<string, () => void>()
  return {
    hear(news) {
      if (news.startsWith(ECHO)) waiting.get(news.slice(ECHO.length))?.()
      else if (!news.startsWith(CALL)) return false
      // Without a database there is nobody to tell; the caller gives up by itself.
      else invalidatePages(db, ECHO + news.slice(CALL.length)).catch(() => {})
      return true
    },
    async catchUp() {
      const call = newToken()
      const done = Promise.withResolvers<void>()
      const timer = setTimeout(done.resolve, LONGEST_WAIT_MS)
      let heard = 0
      let listeners = Infinity
      const count = () => {
        if (heard >= listeners) done.resolve()
      }
      waiting.set(call, () => {
        heard += 1
        count()
      })
      // What was done stays done: without a database there is no echo to wait for.
      countListeners(db).then(
        (number) => {
          listeners = number
          count()
        },
        () => done.resolve(),
      )
      invalidatePages(db, CALL + call).catch(() => done.resolve())
      await done.promise
      clearTimeout(timer)
      waiting.delete(call)
    },
  }
}

/** One at least: the embedded engine has no connections to count. */
async function countListeners(db: Db): Promise<number> {
  const { rows } = await sql<{ listeners: number }>`
    select count(*)::int as listeners from pg_stat_activity
    where datname = current_database() and application_name like ${`${LISTENER_NAME}%`}`.execute(db)
  return Math.max(1, rows[0]?.listeners ?? 1)
}
