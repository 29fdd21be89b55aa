import { data } from 'react-router'
import { agencyOf } from '#app/agency.ts'
import { scopeOf } from '#app/middleware/agent.server.ts'
import { servicesContext } from '#app/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { findOffer, makeOfferPaper } from '#modules/agents/index.server.ts'
import { getSite } from '#modules/content/index.server.ts'
import { createPdfCompiler, findFontsDir } from '#platform/pdf/pdf-compiler.server.ts'
import type { Route } from './+types/offer-paper-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The paper of an offer of one's own agency, under its name and logo. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const offer = await findOffer(db, scopeOf(context), params.offerId)
  if (!offer) throw data(null, { status: 404 })
  const { locale } = offer
  const { firm, licence } = agencyOf(await getSite(db, locale), locale)
  const pdf = createPdfCompiler({ fontsDir: findFontsDir() })
  const bytes = await makeOfferPaper(
    db,
    offer,
    { pdf, locale, organiser: { firm, number: licence.number } },
    new Date(),
  )
  return new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${offer.offerNo}.pdf"`,
      'Content-Language': locale,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
