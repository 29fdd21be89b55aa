import { paths, type QueryValues } from '#app/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import type { StaffArea } from '#modules/accounts/index.ts'

/** The lists whose columns, views and files staff may ask for: the area that opens each, and its address. */
export const staffLists = {
  orders: { area: 'orders', href: paths.adminOrders },
  'payment-links': { area: 'payments', href: paths.adminPaymentLinks },
  payments: { area: 'payments', href: paths.adminPayments },
  cash: { area: 'payments', href: paths.adminCash },
  reviews: { area: 'content', href: paths.adminReviews },
  users: { area: 'users', href: paths.adminUsers },
} as const satisfies Record<string, { area: StaffArea; href: (locale: Locale, query?: QueryValues) => string }>

export type StaffListName = keyof typeof staffLists

export function isStaffList(name: string): name is StaffListName {
  return Object.hasOwn(staffLists, name)
}
