import { data, redirect } from 'react-router'
import { documentWorkOf } from '#app/work/document-work.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { issueLinkCopy } from '#modules/payment-links/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { CopyForm } from '../ui/copy-form.server.ts'
import type { Route } from './+types/link-copies-resource.ts'

export const handle: ResourceHandle = { methods: ['POST'], accepts: ['application/x-www-form-urlencoded'] }

/** Issues a document of a payment link again in another language. */
export async function action({ request, params: { linkId }, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'payments')
  const form = CopyForm.safeParse(await formFields(request))
  if (!form.success) throw data(null, { status: 400 })
  const wish = { linkId, documentId: form.data.document, locale: form.data.language }
  const copy = await issueLinkCopy(documentWorkOf(context.get(servicesContext)), admin, wish, new Date())
  if (!copy) throw data(null, { status: 404 })
  return redirect(`${paths.adminPaymentLink(context.get(localeContext), linkId)}#documents`, 303)
}
