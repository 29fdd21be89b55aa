import type { LinkFieldChange, PaymentLink } from './payment-link.ts'

export type ComparedLink = Pick<PaymentLink, 'title' | 'price' | 'note' | 'customer' | 'expiresAt'>

/** The fields in which two states of a link differ. */
export function compareLinks(before: ComparedLink, after: ComparedLink): LinkFieldChange[] {
  const changes: LinkFieldChange[] = []
  if (isPriceChanged(before, after)) changes.push({ field: 'price', before: before.price, after: after.price })
  for (const field of ['title', 'note'] as const)
    if (before[field] !== after[field]) changes.push({ field, before: before[field], after: after[field] })
  for (const field of ['name', 'email', 'phone'] as const) {
    const [was, is] = [before.customer[field], after.customer[field]]
    if (was !== is) changes.push({ field, before: was, after: is })
  }
  if (before.expiresAt?.getTime() !== after.expiresAt?.getTime())
    changes.push({ field: 'expiresAt', before: before.expiresAt, after: after.expiresAt })
  return changes
}

export function isPriceChanged(before: Pick<PaymentLink, 'price'>, after: Pick<PaymentLink, 'price'>): boolean {
  return before.price.minor !== after.price.minor || before.price.currency !== after.price.currency
}
