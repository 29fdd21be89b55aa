import { z } from 'zod'
import { WireDay, WireInstant, WireMoney } from '#app/wire/wire.ts'
import { WireUser } from '#app/api/session/wire-user.ts'
import { locales } from '#kernel/locale.ts'
import { currencies } from '#kernel/money.ts'
import { orderStates } from '#modules/booking/index.ts'
import { issuedKinds } from '#modules/documents/index.ts'

/** Carts and orders as calls answer them. */

export const WireQuote = z
  .object({
    currency: z.enum(currencies),
    items: z.array(
      z.object({
        id: z.string(),
        quantity: z.int(),
        options: z.object({ roomType: z.string() }),
        unitPrice: WireMoney,
        lineTotal: WireMoney,
        available: z.literal(true),
      }),
    ),
    subtotal: WireMoney,
    discount: WireMoney,
    taxRate: z.number(),
    taxIncluded: z.boolean(),
    tax: WireMoney,
    shipping: WireMoney,
    total: WireMoney,
    otherCurrencies: z.array(z.object({ currency: z.enum(currencies), subtotal: WireMoney })),
    quoteId: z.string(),
    expiresAt: WireInstant,
  })
  .meta({ id: 'Quote', description: 'A cart as the server prices it.' })

export const WirePlacedOrder = z.object({
  orderId: z.string(),
  orderNo: z.string(),
  total: WireMoney,
  paymentId: z.string(),
  redirectTo: z.string(),
  /** Where an account was made with the order. */
  token: z.string().optional(),
  user: WireUser.optional(),
})

/** A part in which an order is paid. `paymentId` is there while it can be paid. */
export const WirePart = z
  .object({
    amount: WireMoney,
    dueDate: WireDay.nullable(),
    status: z.enum(['open', 'overdue', 'paid']),
    paidAt: WireInstant.nullable(),
    payer: z.object({ name: z.string(), email: z.string() }).nullable(),
    paymentId: z.string().optional(),
  })
  .meta({ id: 'PaymentPart', description: 'A part in which an order is paid.' })

export const WireIssuedDocument = z
  .object({
    id: z.string(),
    kind: z.enum(issuedKinds),
    number: z.string().nullable(),
    locale: z.enum(locales),
    version: z.string(),
    sha256: z.string(),
    issuedAt: WireInstant,
    path: z.string(),
  })
  .meta({ id: 'IssuedDocument', description: 'A document as it was handed out; its path answers the PDF.' })

export const WireOwnOrder = z
  .object({
    id: z.string(),
    orderNo: z.string(),
    status: z.enum(orderStates),
    placedAt: WireInstant,
    title: z.string(),
    departureDate: WireDay,
    returnDate: WireDay,
    travellers: z.int(),
    total: WireMoney,
    paid: WireMoney,
  })
  .meta({ id: 'OwnOrder', description: 'An order in the list of its member; the journey is that of its first tour.' })

export const WireOrder = z
  .object({
    id: z.string(),
    orderNo: z.string(),
    status: z.enum(orderStates),
    placedAt: WireInstant,
    contact: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        departureDate: WireDay,
        returnDate: WireDay,
        lines: z.array(
          z.object({ roomType: z.string(), quantity: z.int(), unitPrice: WireMoney, lineTotal: WireMoney }),
        ),
        passengers: z.array(z.object({ name: z.string(), surname: z.string(), roomType: z.string() })),
      }),
    ),
    subtotal: WireMoney,
    discount: WireMoney,
    tax: WireMoney,
    total: WireMoney,
    paid: WireMoney,
    plan: z.array(WirePart),
    documents: z.array(WireIssuedDocument),
  })
  .meta({ id: 'Order', description: 'An order as its customer may read it.' })
