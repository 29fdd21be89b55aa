import { readFileSync, readdirSync } from 'node:fs'
import type { Client } from 'pg'
import { BROWSER_ACCEPTS } from './browser-accepts.ts'
import { medianOf } from './median-of.ts'
import type { Site } from './site.ts'

/** What one page costs: milliseconds of processor time of PostgreSQL and of the program, and statements. */
export type PageCost = { postgresMs: number; programMs: number; statements: number }

const ROUNDS = 15
const WARM_ROUNDS = 7

/**
 * The median cost of a page. Waiting is left out: processor time is told by the kernel in billionths of a second, for the
 * program and for those processes of PostgreSQL that serve it.
 */
export async function measurePage(
  site: Site,
  client: Client,
  path: (nth: number) => string,
  Cookie: string,
  status = 200,
): Promise<PageCost> {
  const get = async (nth: number) => {
    const answer = await fetch(site.origin + path(nth), {
      headers: { Cookie, 'Accept-Encoding': BROWSER_ACCEPTS },
      redirect: 'manual',
    })
    await answer.arrayBuffer()
    if (answer.status !== status) throw new Error(`${path(nth)} was answered with ${answer.status}`)
  }
  for (let nth = 0; nth < WARM_ROUNDS; nth++) await get(nth)
  const rounds: PageCost[] = []
  for (let nth = WARM_ROUNDS; nth < WARM_ROUNDS + ROUNDS; nth++) {
    const before = await readCosts(site, client)
    await get(nth)
    const after = await readCosts(site, client)
    rounds.push({
      postgresMs: after.postgresMs - before.postgresMs,
      programMs: after.programMs - before.programMs,
      statements: after.statements - before.statements,
    })
  }
  return {
    postgresMs: medianOf(rounds.map(({ postgresMs }) => postgresMs)),
    programMs: medianOf(rounds.map(({ programMs }) => programMs)),
    statements: medianOf(rounds.map(({ statements }) => statements)),
  }
}

async function readCosts(site: Site, client: Client): Promise<PageCost> {
  const { rows } = await client.query<{ pids: number[]; calls: string }>(
    `select array(select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as pids,
      (select coalesce(sum(calls), 0) from pg_stat_statements where toplevel and query not like '%pg_stat_statements%') as calls`,
  )
  const [read] = rows
  return {
    postgresMs: (read?.pids ?? []).reduce((sum, pid) => sum + processorMs(pid), 0),
    programMs: processorMs(site.pid),
    statements: Number(read?.calls),
  }
}

/** Of all threads of a process. */
function processorMs(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce(
      (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
      0,
    )
  } catch {
    // Connections end.
    return 0
  }
}
