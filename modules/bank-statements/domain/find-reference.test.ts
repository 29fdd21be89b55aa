import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compact } from './bank-text.ts'
import { findReference } from './find-reference.ts'

const CODE = '7K3MPQ2R'
const find = (text: string) => findReference(compact(text), CODE)

test.each([
  'umre 7K3MPQ2R',
  '7k3mpq2r',
  'REF:7K3M PQ2R/AYSE',
  'ödeme 7k3m-pq2r için',
  'EFT7K3MPQ2RGONDEREN',
  '7K3M\nPQ2R',
])('%j names the code', (text) => {
  expect(find(text)).toBe('exact')
})

test.each([
  ['one sign wrong', '7K3MPX2R'],
  ['the first sign wrong', '8K3MPQ2R'],
  ['one sign missing', '7K3PQ2R'],
  ['the first sign missing', 'odeme K3MPQ2R'],
  ['the last sign missing', '7K3MPQ2'],
  ['one sign doubled', '7K3MMPQ2R'],
  ['two signs exchanged', '7K3PMQ2R'],
])('%s is almost the code', (_, text) => {
  expect(find(text)).toBe('almost')
})

test.each(['', 'umre ödemesi Ayşe Yılmaz', '7K3M', 'QK3MPX2R', '7X3MPQ9R'])('%j does not name the code', (text) => {
  expect(find(text)).toBeUndefined()
})

const letters = fc.constantFrom(...'23456789ABCDEFGHJKLMNPQRSTUVWXYZ')
const codes = fc.array(letters, { minLength: 8, maxLength: 8 }).map((each) => each.join(''))

test('a code is found in any text, cut and in lower case as Turkish keyboards write it', () => {
  fc.assert(
    fc.property(
      codes,
      fc.string(),
      fc.string(),
      fc.nat(8),
      fc.constantFrom(' ', '-', '\n', '.'),
      (code, before, after, at, gap) => {
        const typed = `${code.slice(0, at)}${gap}${code.slice(at)}`
        expect(findReference(compact(`${before} ${typed.toLocaleLowerCase('tr')} ${after}`), code)).toBe('exact')
      },
    ),
  )
})

test('one slip never makes another code exact', () => {
  fc.assert(
    fc.property(codes, fc.nat(7), letters, (code, at, letter) => {
      const slipped = code.slice(0, at) + letter + code.slice(at + 1)
      expect(findReference(slipped, code)).toBe(slipped === code ? 'exact' : 'almost')
    }),
  )
})
