export {
  offerStates,
  type Markup,
  type OfferEventKind,
  type OfferLine,
  type OfferRequest,
  type OfferState,
} from './domain/offer.ts'
export { reservationStates, type ReservationEventKind, type ReservationState } from './domain/reservation.ts'
export type { Agency } from './domain/agency.ts'
export type { CommissionRate, CommissionRule } from './domain/commission.ts'
export {
  agencySorts,
  offerSorts,
  reservationSorts,
  type AgencySort,
  type OfferSort,
  type ReservationSort,
} from './domain/list-sorts.ts'
