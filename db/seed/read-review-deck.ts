import { readContent } from './read-content.ts'

/** The invented reviews of the demo season, as they are written; the module that imports them checks their form. */
export function readReviewDeck(): unknown {
  return readContent('reviews')
}
