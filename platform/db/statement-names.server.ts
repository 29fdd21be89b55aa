/** More statements than any day of the program asks again and again; each costs the database some memory a connection. */
const MOST_NAMED = 600

/** Texts are watched for being asked again until so many are known; lists of changing lengths make ever new ones. */
const MOST_WATCHED = 5000

/** A statement gives back other columns than those it was prepared for when its table has got one more. */
const GIVES_ALL_COLUMNS = /(?:select|returning|\.|,)\s*"?\*/i

/**
 * Names for the statements of one program, by which its database keeps what it has worked out of each: it reads and plans
 * a text once a connection instead of every time. A text gets its name when it is asked for the second time, and loses it
 * to another when it was not asked for longest; no name is given twice.
 */
export class StatementNames {
  readonly #onLost: (name: string) => void
  /** The text that was asked for last is the last one. */
  readonly #names = new Map<string, string>()
  readonly #asked = new Set<string>()
  #given = 0

  /** `onLost` hears of each name that will not be used any more. */
  constructor(onLost: (name: string) => void = () => {}) {
    this.#onLost = onLost
  }

  /**
   * The name of a text; empty, which the database knows as none, when it shall be forgotten at once. Where the text only
   * joins others, it is these that say which columns come back.
   */
  nameOf(text: string, parts: readonly string[] = [text]): string {
    const known = this.#names.get(text)
    if (known !== undefined) {
      this.#names.delete(text)
      this.#names.set(text, known)
      return known
    }
    if (!this.#asked.delete(text)) {
      if (this.#asked.size >= MOST_WATCHED) this.#asked.clear()
      if (!parts.some((part) => GIVES_ALL_COLUMNS.test(part))) this.#asked.add(text)
      return ''
    }
    if (this.#names.size >= MOST_NAMED) this.#loseOldest()
    const name = `kafile_${this.#given++}`
    this.#names.set(text, name)
    return name
  }

  #loseOldest(): void {
    for (const [text, name] of this.#names) {
      this.#names.delete(text)
      return this.#onLost(name)
    }
  }
}
