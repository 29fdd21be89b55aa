import type { Translation } from '../translation.ts'
import type { intake as reference } from '../tr/intake.ts'

export const intake: Translation<typeof reference> = {
  validation: 'Invalid data',
  'validation-detail': 'Some details are wrong; each one says what to correct.',
  human_check_failed: 'Not verified',
  'human_check_failed-detail': 'We could not verify that you are human. Please try again.',
  agreements: 'Consent missing',
  'agreements-detail': 'Please accept the required agreements',
  email: 'Email',
  'email-detail': 'Please enter a valid email address',
  phone: 'Phone',
  'phone-detail': 'Please enter a valid phone number',
  rating: 'Rating',
  'rating-detail': 'Give a rating from 1 to 5',
  tckn: 'Turkish identity number',
  'tckn-detail': 'Invalid Turkish identity number',
  passport_expiry: 'Passport',
  'passport_expiry-detail': 'The passport is not valid for long enough',
  group_size: 'Group size',
  'group_size-detail': 'Group size must be within the limits',
  tour_not_found: 'Tour not found',
  'tour_not_found-detail': 'There is no tour at this address.',
  tour_full: 'Tour full',
  'tour_full-detail': 'There are not enough places left on this departure.',
  tour_closed: 'Tour closed',
  'tour_closed-detail': 'We take no more requests for this departure.',
  token_expired: 'The link has expired',
  'token_expired-detail': 'This link is no longer valid. You can ask for a new one.',
  'rate_limited-detail':
    'Too many attempts in a short time. What you wrote is still here; wait a minute, then try again.',
}
