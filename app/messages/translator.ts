import { createTranslator } from 'use-intl/core'
import { languages } from '#kernel/languages.ts'
import type { Locale } from '#kernel/locale.ts'
import { messages } from './messages.server.ts'
import type { MessageArea, ReferenceMessages } from './translation.ts'

/**
 * Texts where no component is: loaders, problem answers, page titles, mails. Server only; a `meta` function reads
 * its texts from loader data.
 * @throws Error when a key or an argument of a message is missing.
 */
export function translator<Area extends MessageArea>(locale: Locale, area: Area) {
  const key = `${locale} ${area}`
  const known = translators.get(key) ?? create(locale, area)
  translators.set(key, known)
  return known as ReturnType<typeof create<Area>>
}

/** A translator keeps the messages it has parsed. */
const translators = new Map<string, unknown>()

function create<Area extends MessageArea>(locale: Locale, area: Area) {
  return createTranslator<ReferenceMessages, Area>({
    locale: languages[locale].tag,
    // Turkish is the reference of the argument types; the other languages are checked against its keys.
    messages: messages[locale] as ReferenceMessages,
    namespace: area,
    onError: (error) => {
      throw error
    },
  })
}
