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
  | 'dates-taken'
  | 'unknown-airport'
  | 'flight-days'
  | 'flight-order'
  | 'below-sold'
  | 'status-transition'
  | 'tour-has-orders'
  | 'nothing-to-restore'

export const refusalStatus: Record<TourRefusal, number> = {
  'tour-not-found': 404,
  'departure-not-found': 404,
  'edit-conflict': 412,
  'group-size': 400,
  'code-taken': 409,
  'unknown-name': 400,
  incomplete: 409,
  'date-order': 400,
  'sales-close': 400,
  'fare-twice': 400,
  'no-adult-fare': 409,
  'dates-taken': 409,
  'unknown-airport': 400,
  'flight-days': 400,
  'flight-order': 400,
  'below-sold': 409,
  'status-transition': 409,
  'tour-has-orders': 409,
  'nothing-to-restore': 404,
}
