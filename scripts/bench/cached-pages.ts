import { get } from 'node:http'
import { load, type LoadResult } from './load.ts'
import { startNginx } from './nginx.ts'
import { processorSeconds } from './processor-time.ts'
import type { Site } from './site.ts'

const CONNECTIONS = 32
const ROUND_SECONDS = 5
const ROUNDS = 3

const WARM_UP_SECONDS = 5
const gzip = { 'Accept-Encoding': 'gzip' }

export type Served = { perProcessorSecond: number; perSecond: number; p50Ms: number; p99Ms: number }

export type CachedPage = { path: string; gzipBytes: number; site: Served; nginx: Served | undefined }

/** Serves the same compressed bytes from the page cache and from nginx, in turns, and keeps each one's median round. */
export async function measureCachedPages(site: Site, paths: string[], nginxPort: number): Promise<CachedPage[]> {
  const bodies = await Promise.all(paths.map((path) => gzipBody(site.origin + path)))
  const nginx = await startNginx(nginxPort, Object.fromEntries(bodies.map((body, index) => [`page${index}`, body])))
  const pages: CachedPage[] = []
  // A program that has just started compiles its own code while it answers.
  await load({ port: site.port, path: paths[0] ?? '/', headers: gzip }, CONNECTIONS, WARM_UP_SECONDS)
  for (const [index, path] of paths.entries()) {
    const ours: Served[] = []
    const theirs: Served[] = []
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await measure(site.pid, site.port, path))
      if (nginx) theirs.push(await measure(nginx.workerPid, nginx.port, `/page${index}.html`))
    }
    pages.push({ path, gzipBytes: bodies[index]?.length ?? 0, site: median(ours), nginx: nginx && median(theirs) })
  }
  await nginx?.stop()
  return pages
}

async function measure(pid: number, port: number, path: string): Promise<Served> {
  const target = { port, path, headers: gzip }
  await load(target, CONNECTIONS, 1)
  const before = processorSeconds(pid)
  const result: LoadResult = await load(target, CONNECTIONS, ROUND_SECONDS)
  const used = processorSeconds(pid) - before
  return {
    perProcessorSecond: result.requests / used,
    perSecond: result.requests / result.seconds,
    p50Ms: result.p50Ms,
    p99Ms: result.p99Ms,
  }
}

function median(rounds: Served[]): Served {
  const sorted = rounds.toSorted((a, b) => a.perProcessorSecond - b.perProcessorSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('nothing was measured')
  return middle
}

/** The bytes as they travel; `fetch` would unpack them. */
function gzipBody(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        if (answer.statusCode === 200 && answer.headers['content-encoding'] === 'gzip') resolve(Buffer.concat(parts))
        else reject(new Error(`${url} answered ${answer.statusCode} as ${answer.headers['content-encoding']}`))
      })
    }).on('error', reject)
  })
}
