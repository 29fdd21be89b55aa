import { expect, test } from 'vitest'
import { linesToReport, registerKey, type ConsentEvent, type ConsentStatus } from './lines-to-report.ts'

const event = (id: number, status: ConsentStatus, recipient = 'ayse@example.com'): ConsentEvent => ({
  id,
  recipient,
  type: 'EPOSTA',
  recipientType: 'BIREYSEL',
  status,
  source: 'HS_WEB',
  at: new Date(id),
})

const knownAs = (status: ConsentStatus) => new Map([[registerKey(event(0, status)), status]])

test.each([
  ['a first yes is reported', [event(1, 'ONAY')], new Map(), [1]],
  ['a yes that is taken back before it was reported is not', [event(1, 'ONAY'), event(2, 'RET')], new Map(), []],
  ['a no of what the register never knew is not', [event(1, 'RET')], new Map(), []],
  ['a no after a reported yes is', [event(2, 'RET')], knownAs('ONAY'), [2]],
  ['a no that was taken back at once is not', [event(2, 'RET'), event(3, 'ONAY')], knownAs('ONAY'), []],
  ['a yes after a reported no is', [event(3, 'ONAY')], knownAs('RET'), [3]],
  ['a no that the register has already is not', [event(3, 'RET')], knownAs('RET'), []],
  [
    'each recipient has one line',
    [event(1, 'ONAY'), event(2, 'ONAY', 'elif@example.com'), event(3, 'ONAY')],
    new Map(),
    [3, 2],
  ],
])('%s', (_name, events, known, ids) => {
  expect(linesToReport(events, known).map(({ id }) => id)).toEqual(ids)
})

test('what is agreed to for mail says nothing of calls', () => {
  const call: ConsentEvent = { ...event(2, 'RET'), type: 'ARAMA' }

  expect(linesToReport([event(1, 'ONAY'), call], new Map()).map(({ id }) => id)).toEqual([1])
})
