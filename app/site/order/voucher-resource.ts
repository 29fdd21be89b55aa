import { agencyOf } from '#app/agency.ts'
import { localeContext, servicesContext, sessionContext } from '#app/middleware/contexts.ts'
import { rememberSession } from '#app/middleware/session.server.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { printVoucher } from '#modules/booking/index.server.ts'
import { getSite } from '#modules/content/index.server.ts'
import { createPdfCompiler, findFontsDir } from '#platform/pdf/pdf-compiler.server.ts'
import type { Route } from './+types/voucher-resource.ts'
import { findAskedOrder } from './find-asked-order.server.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

/** The voucher of a paid order as a file; nothing before it is paid. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const order = await findAskedOrder(db, {
    id: params.orderId,
    secret: url.searchParams.get('t'),
    user: context.get(sessionContext),
  })
  const agency = agencyOf(await getSite(db, locale), locale)
  const pdf = order && (await printVoucher(createPdfCompiler({ fontsDir: findFontsDir() }), order, agency, locale))
  if (!pdf) throw new Response(null, { status: 404 })
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="voucher-${order.orderNo}.pdf"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}
