export {
  fares,
  isFare,
  isRoomFare,
  lowestAdultFare,
  priceOf,
  roomSizes,
  type Fare,
  type FarePrice,
  type RoomFare,
} from './domain/fares.ts'
export { priceParty, type Party, type PartyLine, type PartyOption } from './domain/party.ts'
export {
  faresOfParty,
  guestKinds,
  kindsOnSale,
  proposeRooms,
  roomFareOf,
  sellsRooms,
  type GuestKind,
  type PlacedGuest,
  type WishedRoom,
} from './domain/party-rooms.ts'
export { fittingRoom } from './domain/fitting-room.ts'
export { stepDoers, stepTickers } from './domain/tour-step.ts'
export { chairWays, loadOf, unsaidLoad, type DayLoad } from './domain/day-load.ts'
export { judgeDay, type DayVerdict, type Limits, type LoadReason } from './domain/judge-day.ts'
export { parseTourId, toTourId, type TourIdParts } from './domain/tour-id.ts'
export { FEW_SEATS, type Availability, type DepartureStatus } from './domain/availability.ts'
export { isOfferLive, MOST_WAITING_SEATS, type WaitingState } from './domain/waiting.ts'
export { departureStatuses, stepsFrom } from './domain/departure-steps.ts'
export { deductionFacts, type Deduction } from './domain/deductions.ts'
export { airportName, type ShownFlight } from './domain/shown-flight.ts'
export { type RecordKind } from './domain/record-kinds.ts'
export { gapsOf, readableIn, type Gap } from './domain/record-gaps.ts'
export { waitingSorts, type WaitingSort } from './domain/waiting-sort.ts'
export { staffTourSorts, type StaffTourSort } from './domain/staff-tour-sort.ts'
export { type CodedName, type Hotel } from './domain/hotel.ts'
export { type HotelFacets, type HotelFilter, type HotelQuery, type HotelSort } from './domain/hotel-query.ts'
export type { DurationBucket, DurationRange } from './domain/durations.ts'
export { approximatePrice, comparableCurrencies, liraRatesOf, type LiraRates } from './domain/compare-prices.ts'
export type { TourFilter, TourQuery, TourSort } from './domain/filter.ts'
export {
  boards,
  installmentPolicies,
  legalRegimes,
  priceModes,
  saleModes,
  goesAbroad,
  passportMonthsOf,
  tourKinds,
  type Board,
  type CancellationBand,
  type DepartureForSale,
  type EventHotel,
  type HotelStay,
  type InstallmentPolicy,
  type LegalRegime,
  type LegPlace,
  type NeighbourTour,
  type PriceMode,
  type ProgramDay,
  type RouteLeg,
  type SaleMode,
  type SameDeparture,
  type TourDetail,
  type TourHotel,
  type TourKind,
  type TourSummary,
} from './domain/tour.ts'
export { writeTourQuery } from './domain/write-tour-query.ts'
export { departureColumnNames, departureColumns, type DepartureColumn } from './domain/departure-sheet.ts'
export { arabicNameOf } from './domain/holiday-marks.ts'
export { holidayGroups, kindOfGroup, type Holiday, type HolidayGroup, type HolidayYear } from './domain/holidays.ts'
export {
  tourFacts,
  tourFactsForCall,
  tourFactsOfCall,
  tourFields,
  type TourChoice,
  type TourFact,
  type TourFactsBy,
} from './domain/tour-fields.ts'
export type { Promised, PromisedStay } from './domain/promised.ts'
export type { TimedFlight } from './domain/flight-times.ts'
