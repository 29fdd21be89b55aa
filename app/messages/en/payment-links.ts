import type { Translation } from '../translation.ts'
import type { paymentLinks as reference } from '../tr/payment-links.ts'

export const paymentLinks: Translation<typeof reference> = {
  copied: 'Link copied',
  'copy-failed': 'Copy failed',
  'update-failed': 'Update failed',
  'delete-failed': 'Delete failed',
  'delete-confirm': 'Delete payment link "{title}"?',
  pending: 'Pending',
  completed: 'Completed',
  cancelled: 'Cancelled',
}
