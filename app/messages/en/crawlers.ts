import type { Translation } from '../translation.ts'
import type { crawlers as reference } from '../tr/crawlers.ts'

export const crawlers: Translation<typeof reference> = {
  summary:
    '{firm} is a travel agency in Istanbul: Umrah and Hajj groups, private packages, regional tours, day tours in Istanbul, hotels and transfers. Prices are per person and include taxes. Dates are in Turkish time.',
  tours: 'Tours',
  hotels: 'Hotels',
  services: 'Services',
  pages: 'Guides and pages',
  posts: 'Blog',
  help: 'Questions and contact',
  languages: 'Other languages',
  machines: 'For programs',
  sitemap: 'Every address',
  feed: 'New posts (RSS)',
  calls: 'Calls (API)',
}
