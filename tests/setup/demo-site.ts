import { seedDemoSeason } from '#db/seed/seed-demo-season.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { App } from '#app/http/assemble-app.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { testApp } from './test-app.ts'
import { testDb } from './test-db.ts'

/** The whole site with the demo season, as a first start lays it out; `isLarge` as much as the largest agencies have. */
export async function demoSite({ isLarge = false } = {}): Promise<{ app: App; db: Db }> {
  const db = await testDb()
  await layOutSeason(db, { isLarge })
  return { app: await testApp({ db }), db }
}

/** Fills a database as `demoSite` has it. */
export async function layOutSeason(db: Db, { isLarge = false } = {}): Promise<void> {
  await seedDemoSeason(db, {
    today: dayInIstanbul(new Date()),
    demoPassword: 'Yolculuk-2031!',
    log: createLog({ level: 'silent' }),
    isLarge,
  })
}

/** What a reader sees of a page, without the marks that keep directions apart. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(script|style|template)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ')
}
