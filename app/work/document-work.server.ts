import { findSellerOfOrder } from '#modules/agents/index.server.ts'
import type { DocumentWork } from '#modules/booking/index.server.ts'
import { getSite } from '#modules/content/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { createPdfCompiler, findFontsDir, type PdfCompiler } from '#platform/pdf/pdf-compiler.server.ts'
import { agencyOf } from './agency.ts'

let compiler: PdfCompiler | undefined

/** What pages issue documents with. The compiler reads its fonts once, when the first document is wanted. */
export function documentWorkOf({ db }: { db: Db }): DocumentWork {
  compiler ??= createPdfCompiler({ fontsDir: findFontsDir() })
  return {
    db,
    pdf: compiler,
    agency: async (locale) => agencyOf(await getSite(db, locale), locale),
    sellerOf: findSellerOfOrder,
  }
}
