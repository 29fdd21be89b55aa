import type { Translation } from '../translation.ts'
import type { reviews as reference } from '../tr/reviews.ts'

export const reviews: Translation<typeof reference> = {
  sample: 'The reviews on this demonstration site are examples.',
  by: '{city} · {journey}',
  verified: 'Verified',
  'of-five': '{rating} / 5',
  average: '{count, plural, one {Average of # review} other {Average of # reviews}}',
  source: 'Reviews come from travellers after their return. Verified ones are marked.',
  all: 'All reviews',
  stars: '{count, plural, one {# star} other {# stars}}',
  'score-guide': 'Guide',
  'score-hotel': 'Hotel',
  'score-organisation': 'Organisation',
  'score-value': 'Value',
  'journey-umrah': 'Umrah',
  'journey-umrah-ramadan': 'Ramadan Umrah',
  'journey-umrah-family': 'Family Umrah',
  'journey-regional': 'Regional tour',
  'journey-istanbul-day': 'Istanbul day tour',
  'journey-private': 'Private journey',
  'journey-transfers': 'Transfer',
  'tour-title': 'What travellers said',
  none: 'No reviews yet.',
  reply: 'Our reply',
}
