import type { Translation } from '../translation.ts'
import type { staffOverview as reference } from '../tr/staff-overview.ts'

export const staffOverview: Translation<typeof reference> = {
  sales: 'Sales by month, {currency}',
  'sales-unit': 'Thousand {currency}. Cancellations are taken off.',
  'as-table': 'As a table',
  month: 'Month',
  sold: 'Sold',
  receivables: 'Receivables',
  'due-overdue': 'Overdue',
  'due-soon': 'Within 30 days',
  'due-later': 'Later',
  today: 'Today',
  'today-count': '{count, plural, one {# task} other {# tasks}}',
  'today-nothing': 'Nothing is waiting.',
  late: 'late',
  old: 'waiting',
  'waiting-call': '{count, plural, one {# person asks to be called} other {# people ask to be called}}',
  'waiting-message': '{count, plural, one {# message waits for an answer} other {# messages wait for an answer}}',
  'waiting-information': '{count, plural, one {# information request waits} other {# information requests wait}}',
  'waiting-reservation': '{count, plural, one {# reservation request waits} other {# reservation requests wait}}',
  'waiting-payment': '{count, plural, one {# payment needs a look} other {# payments need a look}}',
  'waiting-review': '{count, plural, one {# review waits for approval} other {# reviews wait for approval}}',
  'waiting-translation':
    '{count, plural, one {# record waits for a translation} other {# records wait for a translation}}',
  'oldest-days': '{count, plural, one {the oldest for # day} other {the oldest for # days}}',
  'oldest-hours':
    '{count, plural, =0 {for less than an hour} one {the oldest for # hour} other {the oldest for # hours}}',
  papers: 'Papers',
  'papers-missing': '{count, plural, other {# missing}}',
  'papers-short': '{count, plural, other {# too short}}',
  'papers-whole': 'Complete',
  'open-money': 'To be collected',
}
