import { defaultLocale, isLocale, type Locale } from '#kernel/locale.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import { isCurrency, toTypedDecimal, type Money } from '#kernel/money.ts'
import { normalizeInput } from '#kernel/text.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { linkStatuses, type LinkCustomer, type LinkStatus } from '#modules/payment-links/index.ts'
import { checkPayer } from '#modules/payments/index.ts'
import type { Fields } from '#app/acts/record/field-specs.ts'
import { parseMomentField } from '../ui/moment-field.ts'

export type LinkField = 'title' | 'amount' | 'name' | 'email' | 'phone' | 'expires'

export type TypedLink = {
  title: string
  price: Money
  customer: LinkCustomer
  expiresAt: Date | null
  note: string
}

type ReadPhone = (typed: string) => { e164: string } | undefined

/**
 * What staff typed about a link, tidied; otherwise every field that is not as it should be. A telephone number is kept as it
 * is called from everywhere, or as it was typed where nobody knows it.
 */
export function readLinkForm(fields: Record<string, string>, readPhone: ReadPhone): Result<TypedLink, LinkField[]> {
  const currency = isCurrency(fields['currency']) ? fields['currency'] : undefined
  const title = normalizeInput(fields['title'] ?? '') ?? ''
  const price = currency && parseTypedAmount(fields['amount'] ?? '', currency)
  const { name = '', email = '' } = fields
  const customer = checkPayer({ name, email, phone: fields['phone'] ?? '' })
  const expiresAt = parseMomentField(fields['expires'] ?? '')

  const problems: LinkField[] = []
  if (!title || title.length > 200) problems.push('title')
  if (!price || price.minor <= 0) problems.push('amount')
  if (!customer.ok) problems.push(...(Object.keys(customer.error.fields) as LinkField[]))
  if (expiresAt === undefined) problems.push('expires')
  if (problems.length > 0 || !price || !customer.ok || expiresAt === undefined) return fail(problems)
  const phone = readPhone(customer.value.phone)?.e164 ?? customer.value.phone
  return ok({
    title,
    price,
    customer: { ...customer.value, phone },
    expiresAt,
    note: (fields['note'] ?? '').trim().slice(0, 1000),
  })
}

/** The form as it was typed, to be shown again: amount and telephone number as they are written elsewhere, if they are known. */
export function tidyLinkFields(fields: Fields, locale: Locale, readPhone: ReadPhone): Fields {
  const { amount = '', currency, phone = '' } = fields
  const price = isCurrency(currency) ? parseTypedAmount(amount, currency) : undefined
  const known = readPhone(phone)
  return {
    ...fields,
    ...(price && { amount: toTypedDecimal(price, locale) }),
    ...(known && { phone: formatPhone(known.e164, locale) }),
  }
}

export function readLocale(fields: Record<string, string>): Locale {
  const { locale = '' } = fields
  return isLocale(locale) ? locale : defaultLocale
}

export function readStatus(fields: Record<string, string>): LinkStatus | undefined {
  return linkStatuses.find((status) => status === fields['status'])
}
