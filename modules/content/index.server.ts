export { getDeliveredSite, getSite, siteSetting } from './get-site.server.ts'
export { menusSetting } from './menus-setting.server.ts'
export { importContent } from './import-content.server.ts'
export { importReviews } from './import-reviews.server.ts'
export {
  findPage,
  findPageKey,
  listPages,
  type ContentPage,
  type PageCard,
  type PageRecord,
} from './list-pages.server.ts'
export { findPost, listPosts, listPostsByKey, listTags, type Post, type PostCard } from './list-posts.server.ts'
export { importMedia, type MediaDeck } from './import-media.server.ts'
export { listAlbums } from './list-albums.server.ts'
export { listInstagramShares } from './list-instagram-shares.server.ts'
export { listIncompleteWritings } from './list-incomplete-writings.server.ts'
export { listMedia } from './list-media.server.ts'
export { listHiddenLinks } from './list-hidden-links.server.ts'
export { findUploads, listUploads } from './list-uploads.server.ts'
export { listQuestions, type QuestionGroup } from './list-questions.server.ts'
export { countReviews, countSampleReviews, listReviews, readReviewFeed } from './list-reviews.server.ts'
export { findRatingSummary } from './find-rating-summary.server.ts'
export {
  findReviewsOfOrders,
  keepTravellerReview,
  type TravellerReviewRefusal,
  type WrittenReview,
} from './keep-traveller-review.server.ts'
export { forgetReviewer, readReviewsOf } from './reviews-of-person.server.ts'
export { submitReview } from './submit-review.server.ts'
export { listWaitingReviews } from './list-waiting-reviews.server.ts'
export {
  countWaitingReviews,
  findStaffReview,
  listStaffReviews,
  type StaffReview,
} from './list-staff-reviews.server.ts'
export { moderateReview, type ModerationFailure } from './moderate-review.server.ts'
export { removeReview, type ReviewRemovalFailure } from './remove-review.server.ts'
export {
  listQuestionGroups,
  questionGroups,
  writeQuestionGroups,
  type SubjectOfQuestions,
} from './question-groups.server.ts'
export { publicTermsSetting, readPublicTerms } from './read-public-terms.server.ts'
export { listPublicTexts, type PublicText } from './list-public-texts.server.ts'
export {
  SEARCH_LENGTH,
  searchEveryKind,
  searchSite,
  suggestSearch,
  type SearchHit,
  type SearchResults,
  type Suggestion,
} from './search-site.server.ts'
export { findWriting, listWritingHolders, listWritings } from './list-writings.server.ts'
export { changeWriting, createWriting, removeWriting, type SaveFailure } from './save-writing.server.ts'
export { restoreWriting } from './restore-writing.server.ts'
export { contentHandlers } from './publish-due.server.ts'
export { readTitleFactsIn, titleYearsSetting } from './read-title-facts.server.ts'
export { offeredLanguages, siteLanguagesSetting, type SiteLanguages } from './site-languages.server.ts'
export { previewPage } from './preview-page.server.ts'
export {
  addMedia,
  changeMedia,
  findStaffMedia,
  listAlbumNames,
  listStaffMedia,
  removeMedia,
  restoreMedia,
  type MediaWords,
  type StaffMedia,
} from './staff-media.server.ts'
