import type { Translation } from '../translation.ts'
import type { account as reference } from '../tr/account.ts'

export const account: Translation<typeof reference> = {
  profile: 'Profile',
  orders: 'My orders',
  documents: 'My documents',
  'change-password': 'Change password',
  'current-password': 'Current password',
  'new-password': 'New password',
  forgot: 'Forgotten password',
  register: 'Create an account',
  'full-name': 'Full name',
  save: 'Save',
  saved: 'Changes saved.',
  'export-data': 'Download my data',
  'delete-account': 'Delete my account',
  'order-state': '{state, select, draft {Draft} awaiting_payment {Awaiting payment} paid {Paid} partially_paid {Partly paid} cancelled {Cancelled} refunded {Refunded} other {—}}',
  'visa-state': '{state, select, not_started {Not started} docs_missing {Documents missing} submitted {Submitted} issued {Issued} refused {Refused} other {—}}',
  'login-notice-title': 'Error',
  'login-notice-text': 'An error occurred. Please check your details and try again.',
  'login-done': 'Signed in',
  'login-required': 'Email and password are required',
  'login-too-many': 'Too many attempts. Please try again later.',
  'no-orders': 'You have no orders yet.',
}
