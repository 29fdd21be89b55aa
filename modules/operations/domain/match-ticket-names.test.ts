import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { compareTicketName } from './compare-ticket-name.ts'
import { matchTicketNames } from './match-ticket-names.ts'
import { readTicketNames } from './read-ticket-names.ts'

const person = (name: string, bornOn = '1961-03-14') => {
  const [lastName = '', firstName = ''] = name.split(', ')
  return { id: name, firstName, lastName, bornOn: plainDate(bornOn) }
}

const day = ['Yılmaz, Ahmet', 'Yılmaz, Ayşe', 'Şahin, Ömer Can', 'Öz, Zehra', 'DEMIR, ALI'].map((name) => person(name))

const match = (text: string, people = day) => matchTicketNames(readTicketNames(text), people)

test.each([
  ['DEMIR/ALI MR', 'DEMIR, ALI', 'same'],
  ['YILMAZ/AYSE MRS', 'Yılmaz, Ayşe', 'folded'],
  ['SAHIN/OEMERCANMR', 'Şahin, Ömer Can', 'folded'],
  ['SAHIN/OMER MR', 'Şahin, Ömer Can', 'folded'],
  ['OEZ/ZEHRA MRS', 'Öz, Zehra', 'folded'],
  ['AYSE YILMAZ', 'Yılmaz, Ayşe', 'folded'],
  ['ALI;DEMIR;235-1234567890', 'DEMIR, ALI', 'same'],
])('%s is %s: %s', (text, id, answer) => {
  expect(match(text)).toMatchObject([{ id, answer }])
})

test.each([
  ['YILMAZ/AHMED MR', 'different', 'Yılmaz, Ahmet'],
  ['YILMAS/AYSE MRS', 'different', 'Yılmaz, Ayşe'],
  ['AYSE/YILMAZ MRS', 'different', 'Yılmaz, Ayşe'],
])('%s is another name, and proposes the one whom it lies near', (text, why, likely) => {
  expect(match(text)).toMatchObject([{ why, likely }])
})

test('another surname, or another of the family, is offered and proposed by nobody', () => {
  expect(match('KAYA/ZEHRA MRS')).toMatchObject([{ why: 'different', offered: ['Öz, Zehra'], likely: null }])
  expect(match('YILMAZ/MEHMET MR')).toMatchObject([
    { why: 'different', offered: ['Yılmaz, Ahmet', 'Yılmaz, Ayşe'], likely: null },
  ])
  expect(match('YILMAZ/AYSE MRS\nYILMAZ/MEHMET MR')).toMatchObject([
    { id: 'Yılmaz, Ayşe' },
    { offered: ['Yılmaz, Ahmet'] },
  ])
})

test('two of one name wait for a human, unless the birthday says who it is', () => {
  const two = [
    { ...person('Yılmaz, Ahmet', '1950-01-02'), id: 'old' },
    { ...person('Yılmaz, Ahmet', '2018-03-12'), id: 'young' },
  ]

  expect(match('YILMAZ/AHMET MR', two)).toMatchObject([{ why: 'several', offered: ['old', 'young'], likely: null }])
  expect(match('YILMAZ/AHMET(CHD/12MAR18)', two)).toMatchObject([{ id: 'young' }])
})

test('whoever has the very name goes before whoever it leaves something out of', () => {
  const two = [person('Yılmaz, Fatma Nur'), person('Yılmaz, Fatma')]

  expect(match('YILMAZ/FATMA MRS', two)).toMatchObject([{ id: 'Yılmaz, Fatma' }])
})

test('nobody is taken twice, and what fits nobody says so', () => {
  expect(match('DEMIR/ALI MR\nDEMIR/ALI MR\nKURT/HASAN MR\n12345')).toMatchObject([
    { id: 'DEMIR, ALI' },
    { problem: 'twice' },
    { problem: 'nobody' },
    { problem: 'unreadable' },
  ])
})

test('a name as long as a passport has room for may have been cut, a shorter one not', () => {
  const known = { lastName: 'Hacıibrahimoğulları', firstName: 'Muhammed Abdurrahman' }

  expect(compareTicketName({ lastName: 'HACIIBRAHIMOGULLARI', firstName: 'MUHAMMED ABDURRAHM' }, known)).toBe('folded')
  expect(compareTicketName({ lastName: 'HACIIBRAHIMOGULLARI', firstName: 'MUHAMMED ABD' }, known)).toBe('different')
})

test('whoever can be of one name is never left out before names are compared', () => {
  for (const [one, other] of [
    ['YUECEL/GOEKCE', 'Yücel, Gökçe'],
    ['GROSS/JUERGEN', 'Groß, Jürgen'],
    ['THORDUR/DAVID', 'Þórdur, Davíð'],
    ['OCONNOR/ANN MARIE', "O'Connor, Ann-Marie"],
    ['KARAOGLU/ALI', 'Kara Oğlu, Ali'],
    ['YILMAZ/NUR', 'Yılmaz, Fatma Nur'],
    ['HACIIBRAHIMOG/M ABDURRAHMAN MUSTAFA KEMAL', 'Hacıibrahimoğulları, Muhammed Abdurrahman Mustafa Kemal'],
  ] as const)
    expect([one, match(one, [person(other)])]).toMatchObject([one, [{ id: other, answer: 'folded' }]])
})
