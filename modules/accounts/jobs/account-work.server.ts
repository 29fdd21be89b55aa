import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'

/** What the jobs of accounts work with. */
export type AccountWork = {
  db: Db
  /** The agency as a mail in one language names it; the program hands it in. */
  agency: (locale: Locale) => Promise<{ brand: string; firm: string; address: string; phone: string; email: string }>
  /** Where the links of mails lead. */
  accountUrl: (act: 'reset-password' | 'confirm-email', locale: Locale, token: string) => string
  /** The first page of an account, and the one for a forgotten password. */
  pageUrl: (page: 'profile' | 'forgot', locale: Locale) => string
}
