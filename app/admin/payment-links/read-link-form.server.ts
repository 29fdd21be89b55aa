import { defaultLocale, isLocale, type Locale } from '#kernel/locale.ts'
import { isCurrency, type Money } from '#kernel/money.ts'
import { normalizeInput } from '#kernel/text.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { linkStatuses, type LinkCustomer, type LinkStatus } from '#modules/payment-links/index.ts'
import { checkPayer } from '#modules/payments/index.ts'
import { parseMomentField } from '../ui/moment-field.ts'

export type LinkField = 'title' | 'amount' | 'name' | 'email' | 'phone' | 'expires'

export type TypedLink = {
  title: string
  price: Money
  customer: LinkCustomer
  expiresAt: Date | null
  note: string
}

/** What staff typed about a link, tidied; otherwise every field that is not as it should be. */
export function readLinkForm(fields: Record<string, string>): Result<TypedLink, LinkField[]> {
  const currency = isCurrency(fields['currency']) ? fields['currency'] : undefined
  const title = normalizeInput(fields['title'] ?? '') ?? ''
  const price = currency && parseTypedAmount(fields['amount'] ?? '', currency)
  const { name = '', email = '', phone = '' } = fields
  const customer = checkPayer({ name, email, phone })
  const expiresAt = parseMomentField(fields['expires'] ?? '')

  const problems: LinkField[] = []
  if (!title || title.length > 200) problems.push('title')
  if (!price || price.minor <= 0) problems.push('amount')
  if (!customer.ok) problems.push(...(Object.keys(customer.error.fields) as LinkField[]))
  if (expiresAt === undefined) problems.push('expires')
  if (problems.length > 0 || !price || !customer.ok || expiresAt === undefined) return fail(problems)
  return ok({ title, price, customer: customer.value, expiresAt, note: (fields['note'] ?? '').trim().slice(0, 1000) })
}

export function readLocale(fields: Record<string, string>): Locale {
  const { locale = '' } = fields
  return isLocale(locale) ? locale : defaultLocale
}

export function readStatus(fields: Record<string, string>): LinkStatus | undefined {
  return linkStatuses.find((status) => status === fields['status'])
}
