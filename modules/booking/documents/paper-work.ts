import type { Locale } from '#kernel/locale.ts'
import type { PdfCompiler } from '#platform/pdf/pdf-compiler.server.ts'
import type { Agency } from './agency.ts'
import type { FindRoad } from './road.ts'
import type { FindSeller } from './seller.ts'

/** The absolute address of the pocket page of an order, by its public id and the page's own token. */
type FindPocketUrl = (locale: Locale, publicId: string, token: string) => string

/** What papers are set with; the agency in the language of the paper. */
export type PaperWork = {
  pdf: PdfCompiler
  agency: Agency
  sellerOf: FindSeller
  roadOf: FindRoad
  pocketUrl: FindPocketUrl
  locale: Locale
}

/** The same in one language. */
export async function paperWorkIn(
  locale: Locale,
  {
    pdf,
    agency,
    sellerOf,
    roadOf,
    pocketUrl,
  }: Omit<PaperWork, 'agency' | 'locale'> & { agency: (locale: Locale) => Promise<Agency> },
): Promise<PaperWork> {
  return { pdf, agency: await agency(locale), sellerOf, roadOf, pocketUrl, locale }
}
