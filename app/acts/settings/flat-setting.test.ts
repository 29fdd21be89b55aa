import { expect, test } from 'vitest'
import { flatten, unflatten } from './flat-setting.ts'

const value = {
  firm: { tr: 'Kafile', en: 'Kafile' },
  days: [1, 2],
  rate: 0.5,
  isOn: true,
  year: null,
  bands: [{ from: 1, rate: 25 }],
}

test('every value is a field, and a list of records ends with a spare row', () => {
  expect(flatten(value)).toEqual({
    'firm.tr': 'Kafile',
    'firm.en': 'Kafile',
    days: '1, 2',
    rate: '0.5',
    isOn: 'true',
    year: '',
    'bands.0.from': '1',
    'bands.0.rate': '25',
    'bands.1.from': '',
    'bands.1.rate': '',
  })
})

test('fields that were not touched give the value back', () => {
  expect(unflatten(value, flatten(value))).toEqual(value)
})

test('what was typed takes the shape of what was there', () => {
  const fields = { ...flatten(value), rate: '0,7', days: '3؛ 4، 5', isOn: '', year: '2027' }

  expect(unflatten(value, { ...fields, days: '3, 4، 5' })).toMatchObject({
    rate: 0.7,
    days: [3, 4, 5],
    isOn: false,
    year: 2027,
  })
})

test('a day is read as people type it, and what is no day is left to the rule that checks it', () => {
  const rule = { since: '2022-10-10' }

  expect(unflatten(rule, { since: '1.9.2027' })).toEqual({ since: '2027-09-01' })
  expect(unflatten(rule, { since: 'soon' })).toEqual({ since: 'soon' })
})

test('the spare row adds, an emptied one goes', () => {
  const added = { ...flatten(value), 'bands.1.from': '8', 'bands.1.rate': '50' }
  const emptied = { ...added, 'bands.0.from': '', 'bands.0.rate': '' }

  expect(unflatten(value, added)).toMatchObject({
    bands: [
      { from: 1, rate: 25 },
      { from: 8, rate: 50 },
    ],
  })
  expect(unflatten(value, emptied)).toMatchObject({ bands: [{ from: 8, rate: 50 }] })
})

test('what is no number stays as it was typed, for the schema to refuse', () => {
  expect(unflatten({ rate: 1 }, { rate: 'viel' })).toEqual({ rate: 'viel' })
})

test('a list that is empty takes the shape of its template', () => {
  const templates = { banks: { iban: '' } }

  expect(flatten({ banks: [] }, '', templates)).toEqual({ 'banks.0.iban': '' })
  expect(unflatten({ banks: [] }, { 'banks.0.iban': 'TR1' }, '', templates)).toEqual({ banks: [{ iban: 'TR1' }] })
  expect(unflatten({ banks: [] }, { 'banks.0.iban': ' ' }, '', templates)).toEqual({ banks: [] })
})
