import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as breath } from 'node:timers/promises'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { sendResponse } from '#platform/http/node-bridge.server.ts'
import { readWhole } from '#platform/http/whole-body.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { CachedPage } from './cached-page.server.ts'
import { tagsOf } from './invalidate-pages.server.ts'
import { newsOf } from './page-news.ts'
import { askAgain, takeNotes, type NotedRead } from './page-notes.server.ts'
import { PageShelf, type Entry } from './page-shelf.server.ts'

export type PageCacheOptions = {
  /** The address of the page behind a path and query as asked for; `undefined` when it must not be kept. */
  keyOf: (pathAndQuery: string) => string | undefined
  /** Renders a page for nobody in particular: it is given no cookie and no header of a visitor. */
  render: (key: string, askedFor: string) => Promise<Response>
  log: Log
  /** Whether somebody may have changed what pages show, and waits for the new page. */
  isExpectant?: (req: IncomingMessage) => boolean
  /** Changes of these come in crowds and by themselves: nobody waits for them. */
  laggingTags?: readonly string[]
  maxEntries?: number
  maxQueries?: number
  maxBytes?: number
}

type News = { touches: (about: string) => boolean; isWrong: boolean } | 'everything'
/** A page that is being put right, what is told meanwhile, and whether somebody waits for it. */
type Filling = { news: News[]; isAwaited: boolean; done: Promise<Entry | Response> }

/** How long the old page is sent while a new one is made; then whoever asks waits for the new one. */
const OLD_AT_MOST_MS = 9_000
/** How long a page that was made stays as it is, whatever is told: changes that come in crowds are made up for together. */
const REST_MS = 5_000
/** How long somebody waits for a new page before the old one is sent after all. */
const PATIENCE_MS = 10_000
/** A page that was asked for so often, and is so old, is packed tightly, one in this time. */
const POPULAR_USES = 20
const SETTLED_MS = 60_000
const PACK_EVERY_MS = 15_000
const MAX_KEY_LENGTH = 300
const MAX_REMEMBERED_ADDRESSES = 5000

/**
 * Rendered pages, ready in every encoding that was asked for. A page is rendered once however many ask for it at the
 * same time, and never outlives the day in Istanbul: what it says of dates would be wrong.
 *
 * News of a change puts in doubt the pages that read what it is about. Visitors get a doubted page at once, as it is,
 * and by that have it put right behind them: in the order in which pages were asked for, one at a time, and after
 * those for whom there is no page at all. What such a page read is asked again; it is made anew only when one of the
 * answers is another. Who may have made the change is shown no page from before it.
 */
export class PageCache {
  readonly #options: Required<PageCacheOptions>
  readonly #shelf: PageShelf
  readonly #fillings = new Map<string, Filling>()
  /** Addresses that are not their own key: aliases, and queries with names no page reads. */
  readonly #keys = new Map<string, string>()
  /** Doubted pages that were asked for, in that order. */
  readonly #asked = new Set<string>()
  readonly #popular = new Set<string>()
  /** What questions are answered with since the last news. */
  readonly #answers = new Map<string, Promise<string>>()
  #isAtWork = false
  #alarm: NodeJS.Timeout | undefined
  #packing: NodeJS.Timeout | undefined

  constructor(options: PageCacheOptions) {
    const bounds = { maxEntries: 2000, maxQueries: 300, maxBytes: 128 * 1024 * 1024 }
    this.#options = { ...bounds, laggingTags: [], isExpectant: () => false, ...options }
    this.#shelf = new PageShelf(this.#options)
  }

  get size(): number {
    return this.#shelf.size
  }

  /** Answers from memory; false when there is nothing to answer with, and then nothing was sent. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const url = req.url ?? '/'
    const entry = this.#shelf.get(url) ?? this.#shelf.get(this.#keys.get(url) ?? '')
    if (!entry || entry.expiresAt <= Date.now()) return false
    if (entry.doubtedSince !== undefined) {
      if (Date.now() - entry.doubtedSince > OLD_AT_MOST_MS) return false
      if (entry.isWrong && this.#options.isExpectant(req)) return false
      this.#asked.add(entry.key)
      void this.#work()
    }
    entry.wasUsed = true
    entry.uses += 1
    if (entry.uses === POPULAR_USES) this.#packLater(entry.key)
    this.#send(entry, req, res)
    return true
  }

  /** Makes the page, keeps it and answers; false when the address is no page that may be kept. */
  async answerOrFill(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const url = req.url ?? '/'
    const key = this.#options.keyOf(url)
    if (key === undefined || key.length > MAX_KEY_LENGTH) return false
    this.#remember(url, key)
    if (this.answer(req, res)) return true
    const page = await this.#newPage(key, url, this.#options.isExpectant(req))
    if (page instanceof Response) await sendResponse(req, res, page.clone())
    else this.#send(page, req, res)
    return true
  }

