import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('writes rows that spreadsheet programs read', () => {
  expect(
    toCsv([
      ['Ad', 'Tutar'],
      ['Şükrü "Işık", umre', -12.5],
    ]),
  ).toBe('\uFEFF"Ad","Tutar"\r\n"Şükrü ""Işık"", umre","-12.5"\r\n')
})

test.each(['=1+1', '+905321234567', '-1', '@SUM(A1)', '\t=1'])('%j is never run as a formula', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
})
