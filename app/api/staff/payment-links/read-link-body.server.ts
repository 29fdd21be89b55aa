import type { z } from 'zod'
import { parseDecimalText, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { LinkCustomer } from '#modules/payment-links/index.ts'
import { checkPayer } from '#modules/payments/index.ts'
import type { LinkChangeBody } from './wire-payment-link.ts'

type TypedParts = Pick<z.infer<typeof LinkChangeBody>, 'price' | 'customer' | 'expiresAt'>

type LinkParts = { price?: Money; customer?: LinkCustomer; expiresAt?: Date | null }

/** The parts of a body about a link that need more than their form looked at; otherwise where the first problem is. */
export function readLinkParts({ price, customer, expiresAt }: TypedParts): Result<LinkParts, { pointer: string }> {
  const parts: LinkParts = {}
  if (price) {
    const amount = parseDecimalText(price.amount, price.currency)
    if (!amount || amount.minor <= 0) return fail({ pointer: '/price/amount' })
    parts.price = amount
  }
  if (customer) {
    const checked = checkPayer(customer)
    if (!checked.ok) return fail({ pointer: `/customer/${Object.keys(checked.error.fields)[0] ?? 'name'}` })
    parts.customer = checked.value
  }
  if (expiresAt !== undefined) parts.expiresAt = expiresAt === null ? null : new Date(expiresAt)
  return ok(parts)
}
