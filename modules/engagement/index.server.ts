export { askForInformation, askForPrivateTour } from './ask-for-information.server.ts'
export { askForReservation, type ReservationRefusal } from './ask-for-reservation.server.ts'
export { askForCall } from './ask-for-call.server.ts'
export { changeRequest, type ChangeRequestFailure, type RequestChange } from './change-request.server.ts'
export { confirmSubscription, findSubscriptionState } from './confirm-subscription.server.ts'
export { messageHandlers } from './jobs/message-handlers.server.ts'
export type { MessageWork } from './jobs/message-work.server.ts'
export { requestHandlers, requestSchedules } from './jobs/request-handlers.server.ts'
export { sealedRequestColumns } from './data/requested-papers.server.ts'
export { forgetWriter, readWrittenData, type WrittenData } from './data-of-person.server.ts'
export {
  countWaitingRequests,
  findStaffRequest,
  listStaffRequests,
  type RequestListRequest,
  type WaitingRequests,
} from './list-staff-requests.server.ts'
export {
  changeSubscription,
  findSubscription,
  listSubscriptions,
  removeSubscription,
  restoreSubscription,
  type Subscription,
  type SubscriptionFailure,
} from './list-subscriptions.server.ts'
export { listWaitingRequests, type WaitingRequest } from './list-waiting-requests.server.ts'
export { noteRequestOrdered } from './note-request-ordered.server.ts'
export { readRequestedTravellers, type RequestedTraveller } from './read-requested-travellers.server.ts'
export { leaveNewsletter, removeFromNewsletter } from './leave-newsletter.server.ts'
export { searchRequests, type FoundRequest } from './search-requests.server.ts'
export { sendContactMessage } from './send-contact-message.server.ts'
export { subscribeToNewsletter } from './subscribe-to-newsletter.server.ts'
export { joinWaitingList, type WaitingRefusal } from './join-waiting-list.server.ts'
export { actOnWaiting, waitingActs, type WaitingAct } from './act-on-waiting.server.ts'
export { leaveWaitingList } from './leave-waiting-list.server.ts'
export { listWaitingLists } from './list-waiting-lists.server.ts'
export { listWaitingParties, type WaitingParty } from './list-waiting-parties.server.ts'
export { waitingHandlers, waitingSchedules } from './jobs/waiting-handlers.server.ts'
export type { WaitingWork } from './jobs/waiting-work.server.ts'
export { newsletterSetting, waitingOfferHoursSetting } from './settings.server.ts'
export type { Letter } from './letters/data/letter-row.server.ts'
export type { LetterWork } from './letters/letter-work.server.ts'
export { countReaders, type ReaderCount } from './letters/count-readers.server.ts'
export { importSentLetter } from './letters/import-sent-letter.server.ts'
export { letterHandlers, letterSchedules } from './letters/letter-schedules.server.ts'
export { findLetter, listLetters, type LetterLine, type LetterProgress } from './letters/list-letters.server.ts'
export { noteBounceReport, putBackSubscription } from './letters/note-bounces.server.ts'
export { moveLetter, sendLetter, type SendLetterFailure } from './letters/send-letter.server.ts'
export { sendTrialLetter, showLetter } from './letters/show-letter.server.ts'
export {
  beginLetter,
  proposeLetterDepartures,
  removeLetter,
  restoreLetter,
  writeLetterDraft,
} from './letters/write-letter-draft.server.ts'
export { readRegisterAnswer, type RegisterAnswer } from './register/read-register-answer.server.ts'
export { findRegisterWork, readRegister, type Register, type RegisterFile } from './register/read-register.server.ts'
export {
  discardRegisterFile,
  findRegisterFile,
  handInRegisterFile,
  makeRegisterFile,
} from './register/register-file.server.ts'
export { findQuiz, type Quiz } from './find-quiz.server.ts'
export { importQuiz } from './import-quiz.server.ts'
export { suggestTours, type QuizFailure, type QuizResult, type SuggestedTour } from './suggest-tours.server.ts'
export { quizContent, quizId, quizParts } from './data/quiz-content.server.ts'
export {
  addQuiz,
  findQuizContent,
  listQuizzes,
  makeQuizCurrent,
  quizSchema,
  removeQuiz,
  writeQuiz,
} from './write-quiz.server.ts'
