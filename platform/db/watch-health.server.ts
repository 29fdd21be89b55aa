import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database.server.ts'

const LOOK_EVERY_MS = 10_000
const ANSWERED_WITHIN_MS = 10_000
const PATIENCE_MS = 60_000

export type Health = {
  /** Asks once how it stands; the watch does so by itself. */
  look: (now: number) => Promise<void>
  /** The database is there, but this program has got no answer for a minute: only a new start helps. */
  isLost: () => boolean
  stop: () => void
}

/** Tells a database that is away, which comes back, from a program that can no longer use the one that is there. */
export function watchHealth({ executeSql, isWithinReach }: Pick<Database, 'executeSql' | 'isWithinReach'>): Health {
  let silentSince: number | undefined
  let isLost = false

  async function look(now: number): Promise<void> {
    if (await answers(executeSql)) {
      silentSince = undefined
      isLost = false
      return
    }
    silentSince ??= now
    isLost = now - silentSince >= PATIENCE_MS && (await isWithinReach())
  }

  const timer = setInterval(() => void look(Date.now()), LOOK_EVERY_MS).unref()
  return { look, isLost: () => isLost, stop: () => clearInterval(timer) }
}

async function answers(executeSql: Database['executeSql']): Promise<boolean> {
  const giveUp = new AbortController()
  const asked = executeSql('select 1').then(
    () => true,
    () => false,
  )
  const waited = sleep(ANSWERED_WITHIN_MS, false, { signal: giveUp.signal, ref: false }).catch(() => false)
  return Promise.race([asked, waited]).finally(() => giveUp.abort())
}
