export { checkInKinds, guideRoles, rideKinds, visaSteps, type CheckInKind, type VisaStep } from './domain/papers.ts'
export { bedsPaidFor, kindOfRoom, needsBed, objectionsTo, isForbidden, type RoomKind } from './domain/rooming.ts'
export { placesOfStay, roomsOfStay, toGuest, travellersOfStay } from './domain/to-guest.ts'
export type { WorkGuide, WorkRide, WorkRoom, WorkStay, WorkTour, WorkTraveller, Workspace } from './domain/workspace.ts'
