import type { Locale } from '#kernel/locale.ts'
import type { PdfCompiler } from '#platform/pdf/pdf-compiler.server.ts'
import type { Agency } from './agency.ts'
import type { FindSeller } from './seller.ts'

/** What papers are set with; the agency in the language of the paper. */
export type PaperWork = { pdf: PdfCompiler; agency: Agency; sellerOf: FindSeller; locale: Locale }

/** The same in one language. */
export async function paperWorkIn(
  locale: Locale,
  { pdf, agency, sellerOf }: Omit<PaperWork, 'agency' | 'locale'> & { agency: (locale: Locale) => Promise<Agency> },
): Promise<PaperWork> {
  return { pdf, agency: await agency(locale), sellerOf, locale }
}
