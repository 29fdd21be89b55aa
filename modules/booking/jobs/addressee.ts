import { foldForSearch } from '#kernel/text.ts'
import type { Order } from '../data/read-orders.server.ts'

/**
 * Where the customer of an order is mailed. Who gave no address by telephone gives one where they pay, and the page there
 * says that the documents come to it. Somebody else who pays, known by another name, gets none of them.
 */
export function addresseeOf(
  { contact }: Pick<Order, 'contact'>,
  paid: { payer: { name: string; email: string } } | undefined,
): string {
  if (contact.email !== '' || !paid) return contact.email
  const isCustomer = foldForSearch(paid.payer.name) === foldForSearch(`${contact.firstName} ${contact.lastName}`)
  return isCustomer ? paid.payer.email : ''
}
