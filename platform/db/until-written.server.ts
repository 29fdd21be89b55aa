import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from './errors.server.ts'

const TRIES = 60

/**
 * Writes what has happened outside and must not be forgotten: while the database is away it is tried again every
 * second, for a minute. The write must be harmless when it is done twice.
 */
export async function untilWritten<T>(write: () => Promise<T>, pauseMs = 1000): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write()
    } catch (error) {
      if (tries === TRIES || !isDatabaseAway(error)) throw error
      await sleep(pauseMs)
    }
  }
}
