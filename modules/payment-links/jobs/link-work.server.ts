import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'

/** The agency as a mail in one language names it; the program hands it in. */
export type LinkAgency = { brand: string; firm: string; address: string; phone: string; email: string }

/** What the jobs of payment links work with. */
export type LinkWork = {
  db: Db
  agency: (locale: Locale) => Promise<LinkAgency>
  /** Where the customer pays. */
  paymentUrl: (locale: Locale, token: string) => string
  /** Where staff see the link. */
  staffUrl: (locale: Locale, linkId: string) => string
}
