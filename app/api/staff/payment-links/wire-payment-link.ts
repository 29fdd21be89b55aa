import { z } from 'zod'
import { PageQuery, QueryDay, sortedBy, WireInstant, WireMoney, moneyOnWire } from '#app/wire/wire.ts'
import { paths } from '#app/addresses/paths.ts'
import { defaultLocale, locales } from '#kernel/locale.ts'
import { currencies } from '#kernel/money.ts'
import {
  linkSorts,
  linkEventKinds,
  linkStatuses,
  type LinkEvent,
  type LinkFieldChange,
  type PaymentLink,
} from '#modules/payment-links/index.ts'

export const LinkFilter = z.object({
  q: z.string().max(100).optional(),
  status: z.enum(linkStatuses).optional(),
  from: QueryDay.optional(),
  to: QueryDay.optional(),
  sort: sortedBy(linkSorts),
  ...PageQuery.shape,
})

const title = z.string().trim().min(1).max(200)
const price = z.strictObject({ amount: z.string().max(20), currency: z.enum(currencies) })
const customer = z.strictObject({
  name: z.string().max(400),
  email: z.string().max(400),
  phone: z.string().max(100).default(''),
})
const expiresAt = z.iso.datetime({ offset: true }).nullable()
const note = z.string().max(1000)

export const NewLinkBody = z.strictObject({
  title,
  price,
  customer,
  expiresAt: expiresAt.default(null),
  locale: z.enum(locales).default(defaultLocale),
  note: note.default(''),
  /** Only where the law lets a journey be paid in parts by card; staff say so for each link. */
  allowsInstallments: z.boolean().default(false),
})

/** With a status the note also says why; a link completed by hand needs one. */
export const LinkChangeBody = z
  .strictObject({ title, price, customer, expiresAt, status: z.enum(linkStatuses), note })
  .partial()

export const SendLinkBody = z.strictObject({ channel: z.literal('email') })

export const WireLink = z
  .object({
    id: z.string(),
    token: z.string(),
    url: z.string(),
    title: z.string(),
    price: WireMoney,
    status: z.enum(linkStatuses),
    customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    locale: z.enum(locales),
    note: z.string(),
    createdAt: WireInstant,
    paidAt: WireInstant.nullable(),
    expiresAt: WireInstant.nullable(),
  })
  .meta({ id: 'PaymentLink', description: 'A request for money that a customer pays at its address.' })

const WireLinkEvent = z
  .object({
    kind: z.enum(linkEventKinds),
    by: z.string().nullable(),
    at: WireInstant,
    note: z.string(),
    changes: z.array(
      z.object({
        field: z.enum(['title', 'note', 'name', 'email', 'phone', 'price', 'expiresAt']),
        before: z.union([z.string(), WireMoney]).nullable(),
        after: z.union([z.string(), WireMoney]).nullable(),
      }),
    ),
    refunded: WireMoney.nullable(),
  })
  .meta({ id: 'PaymentLinkEvent', description: 'What happened to a link; by nobody when the payment itself did it.' })

export const WireLinkWithHistory = WireLink.extend({ history: z.array(WireLinkEvent) })

export function linkOnWire(link: PaymentLink, origin: string): z.infer<typeof WireLink> {
  const { id, token, status, customer: payer, locale } = link
  return {
    id,
    token,
    url: origin + paths.payment(locale, token),
    title: link.title,
    price: moneyOnWire(link.price),
    status,
    customer: payer,
    locale,
    note: link.note,
    createdAt: link.createdAt.toISOString(),
    paidAt: link.paidAt?.toISOString() ?? null,
    expiresAt: link.expiresAt?.toISOString() ?? null,
  }
}

export function linkEventOnWire(
  { kind, userId, at, note: said, changes, refunded }: LinkEvent,
  users: Map<string, string>,
): z.infer<typeof WireLinkEvent> {
  return {
    kind,
    by: userId === null ? null : (users.get(userId) ?? ''),
    at: at.toISOString(),
    note: said,
    changes: changes.map(({ field, before, after }) => ({
      field,
      before: sideOnWire(before),
      after: sideOnWire(after),
    })),
    refunded: refunded && moneyOnWire(refunded),
  }
}

/** The version of a link as `If-Match` names it. */
export function tagOfLink({ version }: Pick<PaymentLink, 'version'>): { ETag: string } {
  return { ETag: `"${version}"` }
}

function sideOnWire(side: LinkFieldChange['before']) {
  if (side instanceof Date) return side.toISOString()
  return side === null || typeof side === 'string' ? side : moneyOnWire(side)
}
