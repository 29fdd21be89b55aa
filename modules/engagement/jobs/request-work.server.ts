import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'

/** The agency as a mail in one language names it; the program hands it in. */
export type RequestAgency = { brand: string; firm: string; address: string; phone: string; email: string }

/** What the jobs of requests work with. */
export type RequestWork = {
  db: Db
  agency: (locale: Locale) => Promise<RequestAgency>
}
