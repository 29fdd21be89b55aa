import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { auditedActs, auditedKinds } from '#modules/audit/index.ts'
import { sayAct, sayActsByArea, saySubject } from './say-act.server.ts'

test.each(locales)('every act and every kind of thing in the log has words of its own in %s', (locale) => {
  const acts = auditedActs.map((action) => sayAct(action, locale))
  const kinds = auditedKinds.map((kind) => saySubject({ kind, id: '1' }, locale).kind)

  expect([...acts, ...kinds].filter((words) => /[a-z]\.[a-z]|^[a-z]/.test(words))).toEqual([])
  expect(new Set(acts).size).toBe(auditedActs.length)
})

test('the filter offers every act once, under its area', () => {
  const offered = sayActsByArea('en').flatMap(({ acts }) => acts.map(({ action }) => action))

  expect(offered.toSorted()).toEqual([...auditedActs].toSorted())
})

test.each([
  ['order', '7f0e', { kind: 'Order', which: '7f0e', isNamed: false }],
  ['list', 'bank-lines', { kind: 'List', which: 'Bank statements', isNamed: true }],
  ['settings', 'prices', { kind: 'Settings', which: 'Prices and tax', isNamed: true }],
  ['departure-date', '2027-02-12', { kind: 'Departure day', which: '12 February 2027', isNamed: true }],
  ['passengers', 'number', { kind: 'Travellers', which: '', isNamed: true }],
  ['parcel', 'p1', { kind: 'parcel', which: 'p1', isNamed: false }],
])('of the kind %s, %s is told by name where it has one', (kind, id, said) => {
  expect(saySubject({ kind, id }, 'en')).toEqual(said)
})

test('an act that nothing does any more keeps its code', () => {
  expect(sayAct('parcel.lost', 'tr')).toBe('parcel.lost')
})
