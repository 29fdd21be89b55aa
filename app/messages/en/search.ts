import type { Translation } from '../translation.ts'
import type { search as reference } from '../tr/search.ts'

export const search: Translation<typeof reference> = {
  placeholder: 'Search tours, hotels and articles',
  history: 'Recent searches',
  'clear-history': 'Clear history',
  'results-for': '{count, plural, =0 {No results} one {# result} other {# results}} for “{word}”',
  'try-else': 'Try another word, or ask us.',
}
