import { expect, test } from 'vitest'
import { findHead } from './find-head.ts'

const names = { firstName: ['ad'], lastName: ['soyad'], bornOn: ['dogumtarihi'] }
const row = (number: number, ...cells: string[]) => ({ number, cells })

test('columns are named by the first row', () => {
  const sheet = { head: ['Ad', 'Soyad'], rows: [row(2, 'Ahmet', 'Ak')] }

  expect(findHead(sheet, names)).toEqual({ ...sheet, title: '', hasHead: true })
})

test('a title above the columns is no row and is not lost', () => {
  const rows = [row(3, 'SIRA', 'AD', 'SOYAD'), row(4, '1', 'Ahmet', 'Ak')]

  expect(findHead({ head: ['Fatih Camii Umre Listesi', '', ''], rows }, names)).toEqual({
    head: ['SIRA', 'AD', 'SOYAD'],
    rows: [rows[1]],
    title: 'Fatih Camii Umre Listesi',
    hasHead: true,
  })
})

test('where nobody named the columns, the first row is the first of the list', () => {
  const rows = [row(2, 'Ayşe', 'Ak')]

  expect(findHead({ head: ['Ahmet', 'Ak'], rows }, names)).toEqual({
    head: ['', ''],
    rows: [row(1, 'Ahmet', 'Ak'), ...rows],
    title: '',
    hasHead: false,
  })
})

test('a title above a list without names of columns is not somebody', () => {
  const rows = [row(2, '', ''), row(3, 'Ahmet', 'Ak', '05321234567')]

  expect(findHead({ head: ['Fatih Camii'], rows }, names)).toEqual({
    head: ['', '', ''],
    rows: [rows[1]],
    title: 'Fatih Camii',
    hasHead: false,
  })
})

test('a list of names in one column is a list', () => {
  const sheet = { head: ['Ahmet Ak'], rows: [row(2, 'Ayşe Ak')] }

  expect(findHead(sheet, names)).toMatchObject({ rows: [row(1, 'Ahmet Ak'), row(2, 'Ayşe Ak')], title: '' })
})
