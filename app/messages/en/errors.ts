import type { Translation } from '../translation.ts'
import type { errors as reference } from '../tr/errors.ts'

export const errors: Translation<typeof reference> = {
  title: 'An Error Occurred',
  generic: 'Something went wrong. Please try again later.',
  'try-again': 'Try Again',
  home: 'Go to Home Page',
  contact: 'Contact Us',
  popular: 'Popular Pages',
  'not-found-route': 'Page not found: {fullPath}',
  'not-found-validity': 'Page Not Found: {fullPath}',
  'not-found-title': 'Page Not Found',
  'not-found-text': 'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
  lost: 'The road is lost here.',
  status: 'Error code {code}',
  offline: 'You are offline. What you wrote is safe.',
  'new-version': 'A newer version of this page is ready.',
}
