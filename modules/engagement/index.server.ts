export { askForInformation, askForPrivateTour } from './ask-for-information.server.ts'
export { askForReservation, type ReservationRefusal } from './ask-for-reservation.server.ts'
export { requestHandlers, requestSchedules } from './jobs/request-handlers.server.ts'
export type { RequestWork } from './jobs/request-work.server.ts'
