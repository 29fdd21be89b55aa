import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { withSettingsReadOnce } from '#platform/settings/settings.server.ts'
import { tagsOf } from './invalidate-pages.server.ts'
import { newsOf } from './page-news.ts'
import { addNotes, takeNotes, type PageNotes } from './page-notes.server.ts'

type KeptAnswer = { value: unknown; notes: PageNotes; keptOn: PlainDate }

/**
 * What every page shows, kept until there is news about it: pages that are made for one visitor need not ask for it. It
 * is as new as kept pages are, and like them is asked for again on another day in Istanbul. Who is not told of changes
 * keeps nothing.
 */
export class KeptAnswers {
  readonly #isTold: boolean
  readonly #answers = new Map<string, KeptAnswer>()
  #newsHeard = 0

  constructor({ isTold }: { isTold: boolean }) {
    this.#isTold = isTold
  }

  /** The kept answer to the question of this name, or what it is answered with now. An answer that failed is not kept. */
  async find<Value>(name: string, ask: () => Promise<Value>): Promise<Value> {
    if (!this.#isTold) return ask()
    const keptOn = dayInIstanbul(new Date())
    const known = this.#answers.get(name)
    if (known?.keptOn === keptOn) {
      addNotes(known.notes)
      return known.value as Value
    }
    const { newsHeard, value, notes } = await this.#ask(ask)
    // It may have been read before the change.
    if (notes.isComplete && newsHeard === this.#newsHeard) this.#answers.set(name, { value, notes, keptOn })
    addNotes(notes)
    return value
  }

  /** Hears what has changed, as the cache of pages does. */
  invalidate(told?: string): void {
    this.#newsHeard += 1
    if (told === undefined) return this.#answers.clear()
    const touches = newsOf(tagsOf(told))
    for (const [name, { notes }] of this.#answers)
      if ([...notes.reads.values()].some(({ about }) => about.some(touches))) this.#answers.delete(name)
  }

  /** Settings are read anew: those that the page has read may be from before the last news. */
  async #ask<Value>(ask: () => Promise<Value>): Promise<{ newsHeard: number; value: Value; notes: PageNotes }> {
    const newsHeard = this.#newsHeard
    try {
      return { newsHeard, ...(await takeNotes(() => withSettingsReadOnce(ask))) }
    } catch (error) {
      addNotes({ reads: new Map(), isComplete: false, isWorthKeeping: true })
      throw error
    }
  }
}
