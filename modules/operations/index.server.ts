export { listCallableLeaders } from './list-callable-leaders.server.ts'
export { findWorkspace } from './find-workspace.server.ts'
export {
  listRides,
  listRidesOfDay,
  listRoadFacts,
  type RoadGuide,
  type RoadRide,
  type RoadRoom,
} from './list-road-facts.server.ts'
export {
  findLedGroup,
  findLedSeats,
  listLedDepartures,
  type LedGroup,
  type LedPerson,
} from './find-led-groups.server.ts'
export { listVisaSteps } from './list-visa-steps.server.ts'
export { assuranceDaysSetting } from './assurance-days-setting.server.ts'
export { findAssurances } from './find-assurances.server.ts'
export { assuredUntil, listLateAssurances, type LateAssurance } from './list-late-assurances.server.ts'
export { keepAirlineSeats, type AirlineSeatsFailure } from './keep-airline-seats.server.ts'
export { findAirlineSeats, type AirlineSeats } from './find-airline-seats.server.ts'
export { listReadiness, type Readiness } from './list-readiness.server.ts'
export { noteListRead, type ReadList } from './note-list-read.server.ts'
export { placeTraveller, type PlaceFailure } from './place-traveller.server.ts'
export { roomPlanOf, type SeenRoomPlan } from './room-plan-of.server.ts'
export { takeRoomPlan, type TakeRoomPlanFailure } from './take-room-plan.server.ts'
export { undoProposal, type UndoFailure } from './undo-proposal.server.ts'
export { stateRelations, withdrawRelation, type StateRelationsFailure } from './state-relations.server.ts'
export { mahramRuleSetting } from './mahram-rule-setting.server.ts'
export { changeStay, wishForRooms, type StayFailure } from './change-stay.server.ts'
export {
  findRoomList,
  listRoomLists,
  makeRoomList,
  type RoomListFailure,
  type RoomListVersion,
} from './make-room-list.server.ts'
export { type SentRoomList } from './data/room-lists.server.ts'
export { mailRoomList } from './mail-room-list.server.ts'
export { listDeadlines, type ListedStay } from './list-deadlines.server.ts'
export { kitItemsSetting } from './kit-items-setting.server.ts'
export { findItems, type ItemBoard } from './find-items.server.ts'
export { changeItems, type ItemFailure, type ItemMove } from './change-items.server.ts'
export {
  readTravelDocument,
  takeTravelDocument,
  type DocumentReading,
  type ReadDocumentFailure,
} from './read-travel-document.server.ts'
export { openRoom, renumberRoom, type RoomFailure } from './change-rooms.server.ts'
export { changeTravellers, type TravellersFailure } from './change-travellers.server.ts'
export { carryFlights } from './carry-flights.server.ts'
export { numberSeats } from './number-seats.server.ts'
export { addGuide, changeGuide, type GuideFailure } from './change-guides.server.ts'
export { findGuides, setGuides, type SetGuidesFailure } from './set-guides.server.ts'
export { addRide, changeRide, seatTravellers, type RideFailure } from './change-rides.server.ts'
export { removeFromDate, restoreToDate, type RemovePartFailure } from './remove-from-date.server.ts'
export { recordCheckIns, type CheckIn, type CheckInState } from './record-check-ins.server.ts'
export { type HotelGate, type HotelGates } from './find-hotel-gates.server.ts'
export { findVisaBoard, type VisaBoard } from './find-visa-board.server.ts'
export { sealedOperationColumns } from './data/sealed-columns.server.ts'
export { type VisaTemplate } from './data/visa-templates.server.ts'
export { findTicketNames, ticketLinesOf, type TicketBoard } from './find-ticket-names.server.ts'
export {
  removeTicketNames,
  takeTicketNames,
  writeTicketName,
  type TicketNamesFailure,
} from './keep-ticket-names.server.ts'
export { listDifferingTickets, type DifferingTickets } from './list-differing-tickets.server.ts'
export { findVisaBatches, findVisaFile, type ShownVisaRow, type VisaBatches } from './find-visa-batches.server.ts'
export { keepVisaTemplate, type TemplateFailure } from './keep-visa-template.server.ts'
export { makeVisaBatch, type MakeBatchFailure } from './make-visa-batch.server.ts'
export { takeVisaAnswers, visaAnswersOf } from './take-visa-answers.server.ts'
export { withdrawVisaBatch, type WithdrawBatchFailure } from './withdraw-visa-batch.server.ts'
export { keepStayContract, type StayContractFailure } from './keep-stay-contract.server.ts'
export { visaHotelRuleSetting } from './visa-hotel-rule-setting.server.ts'
export { visaUsualDaysSetting } from './visa-usual-days-setting.server.ts'
export { rawdahRulesSetting } from './rawdah-rules-setting.server.ts'
export { findPermits, permitPlanOf, type PermitBoard, type SeenPermitPlan } from './find-permits.server.ts'
export { takePermitPlan } from './take-permit-plan.server.ts'
export { changePermits, noteRawdahVisits, type PermitFailure } from './change-permits.server.ts'
export { readArrangedFor, type ArrangedFor } from './read-arranged-for.server.ts'
export { permitLinesOf, takePermitLines } from './take-permit-lines.server.ts'
export { permitTemplates } from './mail/permit-message-templates.ts'
export { warnOfPermits } from './warn-of-permits.server.ts'
export { listPermits, sayRawdahVisit, type TravellerPermits } from './list-permits.server.ts'
export { chairPlanOf, findChairs, type ChairBoard, type SeenChairPlan } from './find-chairs.server.ts'
export {
  contractChairs,
  releaseChairs,
  reserveChairs,
  takeChairPlan,
  type ChairFailure,
} from './change-chairs.server.ts'
export { listChairs, type TravellerChair } from './list-chairs.server.ts'
export { forgetOperations } from './forget-operations.server.ts'
