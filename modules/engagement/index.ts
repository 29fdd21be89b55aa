export { callTimes, type CallDraft } from './domain/call-request.ts'
export { SUBJECT_LENGTH, type ContactDraft } from './domain/contact-message.ts'
export type { SubscriptionDraft } from './domain/subscription.ts'
export {
  CONSENT_VERSION,
  MESSAGE_LENGTH,
  NAME_LENGTH,
  type InquiryDraft,
  type PrivateTourDraft,
  type Topic,
} from './domain/information-request.ts'
export { genders, passportNeededUntil, type PassengerDraft } from './domain/passenger.ts'
export type { FieldCode, FieldProblem } from './domain/read-field.ts'
export {
  MOST_CHILDREN,
  NOTE_LENGTH,
  requestStates,
  roomTypes,
  type RequestState,
  type ReservationDraft,
} from './domain/reservation-request.ts'
export {
  ageOf,
  callOutcomes,
  ANSWER_LENGTH,
  mayMove,
  requestKinds,
  requestSorts,
  STAFF_NOTE_LENGTH,
  type CallOutcome,
  type RequestEvent,
  type RequestKind,
  type RequestSort,
  type StaffRequest,
} from './domain/staff-request.ts'
export { registerColumns, registerLine } from './register/domain/register-columns.ts'
export type { WaitingDraft } from './domain/waiting-ask.ts'
export {
  factsOfReason,
  quizReasons,
  SKIPPED,
  type QuizContent,
  type QuizReason,
  type QuizRules,
} from './domain/quiz.ts'
export { subscriptionStates, type SubscriptionState } from './domain/subscription-states.ts'
export { subscriptionSorts, type SubscriptionSort } from './domain/subscription-sort.ts'
export { letterMoves, type LetterMove } from './letters/domain/letter-moves.ts'
export {
  letterFields,
  letterLengths,
  writtenLanguages,
  type LetterDraft,
  type LetterField,
  type LetterState,
} from './letters/domain/letter.ts'
