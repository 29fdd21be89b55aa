export { clockErrorMs } from './domain/clock-error.ts'
export {
  checkInKinds,
  guideRoles,
  needsVisa,
  rideKinds,
  visaSteps,
  type CheckInKind,
  type VisaStep,
} from './domain/papers.ts'
export { holdsSeats, type Assurance, type AssuranceKind } from './domain/assurances.ts'
export { objectionTo, type KinshipProblem } from './domain/check-relation.ts'
export { guessRelations } from './domain/guess-relations.ts'
export { isMahramKinship, kinships, type Kinship, type Relation, type Relative } from './domain/kinship.ts'
export { mahramsOf } from './domain/mahram.ts'
export { statedAmong } from './domain/stated-among.ts'
export { changesBetween, countChanges, roomListOf, type ListedRoom, type RoomListChanges } from './domain/room-list.ts'
export { floorWishes, viewWishes } from './domain/room-wishes.ts'
export { documentFields, type DocumentField, type Difference } from './domain/match-document.ts'
export { placeReasons, type LeftGuest, type PlaceReason } from './domain/room-plan.ts'
export { kindOfRoom, needsBed, type RoomKind } from './domain/rooming.ts'
export { lastFlightThere } from './domain/last-flight-there.ts'
export { isAway, stayAt, type SleptJourney } from './domain/stay-at.ts'
export { stayToFill } from './domain/stay-to-fill.ts'
export { roomsOfStay, toGuest, travellersOfStay } from './domain/to-guest.ts'
export {
  dateParts,
  type DatePart,
  type GuideFacts,
  type WorkGuide,
  type WorkRide,
  type WorkRoom,
  type WorkStay,
  type WorkTour,
  type WorkTraveller,
  type Workspace,
} from './domain/workspace.ts'
export {
  eligibleFrom,
  permitKinds,
  permitStates,
  type LastVisit,
  type Permit,
  type PermitKind,
  type PermitState,
} from './domain/permits.ts'
export { isHoly, type HolyNight } from './domain/holy-cities.ts'
export { spansOf } from './domain/holy-nights.ts'
export { visaRequirements } from './domain/visa-requirements.ts'
export type { BatchObjection, VisaRowState } from './domain/visa-batch.ts'
export type { MatchedTicket } from './domain/match-ticket-names.ts'
export type { ComparedTicket } from './domain/ticket-name.ts'
export type { MatchedAnswer } from './domain/read-visa-answers.ts'
export { visaDateFormats, visaFields, type VisaField } from './domain/visa-file.ts'
export { contractStates, type ContractState, type StayContract } from './domain/stay-contracts.ts'
export { usePerHour, type ChairContract, type ChairHours, type TakenChair } from './domain/chairs.ts'
export { PASSPORT, type HeldItem } from './domain/items.ts'
export type { LeftPilgrim, ProposedPermit } from './domain/plan-permits.ts'
export type { MatchedLine } from './domain/read-permit-lines.ts'
export { flightsToCarry } from './domain/flights-to-carry.ts'
export { needsSeat } from './domain/plan-seats.ts'
export { flightKeyOf } from './domain/flight-key.ts'
export { flightOf, inListOrder, type DateList, type Flight } from './domain/list-order.ts'
