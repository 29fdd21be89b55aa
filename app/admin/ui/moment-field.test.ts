import { expect, test } from 'vitest'
import { parseMomentField, parseStartField, toMomentField } from './moment-field.ts'

test.each(['2027-03-09T18:00', '2027-03-09T00:00', '2027-12-31T23:59'])(
  '%s is the same moment there and back',
  (typed) => {
    expect(toMomentField(parseMomentField(typed) ?? null)).toBe(typed)
  },
)

test('six in the evening in Istanbul is three in the afternoon of the world', () => {
  expect(parseMomentField('2027-03-09T18:00')).toEqual(new Date('2027-03-09T15:00:00Z'))
})

test('a day alone lasts until its end', () => {
  expect(parseMomentField('2027-03-09')).toEqual(new Date('2027-03-09T21:00:00Z'))
})

test('nothing typed is no end', () => {
  expect([parseMomentField('  '), toMomentField(null)]).toEqual([null, ''])
})

test.each(['2027-02-30T10:00', '2027-03-09T24:00', 'morgen', '09.03.2027 10.60'])('%s is no moment', (typed) => {
  expect(parseMomentField(typed)).toBeUndefined()
})

test('a moment is read as people of the language type it', () => {
  const moment = new Date('2027-03-09T15:30:00Z')

  expect([parseMomentField('9.3.2027 18.30'), parseMomentField('09/03/2027 18:30')]).toEqual([moment, moment])
})

test('what begins on a day begins with it', () => {
  expect(parseStartField('09.03.2027')).toEqual(new Date('2027-03-08T21:00:00Z'))
  expect(parseStartField('')).toBeUndefined()
})
