import { toJson } from '#platform/db/json.server.ts'
import { hashAddress } from '#platform/http/hash-address.server.ts'
import type { OrderRow } from './data/insert-order.server.ts'
import type { StoredTelephoneAgreement } from './data/tables.server.ts'
import { documentsOfOrder } from './documents/legal-texts.server.ts'
import type { CheckedCheckout } from './domain/checkout.ts'
import type { OrderRequest } from './order-request.server.ts'
import type { OrderTerms } from './order-terms.server.ts'
import type { Quote } from './quote-cart.server.ts'

/** What names an order: for people, for addresses, for the customer alone, for the request that made it. */
export type OrderKeys = {
  orderNo: string
  publicId: string
  accessToken: string
  idempotencyKey: string
  requestHash: string
  userId: string | null
  /** The member of staff who looks after the customer; null while nobody does. */
  keeperId: string | null
}

/** An order as it is stored, with the versions of the texts that are in force. */
export function orderRowOf(
  request: Pick<OrderRequest, 'locale' | 'userAgent' | 'address'>,
  checkout: Pick<CheckedCheckout, 'mode' | 'contact' | 'consents' | 'note'> & {
    told?: StoredTelephoneAgreement | undefined
  },
  quote: Quote,
  keys: OrderKeys,
  { rate, documents }: OrderTerms,
  now: Date,
): OrderRow {
  const { contact, consents } = checkout
  const regimes = [...new Set(quote.departures.map(({ legalRegime }) => legalRegime))]
  return {
    public_id: keys.publicId,
    order_no: keys.orderNo,
    access_token: keys.accessToken,
    idempotency_key: keys.idempotencyKey,
    request_hash: keys.requestHash,
    mode: checkout.mode,
    locale: request.locale,
    user_id: keys.userId,
    keeper_id: keys.keeperId,
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    phone_key: contact.phoneKey,
    address: contact.address,
    city: contact.city,
    country: contact.country,
    note: checkout.note,
    currency: quote.currency,
    subtotal_minor: quote.subtotal.minor,
    discount_minor: quote.discount.minor,
    free_places: null,
    tax_minor: quote.tax.minor,
    tax_rate_bp: quote.taxRate,
    is_tax_included: quote.isTaxIncluded,
    total_minor: quote.total.minor,
    consents: toJson({
      given: consents,
      at: now.toISOString(),
      ...(checkout.told && { told: checkout.told }),
    }),
    documents: toJson(documentsOfOrder(documents, { regimes, given: consents, locale: request.locale })),
    user_agent: request.userAgent.slice(0, 400),
    // Salted with the order's own secret, so that one address cannot be followed from order to order.
    address_hash: hashAddress(keys.accessToken, request.address),
    placed_at: now,
    rate_value: rate?.rate.value ?? null,
    rate_scale: rate?.rate.scale ?? null,
    rate_source: rate?.source ?? null,
    rate_at: rate?.validFrom ?? null,
  }
}
