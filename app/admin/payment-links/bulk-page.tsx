import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { safeReturnTo } from '#app/addresses/return-to.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isExpired } from '#modules/payment-links/index.ts'
import { archivePaymentLink, listPaymentLinksById, sendPaymentLink } from '#modules/payment-links/index.server.ts'
import { BulkPreview } from '../lists/bulk-preview.tsx'
import { chosenIds } from '../lists/chosen-ids.ts'
import type { Route } from './+types/bulk-page.ts'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['staff', 'staff-desk', 'ui'] }

const acts = ['send-link', 'archive-link'] as const

/** What the act would do to the chosen links; nothing is done yet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const act = readAct(url.searchParams.get('act'))
  const links = await listPaymentLinksById(context.get(servicesContext).db, admin, chosenIds(url.searchParams))
  const now = new Date()
  return {
    act,
    links: links.map((link) => ({
      id: link.id,
      name: link.title,
      detail: link.customer.email,
      isFit: act === 'send-link' ? link.status === 'pending' && !isExpired(link, now) : link.status !== 'pending',
    })),
    back: safeReturnTo(url.searchParams.get('back') ?? undefined),
  }
}

/** Does it, and says for how many. A link that changed since the preview is left out. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'payments')
  const { db, log } = context.get(servicesContext)
  const form = await request.formData()
  const act = readAct(form.get('act'))
  const change = act === 'send-link' ? sendPaymentLink : archivePaymentLink
  let count = 0
  for (const id of chosenIds(form)) {
    const changed = await change(db, admin, id, new Date())
    if (changed.ok) count += 1
  }
  log.info({ staff: admin.id, act, links: count }, 'an act on many payment links')
  return redirect(paths.adminPaymentLinks(context.get(localeContext), { bulk: count }))
}

export default function BulkPage({ loaderData: { act, links, back } }: Route.ComponentProps) {
  const text = useText('staff-desk')
  const locale = useLocale()
  const words = text(`act-${act}`)
  return (
    <>
      <PageHead title={text('bulk-title', { action: words })} path="/admin/paymentLinks/bulk" isIndexed={false} />
      <BulkPreview
        act={{ value: act, words }}
        rows={links.map(({ isFit, ...link }) => ({
          ...link,
          refusal: isFit ? undefined : text(act === 'send-link' ? 'skip-not-payable' : 'skip-still-pending'),
        }))}
        backHref={back ?? paths.adminPaymentLinks(locale)}
      />
    </>
  )
}

function readAct(act: unknown): (typeof acts)[number] {
  const known = acts.find((each) => each === act)
  if (!known) throw data(null, { status: 400 })
  return known
}
