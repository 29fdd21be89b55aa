import type { Locale } from '#kernel/locale.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import { toTypedDecimal } from '#kernel/money.ts'
import type { PaymentLink } from '#modules/payment-links/index.ts'
import type { Fields } from '#app/acts/record/field-specs.ts'
import { toMomentField } from '../ui/moment-field.ts'

/** A link as the fields of its form hold it. */
export function valuesOfLink({ title, customer, price, expiresAt, status, note }: PaymentLink, locale: Locale): Fields {
  return {
    title,
    name: customer.name,
    email: customer.email,
    phone: formatPhone(customer.phone, locale),
    amount: toTypedDecimal(price, locale),
    currency: price.currency,
    expires: toMomentField(expiresAt),
    status,
    note,
  }
}
