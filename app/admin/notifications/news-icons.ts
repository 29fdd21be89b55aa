import type { IconName } from '#app/ui/icon.tsx'
import type { NewsKind } from '#modules/staff-desk/index.ts'

export const newsIcons: Record<NewsKind, IconName> = {
  'call-request': 'phone-call',
  'contact-message': 'mail',
  'information-request': 'message-circle',
  'reservation-request': 'calendar-plus',
  'cancel-request': 'circle-x',
  payment: 'banknote',
  review: 'star',
  mention: 'user',
  'given-up-job': 'triangle-alert',
}
