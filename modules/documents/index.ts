export type { Agency } from './domain/agency.ts'
export { foldVersions } from './domain/fold-versions.ts'
export { issuedKinds, type IssuedDocument, type IssuedKind, type DocumentSubject } from './domain/issued.ts'
export type { ReceiptFacts, RefundNoteFacts } from './domain/slip-facts.ts'
export type {
  CellLook,
  ListCell,
  ListFact,
  ListGroup,
  ListPart,
  PrintedCards,
  PrintedCardSide,
  PrintedLabel,
  PrintedLabels,
  PrintedList,
} from './lists/printed-list.ts'
