import { data, redirect } from 'react-router'
import { documentWorkOf } from '#app/work/document-work.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { findOrder, issueCopy } from '#modules/booking/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { CopyForm } from '../ui/copy-form.server.ts'
import type { Route } from './+types/document-copies-resource.ts'

export const handle: ResourceHandle = { methods: ['POST'], accepts: ['application/x-www-form-urlencoded'] }

/** Issues a document of an order again in another language. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const services = context.get(servicesContext)
  const form = CopyForm.safeParse(await formFields(request))
  const order = await findOrder(services.db, admin, params.orderId)
  if (!form.success || !order) throw data(null, { status: order ? 400 : 404 })
  const wish = { orderId: order.orderId, documentId: form.data.document, locale: form.data.language }
  const copy = await issueCopy(documentWorkOf(services), admin, wish, new Date())
  if (!copy) throw data(null, { status: 404 })
  return redirect(`${paths.adminOrder(context.get(localeContext), order.id)}#documents`, 303)
}
