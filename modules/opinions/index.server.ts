export { askForReviews } from './ask-for-reviews.server.ts'
export {
  answerReviewRequest,
  findReviewRequest,
  refuseReviewRequest,
  type ReviewAnswerRefusal,
  type ReviewRequest,
} from './answer-review-request.server.ts'
export { listReviewRequests, readOpinions, type AskedOrders, type OwnOpinion } from './list-review-requests.server.ts'
export { noteReviewRequest } from './note-review-request.server.ts'
export { reviewRequestTemplates } from './mail/review-message-templates.ts'
export type { ReviewAskWork } from './review-ask-work.ts'
export { reviewRequestsSetting } from './settings.server.ts'
