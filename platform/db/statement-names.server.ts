/** More statements than any day of the program asks again and again; each costs the database some memory a connection. */
const MOST_NAMED = 600

/** Texts are watched for being asked again until so many are known; lists of changing lengths make ever new ones. */
const MOST_WATCHED = 5000

/** A statement gives back other columns than those it was prepared for when its table has got one more. */
const GIVES_ALL_COLUMNS = /(?:select|returning|\.|,)\s*"?\*/i

/**
 * Names for the statements of one program, by which its database keeps what it has worked out of each: it reads and plans
 * a text once a connection instead of every time. A text gets its name when it is asked for the second time.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #asked = new Set<string>()

  /**
   * The name of a text; empty, which the database knows as none, when it shall be forgotten at once. Where the text only
   * joins others, it is these that say which columns come back.
   */
  nameOf(text: string, parts: readonly string[] = [text]): string {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= MOST_NAMED) return ''
    if (!this.#asked.delete(text)) {
      if (this.#asked.size < MOST_WATCHED && !parts.some((part) => GIVES_ALL_COLUMNS.test(part))) this.#asked.add(text)
      return ''
    }
    const name = `kafile_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
