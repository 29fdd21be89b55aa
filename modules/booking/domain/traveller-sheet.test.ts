import { expect, test } from 'vitest'
import { dayOf, fareOf, genderOf, nationalityOf } from './traveller-sheet.ts'

test.each([
  ['12.03.1979', '1979-03-12'],
  ['5.3.1979', '1979-03-05'],
  ['12/03/1979', '1979-03-12'],
  ['1979-03-12', '1979-03-12'],
  ['1979-03-12 00:00:00', '1979-03-12'],
  ['28926', '1979-03-12'],
  ['١٢/٠٣/١٩٧٩', '1979-03-12'],
])('the day %s is read', (typed, day) => {
  expect(dayOf(typed)).toBe(day)
})

test.each(['12.03.79', '120379', '1979', '31.02.1979', '12/25/1979', 'Mart 1979'])(
  'nobody guesses the day %s',
  (typed) => {
    expect(dayOf(typed)).toBe(typed)
  },
)

test.each([
  ['çift', 'double'],
  ['ÇİFT KİŞİLİK', 'double'],
  ['2 kişilik oda', 'double'],
  ['üçlü', 'triple'],
  ['Dörtlü Oda', 'quad'],
  ['QUAD', 'quad'],
  ['غرفة ثنائية', 'double'],
  ['ثلاثية', 'triple'],
  ['٤ أشخاص', 'quad'],
  ['tek', 'single'],
  ['Bebek', 'baby'],
])('a room that is called %s is known', (typed, fare) => {
  expect(fareOf(typed)).toBe(fare)
})

test('what a room is that nobody knows stays as it was typed', () => {
  expect(fareOf('kral dairesi')).toBe('kral dairesi')
  expect(fareOf('')).toBe('')
})

test.each([
  ['Bayan', 'female'],
  ['KADIN', 'female'],
  ['bay', 'male'],
  ['أنثى', 'female'],
  ['X', 'X'],
])('%s is read as the sex %s', (typed, gender) => {
  expect(genderOf(typed)).toBe(gender)
})

test.each([
  ['T.C.', 'TR'],
  ['Türkiye', 'TR'],
  ['tr', 'TR'],
  ['Suriye', 'SY'],
  ['Germany', 'DE'],
  ['سوريا', 'SY'],
  ['Atlantis', 'ATLANTIS'],
])('%s is the nationality %s', (typed, code) => {
  expect(nationalityOf(typed)).toBe(code)
})
