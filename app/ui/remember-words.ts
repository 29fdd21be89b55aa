type Say = (key: string, values?: Record<string, unknown>, formats?: object) => string

/** Numbers that texts are filled with repeat; were they ever so many, the oldest begin anew. */
const MOST_KEPT = 500

/**
 * The same translator, which finds a text it has said before: one without values, or with numbers alone. Pages say the
 * same few hundred texts again and again, and choosing a plural takes longer than all the rest of a text. What is filled
 * with words, such as names, is said anew each time and kept nowhere.
 */
export function rememberWords<Translator extends object>(translator: Translator): Translator {
  const say = translator as unknown as Say
  const said = new Map<string, string>()
  const remembering: Say = (key, values, formats) => {
    const name = formats === undefined ? nameOf(key, values) : undefined
    const known = name === undefined ? undefined : said.get(name)
    if (known !== undefined) return known
    const text = say(key, values, formats)
    if (name === undefined) return text
    if (said.size >= MOST_KEPT) said.clear()
    said.set(name, text)
    return text
  }
  return Object.assign(remembering, translator) as unknown as Translator
}

function nameOf(key: string, values: Record<string, unknown> | undefined): string | undefined {
  let name = key
  for (const each in values) {
    if (typeof values[each] !== 'number') return undefined
    name += ` ${each} ${values[each]}`
  }
  return name
}
