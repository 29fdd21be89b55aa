import { isolate } from './isolate.ts'
import { joinList } from './join-list.ts'
import type { Locale } from './locale.ts'

/** The names that a text holds in braces, `{name}, {date}`, as a sentence in another language names them. */
export function bracedNames(names: readonly string[], locale: Locale): string {
  return joinList(
    names.map((name) => isolate(`{${name}}`)),
    locale,
  )
}
