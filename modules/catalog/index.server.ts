export { findDepartureDays } from './find-departure-days.server.ts'
export { listTours, type TourListRequest } from './list-tours.server.ts'
export type { Facet, TourFacets } from './domain/count-facets.ts'
export { findTourListing, type TourListing } from './find-tour-listing.server.ts'
export { listOccasions, type Occasion } from './list-occasions.server.ts'
export { listDurations } from './list-durations.server.ts'
export {
  decisionDaysSetting,
  durationStartsSetting,
  eventTimesSetting,
  groupSizeSetting,
  passportMonthsSetting,
  umrahLengthsSetting,
} from './trade-settings.server.ts'
export { listTourMonths } from './list-tour-months.server.ts'
export type { TourMonth } from './domain/season-months.ts'
export { findSoldTour, findTour } from './find-tour.server.ts'
export { findNextDepartures } from './find-next-departures.server.ts'
export { findSeats } from './find-seats.server.ts'
export { listDeparturesToFill } from './list-departures-to-fill.server.ts'
export { findPictureUsers } from './find-picture-users.server.ts'
export { listUntranslated } from './list-untranslated.server.ts'
export { searchDepartures, type FoundDeparture } from './search-departures.server.ts'
export { listDepartureDays } from './list-departure-days.server.ts'
export { listReturnedDepartures } from './list-returned-departures.server.ts'
export { findDepartureName, listDepartureNames, type DepartureName } from './list-departure-names.server.ts'
export { listSaleCategories, listTourCategories } from './list-tour-categories.server.ts'
export { listTourNames } from './list-tour-names.server.ts'
export { findCategory, listCategories, type Category } from './list-categories.server.ts'
export { listCatalogueCards, type CatalogueCard } from './list-catalogue-cards.server.ts'
export { findHotel, type HotelDetail, type HotelNearby } from './find-hotel.server.ts'
export { findHotelListing, type HotelListing } from './find-hotel-listing.server.ts'
export { listHotelDistances, listHotels, type HotelDistance } from './list-hotels.server.ts'
export { HotelListQuery, parseHotelQuery } from './parse-hotel-query.server.ts'
export { findService, listServices, type Service, type TransferRoute } from './list-services.server.ts'
export { findDeparturesForSale } from './find-departures-for-sale.server.ts'
export {
  listAllotments,
  releaseAllotment,
  releaseDueAllotments,
  setAllotment,
  type Allotment,
  type AllotmentFailure,
} from './allotments.server.ts'
export {
  holdSeats,
  holdSeatsFor,
  releaseHeldSeats,
  returnSoldSeats,
  sellHeldSeats,
  takeSoldSeats,
  type FromAllotment,
} from './hold-seats.server.ts'
export { countWaitingBefore } from './waiting/count-waiting-before.server.ts'
export { dropWaitingPlace } from './waiting/drop-waiting-place.server.ts'
export { endWaiting } from './waiting/end-waiting.server.ts'
export { expireWaitingOffers } from './waiting/expire-waiting-offers.server.ts'
export { findWaitingPlace } from './waiting/find-waiting-place.server.ts'
export { forgetWaitingPlaces } from './waiting/forget-waiting-places.server.ts'
export { joinWaitingPlaces } from './waiting/join-waiting-places.server.ts'
export { listUnmailedOffers } from './waiting/list-unmailed-offers.server.ts'
export { listWaitingPlaces } from './waiting/list-waiting-places.server.ts'
export { lockWaitingPlaces } from './waiting/lock-waiting-places.server.ts'
export { offerOutOfTurn, type OfferPlaceFailure } from './waiting/offer-out-of-turn.server.ts'
export { resumeWaiting } from './waiting/resume-waiting.server.ts'
export { skipTurn } from './waiting/skip-turn.server.ts'
export { startWaitingOffer } from './waiting/start-waiting-offer.server.ts'
export { takeOfferedSeats } from './waiting/take-offered-seats.server.ts'
export {
  listWaitingDepartures,
  type WaitingDeparture,
  type WaitingListRequest,
} from './waiting/list-waiting-departures.server.ts'
export type { WaitingPlace } from './data/waiting-place-row.server.ts'
export { waitingSeatsFreed } from './jobs/queues.server.ts'
export { importCatalogue } from './import-catalogue.server.ts'
export {
  importDepartures,
  type DepartureImport,
  type DepartureRowProblem,
  type DepartureSheetRow,
} from './import-departures.server.ts'
export type { CatalogueDeck } from './catalogue-deck.server.ts'
export { hasCatalogue } from './has-catalogue.server.ts'
export { parseTourQuery, TourListQuery } from './parse-tour-query.server.ts'
export {
  listDepartureSeats,
  sumComingSeats,
  sumDepartureSeats,
  type DepartureSeats,
  type SeatTotals,
} from './list-departure-seats.server.ts'
export {
  listDeparturesToSuggest,
  listTourSummaries,
  type DepartureToSuggest,
} from './list-departures-to-suggest.server.ts'
export { listSearchTexts, searchTextsVersion } from './list-search-texts.server.ts'
export {
  holidaysOfYear,
  listHolidayYears,
  listSchoolBreaks,
  matchHolidays,
  writeHolidayYear,
} from './holidays.server.ts'
export { listStepsOfDepartures } from './list-steps-of-departures.server.ts'
export { loadClosedDays, openingHours } from './closed-days.server.ts'
export { holidayYear } from './holidays-setting.server.ts'
export {
  listPublicRecords,
  type PublicCatalogue,
  type PublicDeparture,
  type PublicRecord,
} from './list-public-records.server.ts'
export {
  addDeparture,
  copyDeparture,
  type AddDepartureFailure,
  type CopyDepartureFailure,
} from './add-departure.server.ts'
export { changeDeparture, type ChangeDepartureFailure } from './change-departure.server.ts'
export { changeTour, type ChangeTourFailure } from './change-tour.server.ts'
export { openTour, type OpenTourFailure } from './open-tour.server.ts'
export { setAvailability, type SetAvailabilityFailure } from './set-availability.server.ts'
export {
  removeDeparture,
  restoreDeparture,
  type RemoveDepartureFailure,
  type RestoreFailure,
} from './remove-departure.server.ts'
export { findStaffTour, type StaffTour, type TourDeparture } from './find-staff-tour.server.ts'
export { listStaffTours, type StaffTourLine, type StaffTourRequest } from './list-staff-tours.server.ts'
export { DepartureDraft, TourDraft } from './drafts.server.ts'
export type { DepartureRecord } from './data/departure-record.server.ts'
export type { TourRow } from './data/tour-record.server.ts'
export {
  listAirlineNames,
  listAirportNames,
  listCategoryNames,
  listHotelNames,
  type RecordName,
} from './list-record-names.server.ts'
export { previewTour } from './preview-tour.server.ts'
export {
  addRecord,
  changeRecord,
  findRecord,
  listRecords,
  recordDrafts,
  removeRecord,
  restoreRecord,
  type CatalogueRecord,
  type RecordDrafts,
  type SaveRecordFailure,
} from './write-records.server.ts'
export { listWeakDepartures, type WeakDeparture } from './list-weak-departures.server.ts'
export {
  listDeparturesBetween,
  type PlannedDeparture,
  type PlannedFlight,
  type PlannedStay,
} from './list-departures-between.server.ts'
export { listChairDays, type ChairDay } from './list-chair-days.server.ts'
export { listStarts, type TravelledStart } from './list-starts.server.ts'
export { listFlightTimes, type TravelledFlight } from './list-flight-times.server.ts'
export { readPromised } from './read-promised.server.ts'
export { listStaysOfDepartures, type DepartureStay } from './list-stays-of-departures.server.ts'
export { namedHotelsSetting } from './named-hotels.server.ts'
export { SEATS_TAG, tagsOfDeparturePage } from './page-tags.server.ts'
export { blankTour } from './blank-tour.server.ts'
export { listSeatsOfDepartures } from './list-seats-of-departures.server.ts'
