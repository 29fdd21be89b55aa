import type { Translation } from '../translation.ts'
import type { search as reference } from '../tr/search.ts'

export const search: Translation<typeof reference> = {
  title: 'Search the site',
  'title-for': 'Search for “{word}”',
  lead: 'Look through tours, hotels, articles, pages and questions.',
  label: 'What are you looking for?',
  placeholder: 'Search tours, hotels and articles',
  go: 'Search',
  history: 'Recent searches',
  'history-note': 'Kept in this browser only.',
  'clear-history': 'Clear history',
  'forget-word': 'Forget the search for “{word}”',
  'results-for': '{count, plural, =0 {No results} one {# result} other {# results}} for “{word}”',
  'try-else': 'Try another word, or ask us.',
  'too-short': 'Type at least two letters.',
  'too-long': 'That is too long. Type a hundred characters at most.',
  'ask-us': 'Ask us',
  suggestions: 'Suggestions',
  'suggestions-count':
    '{count, plural, =0 {No suggestions} one {# suggestion; use the arrow keys} other {# suggestions; use the arrow keys}}',
  kinds: 'Kinds of results',
  everything: 'All',
  'kind-tour': 'Tours',
  'kind-hotel': 'Hotels',
  'kind-service': 'Services',
  'kind-page': 'Pages',
  'kind-post': 'Articles',
  'kind-question': 'Questions',
  'of-kind': '{count, plural, one {The one result} other {All # results}}',
  try: 'For example',
  'try-words': 'Makkah, Madinah, Ramadan Umrah, Visa, Wheelchair',
}
