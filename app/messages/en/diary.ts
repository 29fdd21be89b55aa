import type { Translation } from '../translation.ts'
import type { diary as reference } from '../tr/diary.ts'

export const diary: Translation<typeof reference> = {
  title: 'How long they took',
  lead: 'Measured by our own groups in the last {days, plural, one {# day} other {# days}}: half of them were done sooner, half later.',
  nothing: 'Nobody has measured anything in the last {days, plural, one {# day} other {# days}}.',
  'after-fajr': 'After Fajr',
  'after-dhuhr': 'After Dhuhr',
  'after-asr': 'After Asr',
  'after-maghrib': 'After Maghrib',
  'after-isha': 'After Isha',
  'after-friday-prayer': 'After Friday prayer',
  'on-friday': 'Friday: {part}',
  now: 'now',
  pace: '{floor}: {minutes, plural, one {# minute} other {# minutes}}, the slowest {slowest, plural, one {# minute} other {# minutes}} ({count, plural, one {# record} other {# records}})',
  'too-few': '{floor}: too few records ({count, number})',
  before: 'To be done before {hour}',
  'begin-by': 'By what the slowest took, begin no later than:',
  start: '{rite}, {floor}: {hour}',
  'no-hour': 'Too little was measured to name an hour.',
  clash: '{rite}, {floor}: the slowest who began now would not be done before {hour}, when {what} leaves.',
  'umrah-clash':
    '{count, plural, one {# person is} other {# people are}} let in at {hour}; the slowest would be done at {done}, after {what} leaves at {leaves}.',
}
