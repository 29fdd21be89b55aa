export { isExpired, linkStatuses, mayBecome, type LinkStatus } from './domain/link-status.ts'
export { linkSorts, type LinkSort } from './domain/link-sort.ts'
export {
  linkEventKinds,
  type LinkCustomer,
  type LinkEvent,
  type LinkEventKind,
  type LinkFieldChange,
  type PaymentLink,
} from './domain/payment-link.ts'
