/** The lists whose columns, views and files staff may ask for, and the area that opens each. */
export const listAreas = {
  orders: 'orders',
  'payment-links': 'payments',
  payments: 'payments',
  cash: 'payments',
  reviews: 'content',
  users: 'users',
} as const

export type StaffList = keyof typeof listAreas

/** The area that opens a list. */
export type AreaOf<List extends StaffList> = (typeof listAreas)[List]
