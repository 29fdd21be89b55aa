import type { IncomingMessage, ServerResponse } from 'node:http'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { sendResponse } from '#platform/http/node-bridge.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { sendCachedPage, toCachedPage, type CachedPage } from './cached-page.server.ts'

/** A page that may be kept: the address that stands for it, and what it shows. */
export type PageAddress = { key: string; tags: readonly string[] }

export type PageCacheOptions = {
  /** The page behind a path and query as asked for; `undefined` when it must not be kept. */
  addressOf: (pathAndQuery: string) => PageAddress | undefined
  /** Renders a page for nobody in particular: it is given no cookie and no header of a visitor. */
  render: (key: string, askedFor: string) => Promise<Response>
  log: Log
  /** Milliseconds since 1970; tests hand in their own. */
  clock?: () => number
  /** Changes of these come in crowds and by themselves: for a moment the old page may be sent while the new one is made. */
  laggingTags?: readonly string[]
  maxEntries?: number
  maxBytes?: number
}

type Entry = CachedPage & {
  key: string
  tags: readonly string[]
  expiresAt: number
  isStale: boolean
  /** Somebody changed what it shows on purpose and will look: the old page is sent only when there is no other. */
  isWrong: boolean
  wasUsed: boolean
}

type Filling = { tags: readonly string[]; isOutdated: boolean; done: Promise<Entry | Response> }

/** How long a visitor waits for the new form of a changed page before the old one is sent. */
const PATIENCE_MS = 250
const PATIENCE_WITH_WRONG_MS = 10_000
const MAX_KEY_LENGTH = 300
const MAX_REMEMBERED_ADDRESSES = 5000

/**
 * Rendered pages, ready in every encoding. A page is rendered once however many ask for it at the same time, dropped
 * when what it shows changes, and never outlives the day in Istanbul: what it says of dates would be wrong.
 */
export class PageCache {
  readonly #options: Required<PageCacheOptions>
  readonly #entries = new Map<string, Entry>()
  readonly #fillings = new Map<string, Filling>()
  /** Addresses that are not their own key: aliases, and queries with names no page reads. */
  readonly #keys = new Map<string, string>()
  #bytes = 0
  #isRefreshing = false

  constructor(options: PageCacheOptions) {
    this.#options = { maxEntries: 2000, maxBytes: 128 * 1024 * 1024, clock: Date.now, laggingTags: [], ...options }
  }

  get size(): number {
    return this.#entries.size
  }

  /** Answers at once from memory; false when there is nothing fresh to answer with, and then nothing was sent. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const url = req.url ?? '/'
    const entry = this.#entries.get(url) ?? this.#entries.get(this.#keys.get(url) ?? '')
    if (!entry || entry.isStale || entry.expiresAt <= this.#options.clock()) return false
    entry.wasUsed = true
    sendCachedPage(entry, req, res)
    return true
  }

  /** Renders the page, keeps it and answers; false when the address is no page that may be kept. */
  async answerOrFill(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const url = req.url ?? '/'
    const address = this.#options.addressOf(url)
    if (!address || address.key.length > MAX_KEY_LENGTH) return false
    this.#remember(url, address.key)
    if (this.answer(req, res)) return true

    const filling = this.#fill(address, url)
    const old = this.#entries.get(address.key)
    const page = old && old.expiresAt > this.#options.clock() ? await this.#newOrOld(filling, old) : await filling.done
    if (page instanceof Response) await sendResponse(req, res, page.clone())
    else sendCachedPage(page, req, res)
    return true
  }

  /** Drops what shows this; the pages in use are rendered anew at once. Without a tag, everything. */
  invalidate(tag?: string): void {
    const isAffected = ({ tags }: { tags: readonly string[] }) => tag === undefined || tags.includes(tag)
    const isWrong = tag !== undefined && !this.#options.laggingTags.includes(tag)
    for (const entry of this.#entries.values()) {
      if (!isAffected(entry)) continue
      entry.isStale = true
      entry.isWrong ||= isWrong
    }
    for (const [key, filling] of this.#fillings) {
      if (!isAffected(filling)) continue
      // It may have read before the change: whoever asked before gets it, nobody else does.
      filling.isOutdated = true
      this.#fillings.delete(key)
    }
    void this.#refresh()
  }

