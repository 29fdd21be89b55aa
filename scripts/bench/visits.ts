import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Site } from './site.ts'

export type Visits = { asked: number; p50Ms: number; p99Ms: number; maxMs: number }

/**
 * Asks for pages as visitors do, so many times a second whatever the answers take: the first page of the list most often,
 * the second half as often, the third a third as often. The same visits in every run.
 *
 * @throws Error when a page is not answered with 200.
 */
export async function visit(
  site: Site,
  paths: readonly string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Visits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const choose = chooser(paths)
  const times: Promise<number>[] = []
  const started = performance.now()
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    const due = started + (sent * 1000) / perSecond
    const early = due - performance.now()
    if (early > 0) await sleep(early)
    times.push(timeOf(site, choose(), agent, due))
  }
  const sorted = (await Promise.all(times)).toSorted((a, b) => a - b)
  agent.destroy()
  const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  return { asked: sorted.length, p50Ms: quantile(0.5), p99Ms: quantile(0.99), maxMs: quantile(1) }
}

/** From the moment at which it was due: a program that keeps everybody waiting is not asked less often. */
function timeOf({ port }: Site, path: string, agent: Agent, due: number): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent, headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - due)
        else reject(new Error(`${path} was answered with ${answer.statusCode}`))
      })
    }).on('error', reject)
  })
}

function chooser(paths: readonly string[]): () => string {
  const ends: number[] = []
  let sum = 0
  for (let rank = 1; rank <= paths.length; rank++) ends.push((sum += 1 / rank))
  let seed = 20_310_101
  return () => {
    // A linear congruence: any will do that is the same in every run.
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const at = (seed / 2_147_483_648) * sum
    const index = ends.findIndex((end) => end > at)
    return paths[Math.max(0, index)] ?? '/'
  }
}
