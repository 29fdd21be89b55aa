import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as inTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { freeBytesOf, LEAST_FREE_BYTES, type FreeBytes } from '#platform/disk/free-bytes.server.ts'
import type { Log } from '#platform/log/log.server.ts'

const MEGABYTE = 2 ** 20
const CHECKPOINT_EVERY_MS = 5 * 60_000
const CHECKPOINT_AT_MOST_EVERY_MS = 30_000
const VACUUM_EVERY_MS = 60 * 60_000
/** No start waits for it, and what a first start loads is there by then. */
const FIRST_VACUUM_AFTER_MS = 2 * 60_000
const WATCH_EVERY_MS = 1000
const WAL_SEGMENT_BYTES = 16 * MEGABYTE
const LARGEST_WAL_BYTES = 64 * MEGABYTE

/**
 * Does what a server's background processes do and the embedded engine has nobody for: checkpoints, vacuum, and a
 * watch on the free space. Below 256 MB the database takes no more writes, because a full disk would make the engine
 * spin for ever; it takes them again when there is room.
 */
export async function startHousekeeping(
  pglite: PGlite,
  folder: string,
  log: Log,
  freeBytes: FreeBytes = freeBytesOf,
): Promise<{ watch: (now: number) => Promise<void>; stop: () => Promise<void> }> {
  let isReadOnly = false
  let checkpointedAt = Date.now()
  let vacuumAt = Date.now() + FIRST_VACUUM_AFTER_MS
  let running: Promise<void> = Promise.resolve()

  async function watch(now: number): Promise<void> {
    const isFull = (await freeBytes(folder)) < LEAST_FREE_BYTES
    if (isFull !== isReadOnly) {
      await pglite.exec(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`)
      isReadOnly = isFull
      if (isFull) log.error({ folder }, 'less than 256 MB are free: the embedded database takes no more writes')
      else log.info({ folder }, 'there is room again: the embedded database takes writes')
    }
    const sinceCheckpoint = now - checkpointedAt
    const isWalLarge = sinceCheckpoint >= CHECKPOINT_AT_MOST_EVERY_MS && walBytes(folder) > LARGEST_WAL_BYTES
    if (sinceCheckpoint >= CHECKPOINT_EVERY_MS || isWalLarge) {
      checkpointedAt = now
      await pglite.exec('checkpoint')
    }
    if (now >= vacuumAt && !isReadOnly) {
      vacuumAt = now + VACUUM_EVERY_MS
      await vacuum(pglite)
    }
  }

  await watch(Date.now())

  let timer: NodeJS.Timeout
  let isStopped = false
  const next = () => {
    timer = setTimeout(() => {
      running = watch(Date.now())
        .catch((error: unknown) => log.error({ err: error }, 'housekeeping of the embedded database failed'))
        .then(() => (isStopped ? undefined : next()))
    }, WATCH_EVERY_MS)
    timer.unref()
  }
  next()

  return {
    watch,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * One table after the other: the engine stops the program for as long as a statement takes, and for one of all tables that is
 * a second on a small site.
 */
async function vacuum(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind in ('r', 'm') and relpersistence <> 't' order by oid`,
  )
  for (const { name } of rows) {
    await pglite.exec(`vacuum analyze ${name}`)
    await inTurn()
  }
}

function walBytes(folder: string): number {
  return readdirSync(join(folder, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length * WAL_SEGMENT_BYTES
}
