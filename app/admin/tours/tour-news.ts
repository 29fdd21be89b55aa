import { departureStatuses, type DepartureStatus } from '#modules/catalog/index.ts'

const deeds = ['created', 'saved', 'added', 'copied', 'copied-many', 'removed', 'restored'] as const

export type TourNews = (typeof deeds)[number] | `now-${DepartureStatus}`

/** What the address says was done a moment ago. */
export function newsOf(query: URLSearchParams): TourNews | undefined {
  const known: TourNews[] = [...deeds, ...departureStatuses.map((status) => `now-${status}` as const)]
  return known.find((each) => each === query.get('done'))
}

export type TourRefusal =
  | 'tour-not-found'
  | 'departure-not-found'
  | 'edit-conflict'
  | 'group-size'
  | 'code-taken'
  | 'unknown-name'
  | 'incomplete'
  | 'date-order'
  | 'sales-close'
  | 'fare-twice'
  | 'no-adult-fare'
  | 'minimum-seats'
  | 'dates-taken'
  | 'unknown-airport'
  | 'flight-days'
  | 'flight-order'
  | 'below-sold'
  | 'reaches-customers'
  | 'status-transition'
  | 'tour-has-orders'
  | 'nothing-to-restore'
