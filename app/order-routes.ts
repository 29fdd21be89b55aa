import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** The pages of staff for orders, and what can be done with one. */
export const orderRoutes: RouteConfigEntry[] = [
  route('orders', './admin/orders/orders-page.tsx'),
  route('orders/bulk', './admin/orders/bulk-page.tsx'),
  route('orders/new', './admin/orders/new-order-page.tsx'),
  route('orders/:orderId', './admin/orders/order-page.tsx'),
  route('orders/:orderId/change', './admin/orders/change-order-page.tsx'),
  route('orders/:orderId/import', './admin/imports/import-page.tsx', { id: 'import-travellers' }),
  route('orders/:orderId/message', './admin/orders/message-page.tsx'),
  route('orders/:orderId/people', './admin/orders/people/people-page.tsx'),
  route('orders/:orderId/split', './admin/orders/people/split-page.tsx'),
  route('orders/:orderId/join', './admin/orders/people/join-page.tsx'),
  route('orders/:orderId/plan', './admin/orders/plan-page.tsx'),
  route('orders/:orderId/cancel', './admin/orders/cancel-order-page.tsx'),
  route('orders/:orderId/documents', './admin/orders/document-copies-resource.ts'),
  route('orders/:orderId/documents/:documentId', './admin/orders/document-resource.ts'),
  route('orders/:orderId/refunds', './admin/orders/refunds-page.tsx'),
]
