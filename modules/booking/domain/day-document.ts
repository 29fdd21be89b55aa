/** A document of an order, as the workspace of a day lists it. */
export type DayDocument = {
  id: string
  kind:
    | 'pre-information-form'
    | 'package-tour-contract'
    | 'distance-sales-agreement'
    | 'refund-agreement'
    | 'voucher'
    | 'receipt'
    | 'refund-note'
  createdAt: Date
  order: { id: string; no: string; contact: string }
}
