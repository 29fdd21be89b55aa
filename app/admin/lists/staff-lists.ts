import { paths, type QueryValues } from '#app/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { listAreas, type StaffList } from '#modules/staff-desk/index.ts'

/** Where each list is. */
export const listHrefs: Record<StaffList, (locale: Locale, query?: QueryValues) => string> = {
  orders: paths.adminOrders,
  'payment-links': paths.adminPaymentLinks,
  payments: paths.adminPayments,
  cash: paths.adminCash,
  reviews: paths.adminReviews,
  users: paths.adminUsers,
}

export function isStaffList(name: string): name is StaffList {
  return Object.hasOwn(listAreas, name)
}
