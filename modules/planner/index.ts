export type { VisaNews } from './domain/visa-news.ts'
export { joinOrdersToCall, ordersToCall, type OrderToCall } from './domain/orders-to-call.ts'
export { nextOf, type PlannedStep } from './domain/plan.ts'
