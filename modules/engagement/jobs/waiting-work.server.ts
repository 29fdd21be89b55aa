import type { Locale } from '#kernel/locale.ts'
import type { RequestWork } from './request-work.server.ts'

/** What the jobs of waiting lists work with. */
export type WaitingWork = RequestWork & {
  /** Where a party sees its place and takes its seats. */
  waitingUrl: (locale: Locale, token: string) => string
  /** Where it asks for another place. */
  tourUrl: (locale: Locale, tourId: string) => string
}
