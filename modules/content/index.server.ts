export { getDeliveredSite, getSite, siteSetting } from './get-site.server.ts'
export { importReviews } from './import-reviews.server.ts'
export { findRatingSummary, listReviews } from './list-reviews.server.ts'
