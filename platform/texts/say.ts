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
