export { outlineHtml, type Heading } from './domain/outline-html.ts'
export { mediaKinds, type InstagramShare, type MediaAlbum, type MediaEntry, type MediaKind } from './domain/media.ts'
export {
  AUTHOR_LENGTH,
  REVIEW_LENGTH,
  type ReviewDraft,
  type ReviewProblem,
  type TravellerDraft,
} from './domain/check-review.ts'
export { travelFacts, factAnswers, type FactAnswer, type FactAnswers, type TravelFact } from './domain/travel-facts.ts'
export type { RatingSummary } from './domain/rating-summary.ts'
export { REASON_LENGTH, REPLY_LENGTH, type ReviewDecision } from './domain/moderation.ts'
export { reviewStatuses, type Journey, type Review, type ReviewStatus } from './domain/review.ts'
export { socialNetworks, type Site, type SocialNetwork } from './domain/site.ts'
export { menuNames, type MenuEntry, type MenuLink, type MenuName, type Menus } from './domain/menus.ts'
export type { TextPart } from './domain/search-excerpt.ts'
export {
  forgetSearch,
  readSearchHistory,
  rememberSearch,
  SEARCH_HISTORY_KEY,
  type SearchHistoryEntry,
} from './domain/search-history.ts'
export { searchKinds, type SearchKind } from './domain/search-index.ts'
export {
  mediaSorts,
  reviewSorts,
  writingSorts,
  type MediaSort,
  type ReviewSort,
  type WritingSort,
} from './domain/list-sorts.ts'
export type { WritingProblem } from './domain/check-writing.ts'
export {
  titleFieldOf,
  writingStates,
  writingFacts,
  writingTexts,
  type FactField,
  type Publication,
  type TextField,
  type Texts,
  type Writing,
  type WritingDraft,
  type WritingEntry,
  type WritingKind,
  type WritingState,
} from './domain/writing.ts'
export { derivePage, type PageFacts } from './domain/derive-page.ts'
