import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { matchPermitLines, readPermitLine, type NamedPilgrim } from './read-permit-lines.ts'

const rules = {
  daysBetween: 365,
  minutes: 10,
  earlyMinutes: 30,
  freeBelowAge: 2,
  source: 'https://example.org',
  checkedOn: plainDate('2027-01-01'),
  seasons: [],
}
const aPilgrim = (facts: Partial<NamedPilgrim>): NamedPilgrim => ({
  id: 'a',
  family: 'f',
  gender: 'female',
  age: 50,
  stay: { from: '2027-04-01T18:00', until: '2027-04-08T12:00' },
  lastVisit: 'never',
  permit: undefined,
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  passportNo: 'U70000123',
  ...facts,
})

test.each([
  ['Ayşe Yılmaz\t05.04.2027\t02:40\tkapı 37', { words: ['ayse', 'yilmaz'], tail: '', hour: '02:40', gate: '37' }],
  ['0123; 5/4/2027; 2:40 PM', { words: [], tail: '0123', hour: '14:40', gate: '' }],
  ['2027-04-05 AYSE YILMAZ 12:05 AM Gate: 37', { words: ['ayse', 'yilmaz'], tail: '', hour: '00:05', gate: '37' }],
  ['ayse ٠٥.٠٤.٢٠٢٧ ٠٢:٤٠ باب ٣٧', { words: ['ayse'], tail: '', hour: '02:40', gate: '37' }],
])('reads %s', (text, expected) => {
  expect(readPermitLine(text)).toEqual({ text, day: plainDate('2027-04-05'), ...expected })
})

test.each([
  'Ayşe Yılmaz 05.04.2027',
  'Ayşe Yılmaz 02:40',
  '05.04.2027 02:40',
  'Ayşe 31.02.2027 02:40',
  'Ayşe 05.04.2027 26:40',
])('cannot read %s', (text) => expect(readPermitLine(text)).toBeUndefined())

test('says of every line whom it is about, or why nobody', () => {
  const people = [
    aPilgrim({}),
    aPilgrim({ id: 'b', firstName: 'Elif', passportNo: 'U70000456' }),
    aPilgrim({ id: 'c', firstName: 'Ömer', lastName: 'Kaya', passportNo: null, lastVisit: plainDate('2026-12-01') }),
  ]
  const text = [
    'AYŞE YILMAZ 05.04.2027 02:40 kapı 37',
    'Yılmaz 05.04.2027 02:40',
    '0456 05.04.2027 02:50',
    'Elif 05.04.2027 02:50',
    'Zeynep Yılmaz 05.04.2027 02:50',
    'Ömer Kaya 05.04.2027 02:50',
    'hello',
    '',
  ].join('\n')

  const lines = matchPermitLines(text, people, rules)

  expect(lines.map((line) => line.problem ?? line.id)).toEqual([
    'a',
    'several',
    'b',
    'twice',
    'nobody',
    'too-soon',
    'unreadable',
  ])
})
