import { documentCompiler } from '#app/work/document-work.server.ts'
import { findAgency } from '#app/work/find-agency.server.ts'
import { makeOfferPaper, organiserOf, type Offer } from '#modules/agents/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** The paper of an offer as a file, in the language of its customer; no cache keeps it and no address is passed on. */
export async function answerOfferPaper(
  db: Db,
  offer: Parameters<typeof makeOfferPaper>[1] & Pick<Offer, 'locale'>,
  now: Date,
): Promise<Response> {
  const { locale, offerNo } = offer
  const organiser = organiserOf(await findAgency(db, locale))
  const pdf = documentCompiler()
  const bytes = await makeOfferPaper(db, offer, { pdf, locale, organiser }, now)
  return new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${offerNo}.pdf"`,
      'Content-Language': locale,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
