import type { Locale } from '#kernel/locale.ts'
import type { RequestWork } from './request-work.server.ts'

/** What the jobs of messages and of the newsletter work with. */
export type MessageWork = RequestWork & {
  /** Where the links of the newsletter's mails lead. */
  newsletterUrl: (act: 'confirm' | 'leave', locale: Locale, token: string) => string
}
