import { templatesOf } from '#platform/messages/templates-of.ts'
import { reviewMessageTexts, type ReviewMessage } from './review-message-texts.ts'

export const reviewRequestTemplates = templatesOf<ReviewMessage>(
  { ask: 'journey_review', remind: 'journey_review_reminder' },
  reviewMessageTexts,
)
