import type { Translation } from '../translation.ts'
import type { forms as reference } from '../tr/forms.ts'

export const forms: Translation<typeof reference> = {
  required: 'Please fill in all required fields',
  agreements: 'Please accept the required agreements',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  'email-taken': 'This email address is already registered',
  tckn: 'Invalid Turkish identity number',
  passport: 'Passport must be valid for at least 6 months after the return date',
  'group-size': 'Group size must be between {min} and {max}',
  human: 'We could not verify that you are human. Please try again.',
  'password-min6': 'Password must be at least 6 characters',
  'password-no-match': 'Passwords do not match',
  'password-same': 'Passwords must be same.',
  'password-rule8': 'At least 8 characters',
  'password-rule-digit': 'At least one digit',
  'password-rule-lower': 'At least one lowercase letter',
  'password-rule-upper': 'At least one uppercase letter',
  'password-rule-special': 'At least one special character',
  'password-rule-uncommon': 'Not a password that many people use or that was leaked',
  'password-current-wrong': 'Current password is wrong',
  'password-reset-sent': 'If the address is registered, a link has been sent.',
  'card-required': 'Please fill in all card information',
  'card-number': 'Invalid card number',
  'card-cvc': 'Invalid CVC code',
  'card-expiry': 'Invalid expiry date',
}
