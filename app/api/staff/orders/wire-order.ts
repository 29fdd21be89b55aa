import { z } from 'zod'
import { WireIssuedDocument, WirePart } from '#app/api/orders/wire-order.ts'
import { ofNames } from '#app/wire/traveller-on-wire.ts'
import { WireDay, WireInstant, WireMoney } from '#app/wire/wire.ts'
import { locales } from '#kernel/locale.ts'
import { emergencyRelations, orderStates, ownConsents, travellerFlags, waysOfTelling } from '#modules/booking/index.ts'

/** Orders as calls of staff answer them. */

const journey = { tourId: z.string(), name: z.string(), departsOn: WireDay, returnsOn: WireDay }

const WireKeeper = z
  .string()
  .nullable()
  .meta({ description: 'The id of the member of staff who looks after the customer.' })

export const WireOrderSummary = z
  .object({
    id: z.string(),
    orderNo: z.string(),
    placedAt: WireInstant,
    state: z.enum(orderStates),
    customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    travellers: z.int(),
    journeys: z.array(z.object(journey)),
    total: WireMoney,
    paid: WireMoney,
    remaining: WireMoney,
    keeper: WireKeeper,
    isOverdue: z.boolean(),
  })
  .meta({ id: 'OrderSummary', description: 'An order in a list of staff.' })

export const WirePhoneOrder = z
  .object({ id: z.string(), orderNo: z.string(), total: WireMoney, paymentId: z.string(), payUrl: z.string() })
  .meta({ id: 'PhoneOrder', description: 'An order taken by telephone, and the address at which it is paid.' })

const traveller = z.object({
  id: z.string(),
  name: z.string(),
  surname: z.string(),
  gender: z.string().nullable(),
  birthDate: WireDay.nullable(),
  nationality: z.string(),
  tckn: z.string().nullable(),
  passportNo: z.string().nullable(),
  passportExpiry: WireDay.nullable(),
  roomType: z.string(),
  amount: WireMoney,
  ...ofNames(travellerFlags, () => z.boolean()),
  isCancelled: z.boolean(),
})

export const WireStaffOrder = z
  .object({
    id: z.string(),
    orderNo: z.string(),
    placedAt: WireInstant,
    confirmedAt: WireInstant.nullable(),
    state: z.enum(orderStates),
    mode: z.string(),
    keeper: WireKeeper,
    locale: z.enum(locales),
    contact: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
      city: z.string(),
      country: z.string(),
    }),
    note: z.string(),
    emergency: z
      .object({ name: z.string(), relation: z.enum(emergencyRelations), phone: z.string() })
      .nullable()
      .meta({ description: 'Whom to call at home; null while nobody was named.' }),
    subtotal: WireMoney,
    discount: WireMoney,
    tax: WireMoney,
    taxRatePercent: z.number(),
    isTaxIncluded: z.boolean(),
    total: WireMoney,
    reduction: WireMoney.meta({ description: 'What it costs less since travellers left.' }),
    paid: WireMoney,
    remaining: WireMoney,
    plan: z.array(WirePart),
    issuedDocuments: z.array(WireIssuedDocument),
    exchangeRate: z
      .object({ rate: z.string(), source: z.string(), at: WireInstant })
      .nullable()
      .meta({ description: 'What one unit of the currency cost in TRY when the order was placed.' }),
    journeys: z.array(
      z.object({
        ...journey,
        hotels: z.array(
          z.object({ name: z.string(), cityName: z.string(), stars: z.int().nullable(), nights: z.int() }),
        ),
        passportMonthsAfterReturn: z.int().nullable(),
        seats: z.int(),
        total: WireMoney,
        hold: z.object({ state: z.enum(['held', 'sold', 'released']), expiresAt: WireInstant }).optional(),
        travellers: z.array(traveller),
      }),
    ),
    consents: z.object({
      given: z.record(z.string(), z.boolean()),
      at: z.string(),
      told: z
        .object({
          agreedBy: z.string(),
          agreedAt: z.string(),
          staff: z.object({ id: z.string(), name: z.string() }),
          texts: z.record(z.string(), z.enum(waysOfTelling)),
        })
        .optional()
        .meta({ description: 'What a member of staff wrote down for a customer on the telephone.' }),
      own: z
        .array(
          z.object({
            kinds: z.array(z.enum(ownConsents)),
            at: z.string(),
            userAgent: z.string(),
            addressHash: z.string(),
          }),
        )
        .optional()
        .meta({ description: 'Explicit consent that the customer gave themselves afterwards.' }),
    }),
    documents: z.array(z.object({ id: z.string(), version: z.string(), sha256: z.string(), locale: z.enum(locales) })),
    version: z.int(),
    history: z.array(z.object({ at: WireInstant, kind: z.string(), facts: z.record(z.string(), z.unknown()) })),
  })
  .meta({ id: 'StaffOrder', description: 'An order with travellers, agreements and history.' })
