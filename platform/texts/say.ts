import { createTranslator } from 'use-intl/core'
import { languages } from '#kernel/languages.ts'
import type { Locale } from '#kernel/locale.ts'

/**
 * A message of a mail or a paper with its facts, in the same syntax as those of the interface, plurals included.
 *
 * @throws Error when the message names a fact that is not given: nothing is sent with a hole in it.
 */
export function say(locale: Locale, message: string, facts: Readonly<Record<string, string | number>>): string {
  const translate = createTranslator({
    locale: languages[locale].tag,
    messages: { message },
    onError: (error) => {
      throw error
    },
  }) as (key: 'message', facts: Readonly<Record<string, string | number>>) => string
  return translate('message', facts)
}

/** What a message that people wrote says, or `undefined` when it cannot be said: a brace stays open, a fact is unknown. */
export function trySay(
  locale: Locale,
  message: string,
  facts: Readonly<Record<string, string | number>>,
): string | undefined {
  try {
    return say(locale, message, facts)
  } catch {
    return undefined
  }
}

/** Whether a message that people wrote can be said, and says each of these facts as it is given. */
export function saysEach(locale: Locale, message: string, names: readonly string[]): boolean {
  const marks = names.map((name, nth) => [name, String.fromCodePoint(PRIVATE_USE + nth)] as const)
  const said = trySay(locale, message, Object.fromEntries(marks))
  return said !== undefined && marks.every(([, mark]) => said.includes(mark))
}

/** Where the signs begin that no text has. */
const PRIVATE_USE = 0xe000
