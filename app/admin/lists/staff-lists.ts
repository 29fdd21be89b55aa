import { paths, type QueryValues } from '#app/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { listAreas, type StaffList } from '#modules/staff-desk/index.ts'

const recordsHref =
  (kind: 'hotels' | 'categories' | 'airlines' | 'services') =>
  (locale: Locale, query?: QueryValues): string =>
    paths.adminRecords(locale, kind, query)

/** Where each list is. */
export const listHrefs: Record<StaffList, (locale: Locale, query?: QueryValues) => string> = {
  orders: paths.adminOrders,
  'payment-links': paths.adminPaymentLinks,
  payments: paths.adminPayments,
  cash: paths.adminCash,
  reviews: paths.adminReviews,
  users: paths.adminUsers,
  tours: paths.adminTours,
  hotels: recordsHref('hotels'),
  categories: recordsHref('categories'),
  airlines: recordsHref('airlines'),
  services: recordsHref('services'),
  requests: paths.adminRequests,
  'call-requests': paths.adminCallRequests,
  'contact-messages': paths.adminContactMessages,
  notes: paths.adminNotes,
  agents: paths.adminAgents,
  newsletter: paths.adminNewsletter,
  audit: paths.adminAudit,
}

export function isStaffList(name: string): name is StaffList {
  return Object.hasOwn(listAreas, name)
}
