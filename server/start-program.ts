import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { PAGE_CACHE_CHANNEL } from '#platform/cache/invalidate-pages.server.ts'
import { openDatabase } from '#platform/db/client.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { allowEndlessStatements } from '#platform/db/pace.server.ts'
import { watchHealth } from '#platform/db/watch-health.server.ts'
import { proveDataFolder, watchDataFolder } from '#platform/disk/data-folder.server.ts'
import { EnvironmentError, type Environment } from '#platform/env.server.ts'
import { openSealedFields } from '#platform/field-cipher/open-data-keys.server.ts'
import { KEEP_ALIVE_SECONDS } from '#platform/http/prepared-answer.server.ts'
import { openPictures } from '#platform/images/open-pictures.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { liveProviderKeys } from '#platform/provider-keys/live-keys.server.ts'
import { closePort } from './close-port.ts'
import type { AppServices } from '#app/http/assemble-app.server.ts'
import type { Front } from './front.ts'
import { playDemo } from './play-demo.ts'
import { prepareDemo } from './prepare-demo.ts'

/** What the built program and the one from its sources do each in their own way. */
export type ProgramForm = {
  /** The folder of the repository. */
  root: string
  /** The files of the site, below the folder of the repository. */
  publicFolder: string[]
  loadFront: (server: Server, services: AppServices) => Promise<Front>
}

export type Program = {
  /** Announced: `/readyz` fails for a while before the port closes, so that balancers notice in time. */
  stop: (how: { isAnnounced: boolean }) => Promise<void>
}

/**
 * Opens everything, in the order in which each part needs the one before, and serves. Stopping takes it apart in the
 * opposite order: no new request (after a while in which balancers are told), then the running ones, then jobs, then
 * the database. `given` is what `env` was read of.
 */
export async function startProgram(
  env: Environment,
  { root, publicFolder, loadFront }: ProgramForm,
  given: Readonly<Record<string, string | undefined>>,
): Promise<Program> {
  const log = createLog({ level: 'info' })
  await proveDataFolder(env)
  const opened = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log })
  const migrated = await allowEndlessStatements(() => migrate(opened.db, join(root, 'db', 'migrations')))
  if (migrated.length > 0) log.info({ migrated }, 'the database was brought up to date')
  const database = await openSealedFields(opened, env)
  if (env.databaseUrl !== undefined && env.dataKeys === undefined)
    log.warn(
      'DATA_KEYS is not set: the keys lie in DATA_DIR/data-keys; keep a copy and give them to every program here',
    )
  const demo = env.isDemo ? await allowEndlessStatements(() => prepareDemo(database.db, env, log)) : undefined

  const server = createServer({
    requestTimeout: 30_000,
    headersTimeout: 15_000,
    keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000,
  })
  const pictures = openPictures(env, join(root, ...publicFolder))
  const keys = liveProviderKeys({ db: database.db, env, log }, given)
  await keys.refresh()
  const health = watchHealth(database)
  const dataFolder = watchDataFolder(env.dataDir, log)
  let isLeaving = false
  const standing = () => (health.isLost() ? 'lost' : isLeaving ? 'leaving' : 'serving')
  const services = { db: database.db, env, log, pictures, keys, standing, files: dataFolder.state, hearsNews: true }
  const front = await loadFront(server, services)
  const stopListening = await database.listen(
    PAGE_CACHE_CHANNEL,
    (tag) => front.invalidatePages(tag),
    () => front.invalidatePages(),
  )
  const work = await front.startWork({ database, env, log })
  server.on('request', front.listener)
  await listen(server, env)
  announce(env, demo)
  const play = demo && playDemo(database.db, log)

  return {
    async stop({ isAnnounced }) {
      await closePort(server, { leave: () => (isLeaving = true), isAnnounced, delayMs: env.stopDelayMs })
      await play?.stop()
      health.stop()
      dataFolder.stop()
      await front.close()
      await work.stop()
      await stopListening()
      await database.close()
    },
  }
}

function listen(server: Server, env: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' ? new EnvironmentError(`PORT ${env.port} is in use by another program.`) : error,
      )
    })
    server.listen(env.port, env.host, resolve)
  })
}

function announce(env: Environment, demo: { password: string } | undefined): void {
  const lines = ['', `  Kafile  ${env.publicUrl.origin}`]
  if (demo) {
    lines.push(
      '',
      '  admin@kafile.example   agent@kafile.example   member@kafile.example',
      // Whoever leads groups is an account of the demonstration that is lived alone.
      ...(env.isDemoLived ? ['  leader@kafile.example'] : []),
      `  password  ${demo.password}`,
    )
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
