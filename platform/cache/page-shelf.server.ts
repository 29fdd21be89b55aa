import type { CachedPage } from './cached-page.server.ts'
import type { NotedRead, PageNotes } from './page-notes.server.ts'

export type Entry = {
  /** The address that stands for all of the page. */
  key: string
  page: CachedPage
  notes: PageNotes
  madeAt: number
  expiresAt: number
  /** Since when something is told that may have changed the page; nothing while it is right. */
  doubtedSince: number | undefined
  /** What may have another answer by now. */
  doubts: Set<NotedRead>
  /** It has to be made anew, whatever is answered. */
  isOutdated: boolean
  /** Somebody changed what it shows on purpose and will look. */
  isWrong: boolean
  wasUsed: boolean
  uses: number
  bytes: number
}

/** The kept pages within their bounds. Addresses with a query have a part of the room and never more. */
export class PageShelf {
  readonly #entries = new Map<string, Entry>()
  readonly #bounds: { maxEntries: number; maxQueries: number; maxBytes: number }
  #bytes = 0
  #queries = 0

  constructor(bounds: { maxEntries: number; maxQueries: number; maxBytes: number }) {
    this.#bounds = bounds
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key)
  }

  all(): Iterable<Entry> {
    return this.#entries.values()
  }

  keep(entry: Entry): void {
    this.forget(entry.key)
    this.#entries.set(entry.key, entry)
    this.#queries += Number(isQuery(entry))
    this.weigh(entry)
  }

  /** Takes note of what a page weighs now. */
  weigh(entry: Entry): void {
    if (this.#entries.get(entry.key) !== entry) return
    const { bytes } = entry.page
    this.#bytes += bytes - entry.bytes
    entry.bytes = bytes
    const { maxEntries, maxQueries, maxBytes } = this.#bounds
    while (this.#queries > maxQueries) this.#evictOne(isQuery)
    while (this.#entries.size > maxEntries || this.#bytes > maxBytes) this.#evictOne(() => true)
  }

  forget(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#queries -= Number(isQuery(entry))
    this.#bytes -= entry.bytes
    entry.bytes = 0
  }

  /** The oldest page goes that nobody asked for since it was last looked at. */
  #evictOne(mayGo: (entry: Entry) => boolean): void {
    for (const [key, entry] of this.#entries) {
      if (!mayGo(entry)) continue
      if (!entry.wasUsed) return this.forget(key)
      entry.wasUsed = false
      this.#entries.delete(key)
      this.#entries.set(key, entry)
    }
  }
}

function isQuery({ key }: Entry): boolean {
  return key.includes('?')
}
