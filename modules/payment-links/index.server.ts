export { archivePaymentLink, type ArchiveLinkFailure } from './archive-payment-link.server.ts'
export { changePaymentLink, type ChangeLinkFailure, type LinkChange } from './change-payment-link.server.ts'
export { countPaymentLinks, type LinkCounts } from './count-payment-links.server.ts'
export { forgetLinkCustomer, readLinksOf } from './forget-link-customer.server.ts'
export { sumOpenLinks } from './sum-open-links.server.ts'
export { findPaymentLink } from './find-payment-link.server.ts'
export { linkMoneyHandlers, paymentLinkHandlers } from './jobs/handlers.server.ts'
export type { LinkWork } from './jobs/link-work.server.ts'
export { linkTemplates } from './mail/link-message-templates.ts'
export { issueReceiptOfLink } from './issue-link-receipt.server.ts'
export { findLinkDocument, issueLinkCopy, listLinkDocuments } from './link-documents.server.ts'
export {
  listCustomersOfLinks,
  listPayableLinks,
  listPayableLinksById,
  searchPayableLinks,
  type PayableLink,
} from './list-payable-links.server.ts'
export { listPaymentLinks, type LinkListRequest } from './list-payment-links.server.ts'
export { listPaymentLinksById } from './list-payment-links-by-id.server.ts'
export { openPaymentLink, type NewPaymentLink } from './open-payment-link.server.ts'
export { removePaymentLink, type RemoveLinkFailure } from './remove-payment-link.server.ts'
export { restorePaymentLink, type RestoreLinkFailure } from './restore-payment-link.server.ts'
export { checkLinkMoney, takeTransferForLink, type LinkMoneyRefusal } from './take-transfer-for-link.server.ts'
export { takeTransferOffLink } from './take-transfer-off-link.server.ts'
export { sendPaymentLink, type SendLinkFailure } from './send-payment-link.server.ts'
