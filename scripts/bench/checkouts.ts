import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `processorMs` is what one order costs the program; a server has its own share beside it. */
export type Checkouts = { orders: number; perSecond: number; processorMs: number; p50Ms: number; p99Ms: number }

/** Whole checkout transactions: price, seats, order, travellers, payment and job; on a new embedded database or on a server; by the program of a folder. */
export function measureCheckouts(databaseUrl = '', program = '.'): Checkouts {
  const folder = mkdtempSync(join(tmpdir(), 'kafile-bench-checkouts-'))
  const done = spawnSync(process.execPath, ['tests/setup/programs/time-checkouts.ts', folder, databaseUrl], {
    cwd: program,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  rmSync(folder, { recursive: true, force: true })
  if (done.status !== 0) throw new Error('orders could not be placed')
  return JSON.parse(done.stdout) as Checkouts
}
