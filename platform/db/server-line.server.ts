import { Client } from 'pg'
import type { Log } from '#platform/log/log.server.ts'
import { audibleSockets } from './audible-socket.server.ts'

/** The database cannot be reached. Nothing is wrong with the program: it may be asked again shortly. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  /** The build knows it by this: its own copy of the class is another one. */
  readonly code = 'DATABASE_AWAY'
}

const ASK_EVERY_MS = 1_000
const ASKED_WITHIN_MS = 2_000

export type ServerLine = {
  /**
   * Waits for the first answer after a failure, two seconds at most; after that nobody has to wait to be refused.
   *
   * @throws DatabaseAway while the server is away.
   */
  proveReachable: () => Promise<void>
  /** Somebody could not reach the server: it counts as away until it has answered a question of the line's own. */
  report: (error: unknown) => void
  /** Whether the server answers on a connection that nobody else uses. */
  answers: () => Promise<boolean>
  close: () => void
}

/** Watches whether a PostgreSQL server can be reached, from the first failure on: once a second, until it answers. */
export function watchLine({ url, log }: { url: string; log: Log }): ServerLine {
  const makeSocket = audibleSockets(ASKED_WITHIN_MS)
  let awayBecause: unknown
  let firstAnswer: Promise<void> | undefined
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  async function answers(): Promise<boolean> {
    const client = new Client({ connectionString: url, stream: makeSocket })
    // Heard by the promises below.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch (error) {
      awayBecause &&= error
      return false
    } finally {
      client.end().catch(() => {})
    }
  }

  async function ask(): Promise<void> {
    if (await answers()) {
      awayBecause = undefined
      log.info('the database server is back')
    } else if (!isClosed) {
      timer = setTimeout(() => void ask(), ASK_EVERY_MS)
    }
  }

  return {
    async proveReachable() {
      if (awayBecause !== undefined) await firstAnswer
      if (awayBecause !== undefined) throw new DatabaseAway('the database is away', { cause: awayBecause })
    },
    report(error) {
      if (awayBecause !== undefined || isClosed) return
      awayBecause = error
      log.error({ reason: error instanceof Error ? error.message : String(error) }, 'the database server is away')
      firstAnswer = ask()
    },
    answers,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
