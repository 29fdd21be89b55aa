import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'

/** What the program writes to customers with of its own accord: how the agency names itself, and where they find their order. */
export type CustomerMailWork = {
  db: Db
  agency: (locale: Locale) => Promise<{ brand: string; phone: string; email: string }>
  orderUrl: (locale: Locale, publicId: string, accessToken: string) => string
}
