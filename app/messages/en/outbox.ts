import type { Translation } from '../translation.ts'
import type { outbox as reference } from '../tr/outbox.ts'

export const outbox: Translation<typeof reference> = {
  title: 'Outbox',
  lead: 'This page exists only in a local demonstration: it shows the mails as they would be sent.',
  empty: 'No mails yet.',
  to: 'To',
  subject: 'Subject',
  files: 'Attachments',
  state: 'Status',
  'state-queued': 'Waiting',
  'state-sent': 'Handed over',
  'state-failed': 'Failed',
}
