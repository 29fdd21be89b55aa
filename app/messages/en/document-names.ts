import type { Translation } from '../translation.ts'
import type { documentNames as reference } from '../tr/document-names.ts'

/** What the legal texts of a booking are called. */
export const documentNames: Translation<typeof reference> = {
  'pre-information-form': 'Pre-contract information form',
  'package-tour-contract': 'Package tour contract',
  'distance-sales-agreement': 'Distance sales agreement',
  'refund-agreement': 'Cancellation and refund terms',
  'privacy-notice': 'Privacy notice',
  'explicit-consent': 'Explicit consent',
  'commercial-message-consent': 'Consent to commercial messages',
}
