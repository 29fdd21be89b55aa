export type { Agency } from './domain/agency.ts'
export { issuedKinds, type IssuedDocument, type IssuedKind, type DocumentSubject } from './domain/issued.ts'
export type { ReceiptFacts, RefundNoteFacts } from './domain/slip-facts.ts'
