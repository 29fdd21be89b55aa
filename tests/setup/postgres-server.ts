import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type PostgresServer = {
  url: string
  version: number
  /** Cuts every connection off, ends the server, and starts it again on what is on its disk after `awayMs`. */
  restart: (awayMs: number) => Promise<void>
  stop: () => Promise<void>
}

/** Why no server could be started, as a sentence for whoever runs the tests. */
export type NoServer = { reason: string }

type RunAs = { uid?: number; gid?: number }

const READY_WITHIN_MS = 20_000

/**
 * Starts a throw-away PostgreSQL from the newest installed binaries, in a temporary folder and on a free port. It keeps
 * nothing, syncs nothing, and ends with this process, however that ends. PostgreSQL refuses to run as root, who
 * therefore starts it as `postgres` or `nobody`.
 */
export async function startPostgres(): Promise<PostgresServer | NoServer> {
  const found = findBinaries()
  if (!found) return { reason: 'no PostgreSQL 15 or newer in /usr/lib/postgresql' }
  const runAs = findUser()
  if (!runAs) return { reason: 'running as root without a user to start PostgreSQL as' }

  const folder = mkdtempSync(join(tmpdir(), 'kafile-postgres-'))
  if (runAs.uid !== undefined) chownSync(folder, runAs.uid, runAs.gid ?? runAs.uid)
  const port = await freePort()
  const problem = initialise(found.folder, folder, runAs)
  const guard = problem ? undefined : startGuarded(found.folder, folder, port, runAs)
  const isReady = guard !== undefined && (await becomesReady(found.folder, port, guard))
  if (!guard || !isReady) {
    guard?.stdin?.end()
    rmSync(folder, { recursive: true, force: true })
    return { reason: `PostgreSQL did not start: ${problem ?? 'it did not answer in time'}` }
  }
  const guards = [guard]
  return {
    url: `postgres://kafile@127.0.0.1:${port}/postgres`,
    version: found.version,
    async restart(awayMs) {
      await endServer(join(folder, 'data', 'postmaster.pid'))
      await sleep(awayMs)
      const again = startGuarded(found.folder, folder, port, runAs)
      guards.unshift(again)
      if (!(await becomesReady(found.folder, port, again))) throw new Error('PostgreSQL did not come back')
    },
    async stop() {
      for (const each of guards) {
        each.ref()
        const ended = once(each, 'exit')
        each.stdin?.end()
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function initialise(binaries: string, folder: string, runAs: RunAs): string | undefined {
  const words = [
    '-D',
    join(folder, 'data'),
    '-U',
    'kafile',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  const made = spawnSync(join(binaries, 'initdb'), words, {
    ...runAs,
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return made.status === 0 ? undefined : (made.error?.message ?? made.stderr.trim())
}

/** A shell waits at our end of a pipe. When this process is gone, even by a kill, the pipe closes and the server ends. */
function startGuarded(binaries: string, folder: string, port: number, runAs: RunAs): ChildProcess {
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=300',
    'unix_socket_directories=',
    'listen_addresses=127.0.0.1',
    `port=${port}`,
  ]
  const words = ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])]
  const script =
    '"$0" "$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server; cd / && rm -rf "$KAFILE_FOLDER"'
  const guard = spawn('sh', ['-c', script, join(binaries, 'postgres'), ...words], {
    ...runAs,
    cwd: folder,
    env: { ...process.env, KAFILE_FOLDER: folder },
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
  return guard
}

/** The server of this folder alone: the file names it, and is gone when it is. */
async function endServer(pidFile: string): Promise<void> {
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT')
  while (existsSync(pidFile)) await sleep(50)
}

async function becomesReady(binaries: string, port: number, guard: ChildProcess): Promise<boolean> {
  const giveUpAt = Date.now() + READY_WITHIN_MS
  while (Date.now() < giveUpAt && guard.exitCode === null) {
    const asked = spawnSync(join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-t', '1'])
    if (asked.status === 0) return true
    await sleep(50)
  }
  return false
}

function findBinaries(): { folder: string; version: number } | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).map(Number) : []
  const version = versions.filter((each) => each >= 15).toSorted((a, b) => b - a)[0]
  return version === undefined ? undefined : { folder: join(root, String(version), 'bin'), version }
}

function findUser(): RunAs | undefined {
  if (userInfo().uid !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
    if (ids.every((id) => id.status === 0)) return { uid: Number(ids[0]?.stdout), gid: Number(ids[1]?.stdout) }
  }
  return undefined
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
