import { keepLatest } from '#kernel/keep-latest.ts'

/** Numbers that texts are filled with repeat; were they ever so many, the first ones begin anew. */
const MOST_KEPT = 500

/**
 * The same translator, which finds a text it has said before: one without values, or with numbers alone. Pages say the
 * same few hundred texts again and again, and choosing a plural takes longer than all the rest of a text. What is filled
 * with words, such as names, is said anew each time and kept nowhere.
 */
export function rememberWords<Translator extends (key: never, ...more: never[]) => string>(
  translator: Translator,
): Translator {
  const said = new Map<string, string>()
  return new Proxy(translator, {
    apply(say, self, asked: Asked) {
      const name = nameOf(asked)
      const known = name === undefined ? undefined : said.get(name)
      if (known !== undefined) return known
      const text: unknown = Reflect.apply(say, self, asked)
      if (name === undefined || typeof text !== 'string') return text
      keepLatest(said, name, text, MOST_KEPT)
      return text
    },
  })
}

type Asked = [key: string, values?: Record<string, unknown>, formats?: object]

function nameOf([key, values, formats]: Asked): string | undefined {
  if (formats !== undefined) return undefined
  let name = key
  for (const each in values) {
    if (typeof values[each] !== 'number') return undefined
    name += ` ${each} ${values[each]}`
  }
  return name
}