  #fill(address: PageAddress, askedFor: string): Filling {
    const running = this.#fillings.get(address.key)
    if (running) return running
    const filling: Filling = { tags: address.tags, isOutdated: false, done: Promise.resolve(new Response()) }
    filling.done = this.#renderAndKeep(address, askedFor, filling).finally(() => {
      if (this.#fillings.get(address.key) === filling) this.#fillings.delete(address.key)
    })
    this.#fillings.set(address.key, filling)
    return filling
  }

  async #renderAndKeep({ key, tags }: PageAddress, askedFor: string, filling: Filling): Promise<Entry | Response> {
    const expiresAt = nextMidnightInIstanbul(new Date(this.#options.clock()))
    const response = await this.#options.render(key, askedFor)
    if (response.status !== 200 || response.headers.has('set-cookie')) return response
    const body = Buffer.from(await response.arrayBuffer())
    const entry = {
      ...(await toCachedPage(body, response.headers)),
      key,
      tags,
      expiresAt,
      isStale: false,
      isWrong: false,
      wasUsed: false,
    }
    if (!filling.isOutdated) this.#keep(entry)
    return entry
  }

  #keep(entry: Entry): void {
    this.#forget(entry.key)
    this.#entries.set(entry.key, entry)
    this.#bytes += entry.bytes
    while (this.#entries.size > this.#options.maxEntries || this.#bytes > this.#options.maxBytes) this.#evictOne()
  }

  /** The oldest page goes that nobody asked for since it was last looked at. */
  #evictOne(): void {
    for (const entry of this.#entries.values()) {
      this.#entries.delete(entry.key)
      if (entry.wasUsed) {
        entry.wasUsed = false
        this.#entries.set(entry.key, entry)
        continue
      }
      this.#bytes -= entry.bytes
      return
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }

  #remember(url: string, key: string): void {
    if (url === key || url.length > MAX_KEY_LENGTH) return
    if (this.#keys.size >= MAX_REMEMBERED_ADDRESSES) this.#keys.clear()
    this.#keys.set(url, key)
  }

  /** The new page if it comes soon and is one; else the old one, which is better than waiting or than an error. */
  async #newOrOld(filling: Filling, old: Entry): Promise<Entry | Response> {
    const giveUp = Promise.withResolvers<Entry>()
    const timer = setTimeout(() => giveUp.resolve(old), old.isWrong ? PATIENCE_WITH_WRONG_MS : PATIENCE_MS)
    try {
      const page = await Promise.race([filling.done, giveUp.promise])
      if (page instanceof Response && page.status < 500) this.#forget(old.key)
      return page instanceof Response && page.status >= 500 ? old : page
    } catch {
      return old
    } finally {
      clearTimeout(timer)
    }
  }

  /** Renders stale pages that were asked for, one after the other, until none is left. */
  async #refresh(): Promise<void> {
    if (this.#isRefreshing) return
    this.#isRefreshing = true
    try {
      for (let entry = this.#nextStale(); entry; entry = this.#nextStale()) {
        entry.wasUsed = false
        const page = await this.#fill(entry, entry.key).done
        if (page instanceof Response && page.status < 500) this.#forget(entry.key)
      }
    } catch (error) {
      this.#options.log.error({ err: error }, 'a changed page could not be rendered')
    } finally {
      this.#isRefreshing = false
    }
  }

  #nextStale(): Entry | undefined {
    for (const entry of this.#entries.values()) if (entry.isStale && entry.wasUsed) return entry
    return undefined
  }
}

function nextMidnightInIstanbul(now: Date): number {
  return Date.parse(`${addDays(dayInIstanbul(now), 1)}T00:00:00+03:00`)
}
