import type { translator } from '#app/messages/translator.ts'
import type { Locale } from '#kernel/locale.ts'

/** The texts of the page and the language they are in; it is written outside the site's own pages and has no context. */
export type PocketWords = { text: ReturnType<typeof translator<'pocket'>>; locale: Locale }