  /** Hears what has changed, as `invalidatePages` tells it. Without a word, everything may have. */
  invalidate(told?: string): void {
    const news = told === undefined ? 'everything' : this.#newsOf(tagsOf(told))
    this.#answers.clear()
    for (const entry of this.#shelf.all()) doubt(entry, news)
    for (const filling of this.#fillings.values()) filling.news.push(news)
  }

  #newsOf(tags: readonly string[]): News {
    const isLagging = newsOf(this.#options.laggingTags)
    return { touches: newsOf(tags), isWrong: !tags.every(isLagging) }
  }

  #send(entry: Entry, req: IncomingMessage, res: ServerResponse): void {
    const sending = entry.page.send(req, res)
    if (!sending) return
    sending.then(
      () => this.#shelf.weigh(entry),
      (error: unknown) => {
        this.#options.log.error({ err: error }, 'a page could not be packed')
        res.destroy()
      },
    )
  }

  /** The page as it is now. The old one takes its place when it fails or takes too long, which is better than an error. */
  async #newPage(key: string, askedFor: string, isExpectant: boolean): Promise<Entry | Response> {
    const old = this.#shelf.get(key)
    const filling = this.#fill(key, askedFor)
    filling.isAwaited = true
    if (!old || old.expiresAt <= Date.now()) return filling.done
    const giveUp = Promise.withResolvers<Entry>()
    const timer = setTimeout(() => giveUp.resolve(old), PATIENCE_MS)
    try {
      let page = await Promise.race([filling.done, giveUp.promise])
      // It was begun before the change that somebody waits for.
      if (isExpectant && page !== old && isEntry(page) && page.isWrong)
        page = await Promise.race([this.#fill(key, askedFor).done, giveUp.promise])
      if (isEntry(page)) return page
      if (page.status >= 500) return old
      this.#shelf.forget(key)
      return page
    } catch {
      return old
    } finally {
      clearTimeout(timer)
    }
  }

  #fill(key: string, askedFor: string): Filling {
    const running = this.#fillings.get(key)
    if (running) return running
    const filling: Filling = { news: [], isAwaited: false, done: Promise.resolve(new Response()) }
    filling.done = this.#putRight(key, askedFor, filling).finally(() => this.#fillings.delete(key))
    this.#fillings.set(key, filling)
    return filling
  }

  async #putRight(key: string, askedFor: string, filling: Filling): Promise<Entry | Response> {
    const old = this.#shelf.get(key)
    const isRight = old !== undefined && old.expiresAt > Date.now() && (await this.#isStillRight(old))
    if (isRight) return old
    try {
      return await this.#make(key, askedFor, filling, old)
    } finally {
      // Also of one that could not be made: it is not tried again and again.
      if (old) old.madeAt = Date.now()
    }
  }

  /** Asks again what is in doubt. What is told meanwhile puts the page in doubt anew. */
  async #isStillRight(entry: Entry): Promise<boolean> {
    const { doubts } = entry
    entry.doubts = new Set()
    try {
      for (const read of doubts) {
        if (entry.isOutdated) return false
        if ((await this.#answerTo(read)) !== read.digest) {
          entry.isOutdated = true
          return false
        }
      }
    } catch (error) {
      entry.isOutdated = true
      throw error
    }
    if (entry.isOutdated || entry.doubts.size > 0) return !entry.isOutdated
    entry.doubtedSince = undefined
    entry.isWrong = false
    return true
  }

  #answerTo(read: NotedRead): Promise<string> {
    const answer = this.#answers.get(read.name) ?? askAgain(read)
    this.#answers.set(read.name, answer)
    return answer
  }

