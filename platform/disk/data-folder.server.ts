import { constants } from 'node:fs'
import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EnvironmentError, type Environment } from '#platform/env.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { freeBytesOf, LEAST_FREE_BYTES, type FreeBytes } from './free-bytes.server.ts'

/** Whether what is uploaded can be kept. */
export type FilesState = 'writable' | 'full' | 'unwritable'

const said: Record<FilesState, string> = {
  writable: 'DATA_DIR can be written to again',
  full: 'less than 256 MB are free in DATA_DIR',
  unwritable: 'DATA_DIR cannot be written to: uploads are refused',
}

const LOOK_EVERY_MS = 10_000

/**
 * Makes DATA_DIR and writes into it, before anything else is begun there: a program that starts on a folder it cannot
 * write to would fail at the first upload. The embedded database needs room besides; with a server a full disk costs
 * uploads alone, and the program starts.
 *
 * @throws EnvironmentError in one sentence.
 */
export async function proveDataFolder(
  { dataDir, databaseUrl }: Pick<Environment, 'dataDir' | 'databaseUrl'>,
  freeBytes: FreeBytes = freeBytesOf,
): Promise<void> {
  const probe = join(dataDir, `.probe-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, '')
  } catch (error) {
    throw new EnvironmentError(`DATA_DIR ${dataDir} cannot be written to: ${(error as Error).message}.`, {
      cause: error,
    })
  } finally {
    await rm(probe, { force: true }).catch(() => {})
  }
  if (databaseUrl === undefined && (await freeBytes(dataDir)) < LEAST_FREE_BYTES)
    throw new EnvironmentError(
      `DATA_DIR ${dataDir} has less than 256 MB of room, and the embedded database would take no writes. Free space, then start again.`,
    )
}

/** Looks every ten seconds whether DATA_DIR can be written to, and writes a line when that changes. */
export function watchDataFolder(
  dataDir: string,
  log: Log,
  freeBytes: FreeBytes = freeBytesOf,
): { look: () => Promise<void>; state: () => FilesState; stop: () => void } {
  let state: FilesState = 'writable'

  async function look(): Promise<void> {
    const found = await stateOf(dataDir, freeBytes)
    if (found === state) return
    state = found
    if (found === 'writable') log.info({ folder: dataDir }, said[found])
    else log.error({ folder: dataDir }, said[found])
  }

  void look()
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref()
  return { look, state: () => state, stop: () => clearInterval(timer) }
}

async function stateOf(folder: string, freeBytes: FreeBytes): Promise<FilesState> {
  try {
    await access(folder, constants.W_OK)
    return (await freeBytes(folder)) < LEAST_FREE_BYTES ? 'full' : 'writable'
  } catch {
    return 'unwritable'
  }
}
