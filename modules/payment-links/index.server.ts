export { paymentLinkHandlers } from './jobs/handlers.server.ts'
