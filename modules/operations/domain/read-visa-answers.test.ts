import { expect, test } from 'vitest'
import { matchVisaAnswers, type AnsweredRow } from './read-visa-answers.ts'

const row = (facts: Partial<AnsweredRow>): AnsweredRow => ({
  id: `row-${facts.passengerId}`,
  passengerId: 'ayse',
  position: 1,
  passportNo: 'U12345678',
  applicationNo: '',
  state: 'sent',
  ...facts,
})
const rows = [
  row({}),
  row({ passengerId: 'omer', position: 2, passportNo: 'U87654321', applicationNo: 'E-55001' }),
  row({ passengerId: 'zehra', position: 3, passportNo: 'S00005678', state: 'granted' }),
]
const read = (text: string) =>
  matchVisaAnswers(text, rows).map((line) =>
    line.rowId === undefined ? line.problem : [line.passengerId, line.answer, line.applicationNo, line.reason],
  )

test('a line names somebody by the end of a passport, by an application, or by the row of the file', () => {
  expect(read('45678\tE900123\tApproved')).toEqual([['ayse', 'granted', 'E900123', '']])
  expect(read('e-55001; ONAYLANDI')).toEqual([['omer', 'granted', 'E-55001', '']])
  expect(read('3 | E900777 | onaylandı | 12.03.2027')).toEqual([['zehra', 'granted', 'E900777', '']])
  expect(read('١ E900124 قيد المعالجة')).toEqual([['ayse', 'applied', 'E900124', '']])
})

test.each([
  ['U12345678, Rejected: photo is blurred', 'photo is blurred'],
  ['U12345678 REDDEDİLDİ - fotoğraf bulanık', 'fotoğraf bulanık'],
  ['U12345678 مرفوض: الصورة غير واضحة', 'الصورة غير واضحة'],
  ['U12345678 onaylanmadı', ''],
  ['U12345678 not approved', ''],
  ['U12345678 Ret: önceki vizesi onaylandı', 'önceki vizesi onaylandı'],
])('%s is a refusal, with its reason', (line, reason) => {
  expect(read(line)).toEqual([['ayse', 'refused', '', reason]])
})

test.each([
  ['U12345678', 'unreadable'],
  ['merhaba, ekte sonuçlar', 'unreadable'],
  ['U99999999 approved', 'nobody'],
  ['3 U99999999 approved', 'nobody'],
  ['5678 approved', 'several'],
  ['U12345678 E-55001 approved', 'contradicts'],
  ['S00005678 pending', 'answered'],
])('%s is left to a person: %s', (line, problem) => {
  expect(read(line)).toEqual([problem])
})

test('nobody is taken twice, and every line is answered for', () => {
  expect(read('U12345678 approved\n\n 12345678 rejected \nx')).toEqual([
    ['ayse', 'granted', '', ''],
    'twice',
    'unreadable',
  ])
})
