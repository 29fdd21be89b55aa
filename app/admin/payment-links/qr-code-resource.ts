import { servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { findPaymentLink } from '#modules/payment-links/index.server.ts'
import type { Route } from './+types/qr-code-resource.ts'
import { drawQrPicture } from './qr-code.server.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The QR code of a link as a file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const { db, env } = context.get(servicesContext)
  const link = await findPaymentLink(db, admin, params.linkId)
  if (!link) throw new Response(null, { status: 404 })
  return new Response(await drawQrPicture(env.publicUrl.origin + paths.payment(link.locale, link.token)), {
    headers: { 'Content-Type': 'image/png', 'Content-Disposition': `attachment; filename="${link.id}.png"` },
  })
}
