export { findOrder, type OrderJourney, type OrderTraveller, type StaffOrder } from './find-order.server.ts'
export { listOrders, type OrderListRequest, type OrderSummary } from './list-orders.server.ts'
export { summariseOrders, type OrdersAtAGlance, type OrderSums } from './summarise-orders.server.ts'
