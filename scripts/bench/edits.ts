import { setTimeout as sleep } from 'node:timers/promises'
import { BROWSER_ACCEPTS } from './browser-accepts.ts'
import { signIn } from './measure-day-pages.ts'
import { placeOrder } from './place-order.ts'
import { processorSeconds } from './processor-time.ts'
import { startSite, type Site } from './site.ts'
import { visit, type Visits } from './visits.ts'

const PAGES = 300
const PER_SECOND = 60
const EDIT_EVERY_MS = 2_000
const CONTROL_SECONDS = 20
const owner = { identifier: 'admin@kafile.example', password: 'Measured-2031!' }

export type UnderEdits = Visits & {
  /** Visits that did not have to wait for a page to be made, as a part of all. */
  hitRatio: number
  /** Pages that were made in the time, and the processor time that went into them and into nothing else. */
  made: number
  makingSeconds: number
  changes: number
}

/**
 * Many pages in memory, visitors who ask for a few of them often and for many rarely, and a change every two seconds:
 * what staff save, or what visitors buy. What the changes and the visits cost by themselves is measured apart.
 */
export async function measureEdits(
  port: number,
  kind: 'edits' | 'orders',
  { seconds = 60, databaseUrl = '' } = {},
): Promise<UnderEdits> {
  const heard = { waited: 0, made: 0 }
  const hear = (line: string) => {
    if (line.includes('"somebody waited for a page to be made"')) heard.waited += 1
    if (line.includes('"page rendered"')) heard.made += 1
  }
  const site = await startSite(port, databaseUrl, {}, { hear })
  try {
    const paths = await pagesOf(site)
    for (const path of paths) await read(site, path)
    const change = kind === 'edits' ? await editor(site) : await buyer(site)
    const visits = { perSecond: PER_SECOND, seconds: CONTROL_SECONDS }
    await visit(site, paths, visits)
    const visiting = await costOf(site, () => visit(site, paths, visits))
    let changes = 0
    const changing = await costOf(site, async () => {
      changes = await changeOften(change, CONTROL_SECONDS)
    })
    // What fell by the changes before nobody asked for is made first.
    for (const path of paths) await read(site, path)
    await sleep(10_000)
    for (const path of paths) await read(site, path)

    Object.assign(heard, { waited: 0, made: 0 })
    const before = processorSeconds(site.pid)
    const [done, answers] = await Promise.all([
      changeOften(change, seconds),
      visit(site, paths, { perSecond: PER_SECOND, seconds }),
    ])
    const used = processorSeconds(site.pid) - before
    const others = (visiting / CONTROL_SECONDS) * seconds + (changing / changes) * done
    return {
      ...answers,
      changes: done,
      made: heard.made,
      hitRatio: 1 - heard.waited / answers.asked,
      makingSeconds: used - others,
    }
  } finally {
    await site.stop()
  }
}

/** Pages of every kind, the first of the map of the site first. */
async function pagesOf({ origin }: Site): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? origin).pathname)
  // The bare address leads visitors on to their language.
  const pages = paths.filter((path) => path !== '/')
  return Array.from({ length: PAGES }, (_, index) => pages[Math.floor((index * pages.length) / PAGES)] ?? '/tr')
}

async function read({ origin }: Site, path: string): Promise<void> {
  const answer = await fetch(origin + path, { headers: { 'Accept-Encoding': BROWSER_ACCEPTS } })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  await answer.arrayBuffer()
}

async function costOf<Result>(site: Site, work: () => Promise<Result>): Promise<number> {
  const before = processorSeconds(site.pid)
  await work()
  return processorSeconds(site.pid) - before
}

/** Changes something every two seconds; answers how often. */
async function changeOften(change: (nth: number) => Promise<void>, seconds: number): Promise<number> {
  const started = performance.now()
  const count = Math.floor((seconds * 1000) / EDIT_EVERY_MS)
  for (let nth = 0; nth < count; nth++) {
    await sleep(Math.max(0, started + nth * EDIT_EVERY_MS - performance.now()))
    await change(nth)
  }
  await sleep(Math.max(0, started + seconds * 1000 - performance.now()))
  return count
}

/** Staff who save the name of a departure's tour, then the words of a post, and so on. */
async function editor(site: Site): Promise<(nth: number) => Promise<void>> {
  const Cookie = await signIn(site, owner)
  const headers = { Cookie, 'Content-Type': 'application/json', Origin: site.origin }
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${site.origin}/api/v1/admin/${path}`, { headers, ...init })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const idsOf = async (kind: string) =>
    ((await (await call(`${kind}?pageSize=50`)).json()) as { data: { id: string }[] }).data.map(({ id }) => id)
  const tours = await idsOf('tours')
  const posts = await idsOf('posts')
  return async (nth) => {
    const turn = Math.floor(nth / 2)
    const [kind, id, word] =
      nth % 2 === 0
        ? (['tours', tours[turn % tours.length], 'name'] as const)
        : (['posts', posts[turn % posts.length], 'excerpt'] as const)
    const record = await call(`${kind}/${id}`)
    const { translations } = (await record.json()) as { translations: { tr: object } }
    const tr = { ...translations.tr, [word]: `Değişen söz ${performance.now()}` }
    await call(`${kind}/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'If-Match': record.headers.get('etag') ?? '' },
      body: JSON.stringify({ translations: { tr } }),
    })
  }
}

/** Visitors who order two places each, where the fewest are left. */
async function buyer(site: Site): Promise<(nth: number) => Promise<void>> {
  const answer = await fetch(`${site.origin}/api/v1/tours?kind=umrah&availability=available&pageSize=50`)
  const list = ((await answer.json()) as { data: { id: string }[] }).data
  const tours = await Promise.all(
    list.map(async ({ id }) => {
      const tour = await fetch(`${site.origin}/api/v1/tours/${id}`)
      return { id, left: ((await tour.json()) as { seatsLeft: number | null }).seatsLeft ?? 0 }
    }),
  )
  let customer = 0
  const open = tours.filter(({ left }) => left >= 2).toSorted((a, b) => a.left - b.left)
  return async () => {
    const [tour] = open
    if (!tour) throw new Error('every departure is full')
    await placeOrder(site, tour.id, customer++)
    tour.left -= 2
    if (tour.left < 2) open.shift()
  }
}
