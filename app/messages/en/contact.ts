import type { Translation } from '../translation.ts'
import type { contact as reference } from '../tr/contact.ts'

export const contact: Translation<typeof reference> = {
  'message-error': 'Failed to send message. Please try again later.',
  'message-success': 'Your message has been sent.',
  'call-success': 'We will call you back soon.',
  'call-error': 'Your request could not be sent. Please try again later.',
  'review-error': 'Your review could not be sent. Please try again.',
  'review-success': 'Thank you. Your review will be shown after approval.',
}
