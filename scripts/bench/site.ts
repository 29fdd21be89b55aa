import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type Site = { origin: string; port: number; pid: number; stop: () => Promise<void> }

/** The key of everything that a measured program keeps sealed. */
export const DATA_KEYS = `bench:${Buffer.alloc(32, 7).toString('base64')}`

type Ways = {
  /** Is given the lines of the log. */
  hear?: (line: string) => void
  /** Where the built program lies, unless it is this one. */
  folder?: string
}

/** The production program with the demo season, on a folder of its own; on a server when an address is given. */
export async function startSite(
  port: number,
  databaseUrl = '',
  environment: Record<string, string> = {},
  { hear, folder = '.' }: Ways = {},
): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kafile-bench-'))
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [entryOf(folder)], {
    cwd: folder,
    stdio: ['ignore', hear ? 'pipe' : 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: origin,
      // Callers are told apart as behind a proxy.
      TRUSTED_PROXIES: '127.0.0.0/8, ::1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DATA_KEYS,
      SMTP_URL: '',
      DEMO: 'season',
      DEMO_PASSWORD: 'Measured-2031!',
      ...environment,
    },
  })
  if (hear && child.stdout) createInterface(child.stdout).on('line', hear)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await untilReady(origin, child)
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Where a program begins; until December 2026 that was a file with types. */
function entryOf(folder: string): string {
  return existsSync(join(folder, 'server', 'main.mjs')) ? 'server/main.mjs' : 'server/main.ts'
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode} before it was ready`)
    const isReady = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the program was not ready after two minutes')
}
