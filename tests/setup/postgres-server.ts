import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

export type PostgresServer = { url: string; version: number; stop: () => void }

/** Why no server could be started, as a sentence for whoever runs the tests. */
export type NoServer = { reason: string }

/**
 * Starts a throw-away PostgreSQL from the newest installed binaries, in a temporary folder and on a free port. It keeps
 * nothing and syncs nothing. PostgreSQL refuses to run as root, who therefore starts it as `postgres` or `nobody`.
 */
export async function startPostgres(): Promise<PostgresServer | NoServer> {
  const found = findBinaries()
  if (!found) return { reason: 'no PostgreSQL 15 or newer in /usr/lib/postgresql' }
  const runAs = findUser()
  if (!runAs) return { reason: 'running as root without a user to start PostgreSQL as' }

  const folder = mkdtempSync(join(tmpdir(), 'kafile-postgres-'))
  if (runAs.uid !== undefined) chownSync(folder, runAs.uid, runAs.gid ?? runAs.uid)
  const run = (program: string, args: string[]) => {
    const result = spawnSync(join(found.folder, program), args, {
      ...runAs,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    return result.status === 0 ? undefined : (result.error?.message ?? result.stderr)
  }
  const data = join(folder, 'data')
  const port = await freePort()
  const settings = `-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=300 -c unix_socket_directories= -c listen_addresses=127.0.0.1 -p ${port}`

  const problem =
    run('initdb', ['-D', data, '-U', 'kafile', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']) ??
    run('pg_ctl', ['-D', data, '-w', '-s', '-l', join(folder, 'log'), '-o', settings, 'start'])
  if (problem !== undefined) {
    rmSync(folder, { recursive: true, force: true })
    return { reason: `PostgreSQL did not start: ${problem.trim()}` }
  }
  return {
    url: `postgres://kafile@127.0.0.1:${port}/postgres`,
    version: found.version,
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', '-s', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findBinaries(): { folder: string; version: number } | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).map(Number) : []
  const version = versions.filter((each) => each >= 15).toSorted((a, b) => b - a)[0]
  return version === undefined ? undefined : { folder: join(root, String(version), 'bin'), version }
}

function findUser(): { uid?: number; gid?: number } | undefined {
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
