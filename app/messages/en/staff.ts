import type { Translation } from '../translation.ts'
import type { staff as reference } from '../tr/staff.ts'

export const staff: Translation<typeof reference> = {
  'login-failed': 'Login failed. Please check your email and password.',
  'login-invalid': 'Invalid email or password.',
  'login-blocked': 'Your account has been blocked. Contact support.',
  'login-connection': 'Connection error. Please try again.',
  'login-notice': 'This area is for authorised personnel only.',
}
