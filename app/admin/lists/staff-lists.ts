import { paths, type QueryValues } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { listAreas, type StaffList } from '#modules/staff-desk/index.ts'

const recordsHref =
  (kind: 'hotels' | 'categories' | 'airlines' | 'services') =>
  (locale: Locale, query?: QueryValues): string =>
    paths.adminRecords(locale, kind, query)

const writingsHref =
  (kind: 'pages' | 'posts' | 'faq') =>
  (locale: Locale, query?: QueryValues): string =>
    paths.adminWritings(locale, kind, query)

/** Where each list is. */
export const listHrefs: Record<StaffList, (locale: Locale, query?: QueryValues) => string> = {
  orders: paths.adminOrders,
  'payment-links': paths.adminPaymentLinks,
  payments: paths.adminPayments,
  cash: paths.adminCash,
  'bank-lines': paths.adminBankLines,
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
  offers: paths.adminOffers,
  'waiting-list': paths.adminWaitingList,
  departures: paths.adminDepartures,
  agents: paths.adminAgents,
  newsletter: paths.adminNewsletter,
  pages: writingsHref('pages'),
  posts: writingsHref('posts'),
  faq: writingsHref('faq'),
  audit: paths.adminAudit,
}

export function isStaffList(name: string): name is StaffList {
  return Object.hasOwn(listAreas, name)
}
