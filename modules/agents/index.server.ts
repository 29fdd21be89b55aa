export { deskScope, findAgentScope, houseScope, type AgentScope, type OfferScope } from './scope.server.ts'
export { findAgentFrame } from './find-agent-frame.server.ts'
export type { WishedLine } from './price-offer.server.ts'
export {
  changeOffer,
  createOffer,
  type OfferDraft,
  type OfferField,
  type WriteOfferFailure,
} from './write-offer.server.ts'
export {
  changeGroup,
  createGroup,
  findGroup,
  listGroups,
  MOST_PEOPLE,
  type GroupDraft,
  type GroupFailure,
} from './groups/keep-groups.server.ts'
export { findGroupOfOffer } from './data/groups.server.ts'
export { placeGroup, quoteGroup, type QuoteFailure } from './groups/quote-group.server.ts'
export { sealedGroupColumns, type Group, type GroupPerson, type ListedGroup } from './data/groups.server.ts'
export { freeGroupPlaceSetting } from './groups/free-place-setting.server.ts'
export { removeOffer, restoreOffer } from './remove-offer.server.ts'
export { findOffer, listOffers, summariseOffers, type OfferWithHistory } from './find-offer.server.ts'
export type { Offer, OfferCustomer, OfferEvent } from './data/offers.server.ts'
export { forgetOffersFor, readOffersFor } from './forget-offers.server.ts'
export { listOffersOfRequests, lockOffersOfRequest, withdrawOffers } from './offers-of-requests.server.ts'
export { answerQuestion } from './answer-question.server.ts'
export { sendOffer, type SendOfferFailure } from './send-offer.server.ts'
export { askAboutOffer, findPublicOffer, noteOfferSeen, rejectOffer, type PublicOffer } from './answer-offer.server.ts'
export { previewOffer } from './price-offer.server.ts'
export { acceptByTelephone, type TelephoneFailure } from './accept-by-telephone.server.ts'
export { acceptOffer, reserveDirectly, reserveOffer, type ReserveFailure } from './reserve.server.ts'
export {
  findReservation,
  listOpenReservations,
  listReservations,
  type ListedReservation,
  type Reservation,
} from './find-reservation.server.ts'
export {
  confirmReservation,
  nameReservationTravellers,
  noteReservation,
  payReservationFromCredit,
  type TravellersFailure,
} from './change-reservation.server.ts'
export { cancelReservation, previewReservationCancellation } from './cancel-reservation.server.ts'
export { agreeToReservation } from './agree-to-reservation.server.ts'
export { readTravellerSheet, type CellProblem, type CheckedSheet } from './read-traveller-sheet.server.ts'
export { listOpenQuestions } from './list-open-questions.server.ts'
export { listReservationsToApprove } from './list-reservations-to-approve.server.ts'
export { listAllottedDepartures, type AllottedDeparture } from './list-allotted-departures.server.ts'
export {
  addAgencyUser,
  newAgency,
  addCommissionRule,
  allotSeats,
  findAgency,
  findAgencyLogo,
  listAgencies,
  releaseSeatsOf,
  saveAgency,
  setAgencyLogo,
  type AgencyDetail,
  type AgencyDraft,
  type AgencyFailure,
} from './keep-agencies.server.ts'
export { removeFromAgency, restoreToAgency, type AgencyPart } from './remove-from-agency.server.ts'
export { payOutCommission, type PayoutFailure, type PayoutSource } from './pay-out-commission.server.ts'
export { readStatement, summariseEarnings, type Earnings, type Statement } from './earnings.server.ts'
export { agentHandlers, agentSchedules, type AgentWork } from './jobs/handlers.server.ts'
export { makeOfferPaper, makeStatementPaper, organiserOf, statementLineName } from './documents/papers.server.ts'
export { openDemoAgency } from './open-demo-agency.server.ts'
export { findSellerOfOrder, findSellerToTell } from './find-seller.server.ts'
export { followJoin, followSplit } from './follow-split.server.ts'
