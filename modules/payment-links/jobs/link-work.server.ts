import type { Locale } from '#kernel/locale.ts'
import type { Agency } from '#modules/documents/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { PdfCompiler } from '#platform/pdf/pdf-compiler.server.ts'

/** What the jobs of payment links work with. */
export type LinkWork = {
  db: Db
  pdf: PdfCompiler
  agency: (locale: Locale) => Promise<Agency>
  /** Where the customer pays. */
  paymentUrl: (locale: Locale, token: string) => string
  /** Where staff see the link. */
  staffUrl: (locale: Locale, linkId: string) => string
}
