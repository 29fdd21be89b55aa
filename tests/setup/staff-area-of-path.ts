import { places } from '#app/admin/places.ts'
import type { StaffRight } from '#modules/accounts/index.ts'

/**
 * The area, or the right in it, that opens each page and call of the staff, by how its path begins; the longest
 * beginning counts.
 */
const areaOf: Record<string, StaffRight> = {
  ...Object.fromEntries(Object.entries(places).map(([path, { right }]) => [path, right])),
  '/api/v1/admin/settings': 'settings',
  '/api/v1/admin/agencies': 'orders',
  '/api/v1/admin/agencies/:agencyId/users': 'payments',
  '/api/v1/admin/dashboard': 'orders',
  '/api/v1/admin/departures': 'orders',
  '/api/v1/admin/orders': 'orders',
  '/api/v1/admin/notes': 'orders',
  '/api/v1/admin/call-requests': 'orders',
  '/api/v1/admin/contact-messages': 'orders',
  '/api/v1/admin/information-requests': 'orders',
  '/api/v1/admin/reservation-requests': 'orders',
  '/api/v1/admin/newsletter-subscriptions': 'content',
  '/api/v1/admin/payments': 'payments',
  '/api/v1/admin/payment-links': 'payments',
  '/api/v1/admin/bank-statements': 'payments',
  '/api/v1/admin/transactions': 'payments',
  '/api/v1/admin/tours': 'catalogue',
  '/api/v1/admin/hotels': 'catalogue',
  '/api/v1/admin/categories': 'catalogue',
  '/api/v1/admin/services': 'catalogue',
  '/api/v1/admin/pages': 'content',
  '/api/v1/admin/posts': 'content',
  '/api/v1/admin/faq': 'content',
  '/api/v1/admin/media': 'content',
  '/api/v1/admin/quiz': 'content',
  '/api/v1/admin/holidays': 'content',
  '/api/v1/admin/reviews': 'content',
  '/api/v1/admin/users': 'users',
  '/api/v1/admin/roles': 'users',
  '/api/v1/admin/branches': 'users',
  '/api/v1/admin/audit': 'users',
  '/api/v1/admin/api-keys': 'settings',
  '/api/v1/admin/webhooks': 'settings',
  '/rest/custom/users': 'users',
}

/** The right that opens a page or call of the staff; `undefined` for what nobody has given to one. */
export function areaOfPath(path: string): StaffRight | undefined {
  const [best] = Object.keys(areaOf)
    .filter((start) => path === start || path.startsWith(`${start}/`) || path.startsWith(`${start}.`))
    .toSorted((a, b) => b.length - a.length)
  return best === undefined ? undefined : areaOf[best]
}
