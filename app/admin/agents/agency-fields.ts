import type { Fields } from '#app/acts/record/field-specs.ts'
import type { Locale } from '#kernel/locale.ts'
import { toTypedDecimal } from '#kernel/money.ts'
import type { Agency } from '#modules/agents/index.ts'

/** The inputs of the form of an agency's terms. */
export function fieldsOfAgency(agency: Agency, locale: Locale): Fields {
  const { name, contactName, email, phone, address, city, licenceNo, creditLimit, optionHours, isActive } = agency
  return {
    name,
    contactName,
    email,
    phone,
    address,
    city,
    licenceNo,
    amount: toTypedDecimal(creditLimit, locale),
    currency: creditLimit.currency,
    optionHours: String(optionHours),
    isActive: isActive ? 'on' : '',
  }
}
