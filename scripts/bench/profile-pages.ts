/**
 * `npm run bench:profile`: where the program's time goes while pages of visitors and of the staff are made in a large
 * season on a PostgreSQL of its own (`npm run build` comes first). Writes docs/profiles/.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { BROWSER_ACCEPTS } from './browser-accepts.ts'
import { fullestDay } from './fullest-day.ts'
import { keptPaths } from './kept-paths.ts'
import { layOutLargeSeason, OWNER } from './large-season.ts'
import { signIn } from './measure-day-pages.ts'
import { startPostgres } from './postgres.ts'
import { openProfiler } from './profiler.ts'
import { startSite } from './site.ts'
import { tellProfile } from './tell-profile.ts'

const ports = { site: 3184, postgres: 3185, inspector: 3186 }
const PAGES = 100
const FOLDER = 'docs/profiles'

const postgres = startPostgres(ports.postgres)
if (!postgres) throw new Error('PostgreSQL is not installed')
try {
  layOutLargeSeason(postgres.url)
  const client = new Client(postgres.url)
  await client.connect()
  await client.query('vacuum analyze')
  const day = await fullestDay(client)
  await client.end()
  const site = await startSite(ports.site, postgres.url, {
    DEMO: '',
    NODE_OPTIONS: `--inspect=127.0.0.1:${ports.inspector}`,
  })
  const profiler = await openProfiler(ports.inspector)
  try {
    const Cookie = await signIn(site, OWNER)
    const { tours } = await keptPaths(site)
    const read = async (path: string, headers: Record<string, string>, status = 200) => {
      const answer = await fetch(site.origin + path, { headers: { ...headers, 'Accept-Encoding': BROWSER_ACCEPTS } })
      await answer.arrayBuffer()
      if (answer.status !== status) throw new Error(`${path} was answered with ${answer.status}`)
    }
    const kinds = {
      listing: (nth: number) => read(`/tr/tours?priceMax=${900_000 + nth}`, {}),
      tour: (nth: number) => read(tours[nth] ?? '', {}),
      missing: (nth: number) => read(`/tr/missing-${nth}`, {}, 404),
      checkout: () => read('/tr/odeme', { Cookie: `cartLines=${tours[0]?.split('/').at(-1)}~double~2` }),
      dashboard: () => read('/tr/admin/dashboard', { Cookie }),
      orders: () => read('/tr/admin/orders', { Cookie }),
      workspace: () => read(`/tr/admin/tour/ops-${day}`, { Cookie }),
    }
    mkdirSync(FOLDER, { recursive: true })
    for (const [name, make] of Object.entries(kinds)) {
      for (let nth = 0; nth < PAGES; nth++) await make(nth)
      const profile = await profiler.watch(async () => {
        for (let nth = PAGES; nth < 2 * PAGES; nth++) await make(nth)
      })
      writeFileSync(join(FOLDER, `${name}.txt`), tellProfile(`one page of ${name}`, profile, PAGES))
    }
  } finally {
    profiler.close()
    await site.stop()
  }
} finally {
  postgres.stop()
}