  async #make(key: string, askedFor: string, filling: Filling, old: Entry | undefined): Promise<Entry | Response> {
    const expiresAt = nextMidnightInIstanbul(new Date())
    const { value: response, notes } = await takeNotes(() => this.#options.render(key, askedFor))
    if (filling.isAwaited) this.#options.log.info({ key }, 'somebody waited for a page to be made')
    if (response.status !== 200 || response.headers.has('set-cookie') || !notes.isWorthKeeping) return response
    const page = new CachedPage(await readWhole(response), response.headers)
    if (old) await page.packLike(old.page)
    const entry: Entry = {
      key,
      page,
      notes,
      madeAt: Date.now(),
      expiresAt,
      doubtedSince: undefined,
      doubts: new Set(),
      isOutdated: false,
      isWrong: false,
      wasUsed: false,
      uses: 0,
      bytes: 0,
    }
    this.#shelf.keep(entry)
    // It may have read before the change.
    for (const news of filling.news) doubt(entry, news)
    return entry
  }

  #remember(url: string, key: string): void {
    if (url === key || url.length > MAX_KEY_LENGTH) return
    if (this.#keys.size >= MAX_REMEMBERED_ADDRESSES) this.#keys.clear()
    this.#keys.set(url, key)
  }

  /** Puts pages right that were asked for, one after the other; whoever has no page at all comes first. */
  async #work(): Promise<void> {
    if (this.#isAtWork) return
    this.#isAtWork = true
    clearTimeout(this.#alarm)
    try {
      for (;;) {
        await breath()
        if (this.#fillings.size > 0) {
          await Promise.allSettled([...this.#fillings.values()].map(({ done }) => done))
          continue
        }
        const entry = this.#nextDue()
        if (!entry) break
        this.#asked.delete(entry.key)
        await this.#refresh(entry)
      }
    } finally {
      this.#isAtWork = false
      this.#sleep()
    }
  }

  async #refresh({ key }: Entry): Promise<void> {
    try {
      const page = await this.#fill(key, key).done
      if (page instanceof Response && page.status < 500) this.#shelf.forget(key)
    } catch (error) {
      this.#options.log.error({ err: error }, 'a changed page could not be rendered')
    }
  }

  #nextDue(): Entry | undefined {
    for (const key of this.#asked) {
      const entry = this.#shelf.get(key)
      if (entry?.doubtedSince === undefined) this.#asked.delete(key)
      else if (entry.madeAt + REST_MS <= Date.now()) return entry
    }
    return undefined
  }

  /** Until the first of those that were asked for has rested. */
  #sleep(): void {
    const due = [...this.#asked].map((key) => (this.#shelf.get(key)?.madeAt ?? 0) + REST_MS)
    if (due.length === 0) return
    this.#alarm = setTimeout(() => void this.#work(), Math.max(0, Math.min(...due) - Date.now())).unref()
  }

  #packLater(key: string): void {
    this.#popular.add(key)
    if (this.#packing) return
    this.#packing = setTimeout(() => void this.#packOne(), PACK_EVERY_MS).unref()
  }

  async #packOne(): Promise<void> {
    const settled = [...this.#popular].map((key) => this.#shelf.get(key)).find((entry) => entry && isSettled(entry))
    const isIdle = this.#fillings.size === 0 && !this.#isAtWork
    if (settled && isIdle) {
      this.#popular.delete(settled.key)
      await settled.page.packTightly().catch((error: unknown) => this.#options.log.error({ err: error }, 'not packed'))
      this.#shelf.weigh(settled)
    }
    for (const key of this.#popular) if (!this.#shelf.get(key)) this.#popular.delete(key)
    this.#packing = undefined
    const [next] = this.#popular
    if (next !== undefined) this.#packLater(next)
  }
}

/** A page is in doubt when it read what the news is about; one whose reads are not all known falls with any news. */
function doubt(entry: Entry, news: News): void {
  const { isComplete, reads } = entry.notes
  if (news === 'everything') entry.isOutdated = true
  else {
    const touched = [...reads.values()].filter(({ about }) => about.some(news.touches))
    if (isComplete && touched.length === 0) return
    entry.isOutdated ||= !isComplete
    entry.isWrong ||= news.isWrong
    for (const read of touched) entry.doubts.add(read)
  }
  entry.doubtedSince ??= Date.now()
}

function isEntry(page: Entry | Response): page is Entry {
  return !(page instanceof Response)
}

function isSettled({ doubtedSince, madeAt, uses }: Entry): boolean {
  return doubtedSince === undefined && uses >= POPULAR_USES && Date.now() - madeAt >= SETTLED_MS
}

function nextMidnightInIstanbul(now: Date): number {
  return Date.parse(`${addDays(dayInIstanbul(now), 1)}T00:00:00+03:00`)
}
