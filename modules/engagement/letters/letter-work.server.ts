import type { Locale } from '#kernel/locale.ts'
import type { MessageWork } from '../jobs/message-work.server.ts'

/** What is written and sent with; the program hands it in. */
export type LetterWork = MessageWork & {
  /** The number under which the firm stands in the trade register; a commercial message has to name it. */
  mersis: () => Promise<string>
  tourUrl: (locale: Locale, tourId: string) => string
  /** The posts of these keys that a language has and that are published by now, in their order. */
  posts: (locale: Locale, keys: readonly string[], now: Date) => Promise<LetterPost[]>
}

export type LetterPost = { key: string; title: string; excerpt: string; url: string }
