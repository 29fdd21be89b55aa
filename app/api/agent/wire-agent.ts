import { z } from 'zod'
import { moneyOnWire, PageQuery, QueryDay, WireDay, WireInstant, WireMoney } from '#app/wire/wire.ts'
import { paths } from '#app/addresses/paths.ts'
import { defaultLocale, locales } from '#kernel/locale.ts'
import { currencies, parseDecimalText } from '#kernel/money.ts'
import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { splitName } from '#kernel/split-name.ts'
import { offerStates, reservationStates } from '#modules/agents/index.ts'
import type { ListedReservation, Offer, OfferCustomer, WishedLine } from '#modules/agents/index.server.ts'

export const OfferFilter = z.object({
  state: z.enum(offerStates).optional(),
  q: z.string().max(100).optional(),
  from: QueryDay.optional(),
  to: QueryDay.optional(),
  ...PageQuery.shape,
})

export const ReservationFilter = z.object({ ...OfferFilter.shape, state: z.enum(reservationStates).optional() })

const oneName = z.string().trim().min(1).max(60)

const Names = z.object({ firstName: oneName, lastName: oneName })

const Customer = z
  .strictObject({
    name: z.string().trim().min(1).max(120).optional().meta({
      description: 'First names and surname, whose last word is the surname. `firstName` and `lastName` stand for it.',
    }),
    firstName: oneName.optional(),
    lastName: oneName.optional(),
    email: z.string().max(254).default(''),
    phone: z.string().max(40).default(''),
    city: z.string().max(80).default(''),
  })
  .transform(({ name, firstName, lastName, ...reach }, check) => {
    const isByParts = firstName !== undefined || lastName !== undefined
    if (name !== undefined && isByParts) {
      check.addIssue({ code: 'custom', path: ['name'], params: { otherThan: 'firstName' } })
      return z.NEVER
    }
    const names = Names.safeParse(name === undefined ? { firstName, lastName } : splitName(name))
    if (names.success) return { ...reach, ...names.data }
    const missing = firstName === undefined ? 'firstName' : 'lastName'
    check.addIssue({ code: 'custom', path: [isByParts ? missing : 'name'] })
    return z.NEVER
  })

const price = z.strictObject({ amount: z.string().max(20), currency: z.enum(currencies) }).transform((typed, check) => {
  const read = parseDecimalText(typed.amount, typed.currency)
  if (!read) check.addIssue({ code: 'custom' })
  return read ?? z.NEVER
})

const Item = z.strictObject({
  tourId: z.string().min(1).max(100),
  /** How somebody lives and pays; a bed in a double room unless said otherwise. */
  fare: z.string().max(20).default('double'),
  quantity: z.int().min(1).max(200),
  /** What the customer pays for one traveller; the shop's price unless said otherwise. */
  price: price.optional(),
})

const items = z.array(Item).min(1).max(50)

const day = z.string().transform((text, check): PlainDate => {
  const read = parsePlainDate(text)
  if (!read) check.addIssue({ code: 'custom' })
  return read ?? z.NEVER
})

export const NewReservationBody = z.strictObject({
  customer: Customer,
  items,
  locale: z.enum(locales).default(defaultLocale),
  note: z.string().max(1000).default(''),
})

export const NewOfferBody = NewReservationBody.extend({ validUntil: day.optional() })

export const OfferChangeBody = z
  .strictObject({
    customer: Customer,
    items,
    validUntil: day,
    locale: z.enum(locales),
    note: z.string().max(1000),
  })
  .partial()

const WireCustomer = z.object({
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
})

export const WireOffer = z
  .object({
    id: z.string(),
    offerNo: z.string(),
    state: z.enum(offerStates),
    customer: WireCustomer,
    items: z.array(
      z.object({
        tourId: z.string(),
        fare: z.string(),
        quantity: z.int(),
        shopPrice: WireMoney,
        price: WireMoney,
      }),
    ),
    total: WireMoney,
    markup: WireMoney,
    validUntil: WireDay,
    locale: z.enum(locales),
    note: z.string(),
    url: z.string().meta({ description: 'Where the customer answers it, once it is sent.' }),
    createdAt: WireInstant,
    sentAt: WireInstant.nullable(),
  })
  .meta({ id: 'AgentOffer', description: "An agency's offer to a customer." })

export function offerOnWire(offer: Offer, origin: string): z.infer<typeof WireOffer> {
  const { country: _country, ...customer } = offer.customer
  return {
    id: offer.id,
    offerNo: offer.offerNo,
    state: offer.state,
    customer: { name: `${customer.firstName} ${customer.lastName}`, ...customer },
    items: offer.lines.map(({ tourId, fare, quantity, base, price: asked }) => ({
      tourId,
      fare,
      quantity,
      shopPrice: moneyOnWire(base),
      price: moneyOnWire(asked),
    })),
    total: moneyOnWire(offer.total),
    markup: moneyOnWire(offer.markup),
    validUntil: offer.validUntil,
    locale: offer.locale,
    note: offer.note,
    url: origin + paths.offer(offer.locale, offer.token),
    createdAt: offer.createdAt.toISOString(),
    sentAt: offer.sentAt?.toISOString() ?? null,
  }
}

export const WireReservation = z
  .object({
    id: z.string(),
    reservationNo: z.string(),
    orderNo: z.string(),
    offerId: z.string().nullable(),
    state: z.enum(reservationStates),
    customer: z.string(),
    tourId: z.string(),
    departsOn: WireDay,
    returnsOn: WireDay,
    travellers: z.int(),
    named: z.int(),
    total: WireMoney,
    paid: WireMoney,
    commission: WireMoney,
    markup: WireMoney,
    note: z.string(),
    holdsUntil: WireInstant.nullable(),
    createdAt: WireInstant,
  })
  .meta({ id: 'AgentReservation', description: "An agency's reservation, with how its order stands." })

export function reservationOnWire(reservation: ListedReservation): z.infer<typeof WireReservation> {
  const { order } = reservation
  return {
    id: reservation.id,
    reservationNo: reservation.reservationNo,
    orderNo: order.orderNo,
    offerId: reservation.offerId,
    state: reservation.state,
    customer: order.customer,
    tourId: order.tourId,
    departsOn: reservation.departsOn,
    returnsOn: reservation.returnsOn,
    travellers: order.travellers,
    named: order.named,
    total: moneyOnWire(order.owed),
    paid: moneyOnWire(order.paid),
    commission: moneyOnWire(reservation.commission),
    markup: moneyOnWire(reservation.markup),
    note: reservation.note,
    holdsUntil: order.holdsUntil?.toISOString() ?? null,
    createdAt: reservation.createdAt.toISOString(),
  }
}

/** The version of a record as `If-Match` names it. */
export function tagOf({ version }: { version: number }): { ETag: string } {
  return { ETag: `"${version}"` }
}

type Typed = { customer: z.infer<typeof Customer>; items: z.infer<typeof items> }

export function customerOf({ customer }: Pick<Typed, 'customer'>): OfferCustomer {
  return { ...customer, country: 'TR' }
}

export function linesOf({ items: rows }: Pick<Typed, 'items'>): WishedLine[] {
  return rows.map(({ tourId, fare, quantity, price: asked }) => ({ tourId, fare, quantity, price: asked }))
}
