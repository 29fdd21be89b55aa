import { findSellerOfOrder } from '#modules/agents/index.server.ts'
import type { DocumentWork } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { createPdfCompiler, findFontsDir, type PdfCompiler } from '#platform/pdf/pdf-compiler.server.ts'
import type { Environment } from '#platform/env.server.ts'
import { paths } from '#app/addresses/paths.ts'
import { findAgency } from './find-agency.server.ts'
import { findRoadOfOrder } from './road-of-order.server.ts'

/** What pages issue documents with. */
export function documentWorkOf({ db, env }: { db: Db; env: Pick<Environment, 'publicUrl'> }): DocumentWork {
  return {
    db,
    pdf: documentCompiler(),
    agency: (locale) => findAgency(db, locale),
    sellerOf: findSellerOfOrder,
    roadOf: findRoadOfOrder,
    pocketUrl: pocketUrlOf(env),
  }
}

/** What sets documents, with our fonts. */
export function documentCompiler(): PdfCompiler {
  return createPdfCompiler({ fontsDir: findFontsDir() })
}

/** Where the pocket page of an order is, for papers and mails. */
export function pocketUrlOf({ publicUrl }: Pick<Environment, 'publicUrl'>): DocumentWork['pocketUrl'] {
  return (locale, publicId, token) => publicUrl.origin + paths.pocket(locale, publicId, { p: token })
}
