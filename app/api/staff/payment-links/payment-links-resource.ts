import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { pageListOf } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findPaymentLink, listPaymentLinks, openPaymentLink } from '#modules/payment-links/index.server.ts'
import type { Route } from './+types/payment-links-resource.ts'
import { answerStaffOnce, onceCodes, toAnswer } from '../answer-staff-once.server.ts'
import { readLinkParts } from './read-link-body.server.ts'
import { refuseLinkField } from './refuse-link.server.ts'
import { answerStaff } from '../staff-call.server.ts'
import { LinkFilter, linkOnWire, NewLinkBody, WireLink } from './wire-payment-link.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: {
    GET: {
      summary: 'Payment links for staff, filtered, the newest first',
      query: LinkFilter,
      answers: { 200: pageListOf(WireLink) },
      problems: ['filter_invalid'],
    },
    POST: {
      summary: 'Creates a payment link',
      body: NewLinkBody,
      answers: { 201: WireLink },
      problems: [...onceCodes],
    },
  },
}

/** Payment links, filtered, a page at a time. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'payments', async (db, admin) => {
    const filter = readQuery(call, LinkFilter)
    if (!filter.ok) return filter.error
    const { links, total } = await listPaymentLinks(db, admin, filter.value, new Date())
    const { origin } = call.context.get(servicesContext).env.publicUrl
    const body = pageOf(
      links.map((link) => linkOnWire(link, origin)),
      { ...filter.value, total },
    )
    return Response.json(body, {
      headers: {
        'Content-Language': call.context.get(localeContext),
        ...nextPageLink(call.url, origin, body.meta),
      },
    })
  })
}

/** Creates a link, once for each key. */
export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'payments', (db, admin) =>
    answerStaffOnce(
      call,
      { db, admin, schema: NewLinkBody },
      async (tx, { title, locale, note, allowsInstallments, ...typed }) => {
        const now = new Date()
        const parts = readLinkParts(typed)
        if (!parts.ok) return toAnswer(refuseLinkField(call, parts.error.pointer))
        const { price, customer, expiresAt = null } = parts.value
        if (!price || !customer) throw new Error('a body with price and customer was read without them')
        if (expiresAt && expiresAt <= now) return toAnswer(refuseLinkField(call, '/expiresAt'))
        const facts = { title, price, customer, locale, note, expiresAt, allowsInstallments }
        const { id } = await openPaymentLink(tx, admin, facts, now)
        const link = await findPaymentLink(tx, admin, id)
        if (!link) throw new Error(`no payment link ${id} after it was created`)
        return { status: 201, body: linkOnWire(link, call.context.get(servicesContext).env.publicUrl.origin) }
      },
    ),
  )
}
