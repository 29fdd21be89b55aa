import type { Translation } from '../translation.ts'
import type { staffRegister as reference } from '../tr/staff-register.ts'

export const staffRegister: Translation<typeof reference> = {
  title: 'Reports to the İYS',
  lead: 'Consents to the newsletter and refusals are reported to the national register of commercial messages (İYS) within three working days.',
  back: 'Subscribers',
  report: 'To be reported',
  nothing: 'There is no consent or refusal to report.',
  due: 'Last working day',
  late: 'The three working days are over. Hand the file in today; if the register takes a late consent no more, ask that person again.',
  approvals: 'Consents',
  refusals: 'Refusals',
  'make-hint': 'A file stays as it was made; what comes later is told by the next one.',
  make: 'Make the file',
  'open-file':
    '{count, plural, one {A file with # line is ready and not handed in yet.} other {A file with # lines is ready and not handed in yet.}}',
  'open-hint':
    'Download the file and upload it where the register takes lists of consents; compare the names of the columns with its present template. Confirm only after that: what counts as reported is not written again.',
  excel: 'Download Excel',
  csv: 'Download CSV',
  'hand-in': 'Handed in to the İYS',
  discard: 'Give up the file',
  'handed-in': 'Files handed in',
  lines: '{count, plural, one {# line} other {# lines}}',
  answer: 'From the İYS',
  'answer-hint':
    'Upload or paste the list of consents or the report of changes that you downloaded from the register. Whoever refused there gets no advertisement any more.',
  'answer-file': 'File (Excel or CSV)',
  'answer-pasted': 'Paste with the names of the columns',
  'answer-read': 'Read the list',
  'done-answer':
    '{approvals, plural, one {# consent} other {# consents}} and {refusals, plural, one {# refusal} other {# refusals}} were kept.',
  unread: '{count, plural, one {# row could not be read} other {# rows could not be read}}: {rows}',
  'problem-register-answer':
    'No consent in this list can be read. Include the names of the columns: recipient, type, status, date.',
  'problem-register-file-open': 'A file waits to be handed in already.',
  'problem-register-file-empty': 'Nothing is left to be reported.',
  'problem-register-file-closed': 'This file does not wait any more; the page was refreshed.',
}
