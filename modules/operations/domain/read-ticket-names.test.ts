import { expect, test } from 'vitest'
import { readTicketNames } from './read-ticket-names.ts'

/** The likeliest name of each line, its ticket and its PNR, as one reads them aloud. */
const read = (text: string) =>
  readTicketNames(text).map(({ names: [name], ticketNo, pnr }) =>
    [name ? `${name.lastName}/${name.firstName}` : '?', ticketNo, pnr].filter(Boolean).join(' '),
  )

test.each([
  ['1.YILMAZ/AHMET MR', ['YILMAZ/AHMET']],
  ['  12. YILMAZ / AHMET CAN MR', ['YILMAZ/AHMET CAN']],
  ['1YILMAZ/AHMETMR 2DEMIR/FATMAMRS', ['YILMAZ/AHMET', 'DEMIR/FATMA']],
  ['1.1YILMAZ/AHMET MR  2.1DEMIR/FATMA NUR MRS', ['YILMAZ/AHMET', 'DEMIR/FATMA NUR']],
  ['2.2DEMIR/ALI MR/AYSE MRS', ['DEMIR/ALI', 'DEMIR/AYSE']],
  ['YILMAZ/ELIFMISS', ['YILMAZ/ELIF']],
  ['YILMAZ/EMIR MSTR', ['YILMAZ/EMIR']],
  ['YILMAZ/EMIRMSTR', ['YILMAZ/EMIR']],
  ['YILMAZ/AYSE MRS (CHD/12MAR18)', ['YILMAZ/AYSE']],
  ['3.YILMAZ/EMIR(CHD/12MAR18)', ['YILMAZ/EMIR']],
  ['1.YILMAZ/AYSE MRS(INFYILMAZ/ELIF/12JAN26)', ['YILMAZ/AYSE', 'YILMAZ/ELIF']],
  ['1.YILMAZ/AYSE MRS(INF/ELIF)', ['YILMAZ/AYSE', 'YILMAZ/ELIF']],
  ['INF YILMAZ/ELIF 12JAN26', ['YILMAZ/ELIF']],
  ['INF YILMAZ/ELIF INF', ['YILMAZ/ELIF']],
  ['Yılmaz/Ahmet Mr.', ['Yılmaz/Ahmet']],
  ["O'CONNOR/ANN-MARIE MRS", ["O'CONNOR/ANN-MARIE"]],
  ['KARA OGLU/ALI MR TK0096 Y 12FEB', ['KARA OGLU/ALI']],
])('%s names %j', (line, names) => {
  expect(read(line)).toEqual(names)
})

test.each([
  ['1.YILMAZ/AHMET MR 235-1234567890 ABC12D', ['YILMAZ/AHMET 235-1234567890 ABC12D']],
  ['YILMAZ/AHMET MR\t2351234567890\tPNR: QWERTY', ['YILMAZ/AHMET 235-1234567890 QWERTY']],
  ['ABC12D YILMAZ/AHMET MR', ['YILMAZ/AHMET ABC12D']],
  ['1DEMIR OGLU/ALI MR ABC12D', ['DEMIR OGLU/ALI ABC12D']],
  ['YILMAZ,AHMET,235-1234567890,ABC12D', ['YILMAZ/AHMET 235-1234567890 ABC12D']],
  ['235 1234567890-91 YILMAZ/AHMET', ['YILMAZ/AHMET 235-1234567890']],
  ['YILMAZ/AHMET MR +905321234567', ['YILMAZ/AHMET']],
  ['YILMAZ/AHMET MR TK0096', ['YILMAZ/AHMET']],
  ['PNR: QW3RTY\n1.YILMAZ/AHMET MR\n2.DEMIR/ALI MR ABC12D', ['YILMAZ/AHMET QW3RTY', 'DEMIR/ALI ABC12D']],
  ['YILMAZ;AHMET;235-1234567890;ABC12D', ['YILMAZ/AHMET 235-1234567890 ABC12D']],
  ['YILMAZ\tAHMET\tMR\t2351234567890\tQWERTY', ['YILMAZ/AHMET 235-1234567890 QWERTY']],
  ['1;AHMET YILMAZ;235-1234567890;QWERTY', ['YILMAZ/AHMET 235-1234567890 QWERTY']],
  ['٢٣٥-١٢٣٤٥٦٧٨٩٠ YILMAZ/AHMET', ['YILMAZ/AHMET 235-1234567890']],
])('%s has its ticket and PNR: %j', (line, found) => {
  expect(read(line)).toEqual(found)
})

test.each([
  ['AHMET YILMAZ', 'YILMAZ/AHMET'],
  ['3) MR AHMET CAN YILMAZ', 'YILMAZ/AHMET CAN'],
  ['YILMAZ, AHMET MR', 'YILMAZ/AHMET'],
  ['Bay Ömer Şahin', 'Şahin/Ömer'],
])('the plain %s is first read as %s', (line, name) => {
  expect(read(line)).toEqual([name])
})

test('a plain name may be meant with the surname first, and cells in either order', () => {
  expect(readTicketNames('YILMAZ AHMET')[0]?.names).toContainEqual({ lastName: 'YILMAZ', firstName: 'AHMET' })
  expect(readTicketNames('AHMET CAN KARA OGLU')[0]?.names).toContainEqual({
    lastName: 'KARA OGLU',
    firstName: 'AHMET CAN',
  })
  expect(readTicketNames('AHMET;YILMAZ')[0]?.names).toContainEqual({ lastName: 'YILMAZ', firstName: 'AHMET' })
})

test('a name that ends as a title does is also read as it stands', () => {
  expect(readTicketNames('SMITH/ADAMS')[0]?.names).toEqual([
    { lastName: 'SMITH', firstName: 'ADA' },
    { lastName: 'SMITH', firstName: 'ADAMS' },
  ])
  expect(read('HASSAN/AMR')).toEqual(['HASSAN/AMR'])
  expect(read('HASSAN/BADR MR')).toEqual(['HASSAN/BADR'])
})

test('days of a line are kept, for one may be a birthday', () => {
  expect(readTicketNames('YILMAZ/EMIR (CHD/12MAR18)')[0]?.days).toEqual(['18-03-12'])
  expect(readTicketNames('YILMAZ;EMIR;12.03.2018')[0]?.days).toEqual(['18-03-12'])
})

test('what names nobody says so, and empty rows nothing', () => {
  expect(read('\n\n---\nRP/ 235\n12345\nAHMET')).toEqual(['?', '?', '?', '?'])
})

test('no more than five hundred are read', () => {
  expect(readTicketNames('YILMAZ/AHMET MR\n'.repeat(700))).toHaveLength(500)
})
