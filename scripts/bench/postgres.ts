import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

export type Postgres = { url: string; stop: () => void }

/** A throw-away PostgreSQL with the settings of a real one, or with some more: it waits for the disk at every commit. */
export function startPostgres(port: number, more: readonly string[] = []): Postgres | undefined {
  const given = process.env['BENCH_DATABASE_URL']
  if (given) return { url: given, stop() {} }
  const root = '/usr/lib/postgresql'
  const version = (existsSync(root) ? readdirSync(root) : []).toSorted((a, b) => Number(b) - Number(a))[0]
  if (!version) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'kafile-bench-postgres-'))
  const owner = ownerOf(folder)
  const run = (program: string, words: string[]) =>
    spawnSync(join(root, version, 'bin', program), words, { cwd: folder, stdio: 'ignore', ...owner }).status === 0
  const data = join(folder, 'data')
  const settings = `-c max_connections=100 -c unix_socket_directories= -c listen_addresses=127.0.0.1 -p ${port}${more.map((each) => ` -c ${each}`).join('')}`
  const isRunning =
    run('initdb', ['-D', data, '-U', 'kafile', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']) &&
    run('pg_ctl', ['-D', data, '-w', '-s', '-l', join(folder, 'log'), '-o', settings, 'start'])
  if (!isRunning) throw new Error('PostgreSQL is installed and did not start')
  return {
    url: `postgres://kafile@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'fast', '-w', '-s', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root, who therefore lends the folder to the system's `postgres`. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  )
  if (!uid || !gid) throw new Error('as root, PostgreSQL needs the user postgres')
  chownSync(folder, uid, gid)
  return { uid, gid }
}
