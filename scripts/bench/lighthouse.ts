/** `npm run lighthouse`: home, listing and a tour in three languages on a simulated phone, against their bars. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '../prepare.mjs'
import { findTourPath } from './find-tour-path.ts'
import { startSite } from './site.ts'

const bars: Record<string, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

const site = await startSite(3197)
const chromePath = findBrowser()
const browser = await launch({ ...(chromePath ? { chromePath } : {}), chromeFlags: flags })
let misses = 0
try {
  mkdirSync('lighthouse', { recursive: true })
  const tour = await findTourPath(site.origin)
  for (const prefix of ['/tr', '', '/ar']) {
    for (const [name, path] of Object.entries({
      home: prefix || '/',
      listing: `${prefix}/tours`,
      tour: prefix + tour,
    })) {
      misses += await measure(`${name}-${prefix.slice(1) || 'en'}`, site.origin + path)
    }
  }
} finally {
  browser.kill()
  await site.stop()
}
process.exit(misses > 0 ? 1 : 0)

async function measure(name: string, url: string): Promise<number> {
  // The first visit fills the page cache; visitors after a deploy meet a warm one.
  await fetch(url)
  const run = await lighthouse(url, { port: browser.port, output: 'html', logLevel: 'error' })
  if (!run) throw new Error(`no result for ${url}`)
  writeFileSync(`lighthouse/${name}.html`, String(run.report))
  const scores = Object.keys(bars).map((key) => ({
    key,
    score: Math.round((run.lhr.categories[key]?.score ?? 0) * 100),
  }))
  const low = scores.filter(({ key, score }) => score < (bars[key] ?? 100))
  console.log(
    `${name.padEnd(12)} ${scores.map(({ key, score }) => `${key} ${score}`).join('  ')}${low.length > 0 ? '  ← below the bar' : ''}`,
  )
  for (const audit of low.flatMap(({ key }) => failedAudits(run.lhr, key))) console.log(`             · ${audit}`)
  return low.length
}

function failedAudits(result: NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'], category: string): string[] {
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id}: ${result.audits[id]?.title} ${result.audits[id]?.displayValue ?? ''}`)
}
