export type { Agency } from './domain/agency.ts'
export { foldVersions } from './domain/fold-versions.ts'
export { issuedKinds, type IssuedDocument, type IssuedKind, type DocumentSubject } from './domain/issued.ts'
export type { ReceiptFacts, RefundNoteFacts } from './domain/slip-facts.ts'
export {
  labelKinds,
  type CellLook,
  type LabelKind,
  type ListCell,
  type ListFact,
  type ListGroup,
  type ListPart,
  type PrintedLabel,
  type PrintedLabels,
  type PrintedList,
} from './lists/printed-list.ts'
