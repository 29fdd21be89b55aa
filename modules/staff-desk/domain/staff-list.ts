/** The lists whose columns, views and files staff may ask for, and the area that opens each. */
export const listAreas = {
  orders: 'orders',
  'payment-links': 'payments',
  payments: 'payments',
  cash: 'payments',
  'bank-lines': 'payments',
  reviews: 'content',
  users: 'users',
  tours: 'catalogue',
  hotels: 'catalogue',
  categories: 'catalogue',
  airlines: 'catalogue',
  services: 'catalogue',
  requests: 'orders',
  'call-requests': 'orders',
  'contact-messages': 'orders',
  notes: 'orders',
  offers: 'orders',
  'waiting-list': 'orders',
  departures: 'orders',
  agents: 'orders',
  newsletter: 'content',
  pages: 'content',
  posts: 'content',
  faq: 'content',
  audit: 'users',
} as const

export type StaffList = keyof typeof listAreas

/** The area that opens a list. */
export type AreaOf<List extends StaffList> = (typeof listAreas)[List]
