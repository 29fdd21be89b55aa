export { outlineHtml, type Heading } from './domain/outline-html.ts'
export {
  mediaKinds,
  type InstagramShare,
  type MediaAlbum,
  type MediaEntry,
  type MediaKind,
} from './domain/media.ts'
export { scoreKeys, type RatingSummary, type RatingTenths, type Review, type ScoreKey } from './domain/review.ts'
export { socialNetworks, type Site, type SocialNetwork } from './domain/site.ts'
export { tidyLinks } from './domain/tidy-links.ts'
