import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDate } from './plain-date.ts'
import { passportLines } from '#tests/setup/document-lines.ts'
import { countryOfDocument } from './document-countries.ts'
import { readDocumentLines } from './read-document-lines.ts'

const today = plainDate('2027-01-10')
const read = (lines: string) => readDocumentLines(lines, today)

/** The specimens of ICAO 9303, parts 4 and 5. */
const PASSPORT = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10'
const CARD = 'I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<'

test('the specimens of the standard are read', () => {
  const anna = { lastName: 'ERIKSSON', firstName: 'ANNA MARIA', bornOn: '1974-08-12', gender: 'female' }

  expect(read(PASSPORT)).toMatchObject({
    document: { ...anna, kind: 'passport', number: 'L898902C3', expiresOn: '2012-04-15', nationality: null },
  })
  expect(read(CARD)).toMatchObject({ document: { ...anna, kind: 'identity-card', number: 'D23145890' } })
})

test('a Turkish passport is read, whatever the reader types at the ends of lines and for fillers', () => {
  const lines = passportLines({ personal: '10000000146' })
  const document = {
    kind: 'passport',
    number: 'U12345678',
    lastName: 'YILMAZ',
    firstName: 'AYSE',
    nationality: 'TR',
    bornOn: '1960-05-01',
    expiresOn: '2031-05-11',
    tckn: '10000000146',
  }

  for (const typed of [
    lines,
    lines.replaceAll('\n', '\r\n'),
    lines.replaceAll('\n', ''),
    lines.replaceAll('<', 'Ö'),
    lines.toLowerCase(),
  ])
    expect(read(typed)).toMatchObject({ document })
})

test('a child born in this century, a German, and a name that is cut are read', () => {
  expect(read(passportLines({ birth: '210320', country: 'D', number: 'C01X00T47' }))).toMatchObject({
    document: { bornOn: '2021-03-20', nationality: 'DE' },
  })
  const long = read(passportLines({ lastName: 'HACIIBRAHIMOGULLARINDAN', firstName: 'MUHAMMED ABDURRAHMAN' }))
  expect(long).toMatchObject({ document: { lastName: 'HACIIBRAHIMOGULLARINDAN', isNameCut: true } })
  expect(read(passportLines())).toMatchObject({ document: { isNameCut: false } })
})

test('half a document, other signs, a visa and days that do not exist are refused with the reason', () => {
  const lines = passportLines()

  expect(read(lines.slice(0, 60))).toEqual({ problem: 'lines-incomplete' })
  expect(read(`${lines}${lines}`)).toEqual({ problem: 'lines-incomplete' })
  expect(read(lines.replace('YILMAZ', 'YILM?Z'))).toEqual({ problem: 'lines-unreadable' })
  expect(read(lines.replace('P<', 'V<'))).toEqual({ problem: 'not-a-document' })
  expect(read(passportLines({ birth: '601341' }))).toEqual({ problem: 'check-birth' })
})

/** Where the second line stands under a check digit: number, birth, expiry, personal number, and the digits themselves. */
const checked = [...Array(10).keys(), ...range(13, 20), ...range(21, 44)].map((at) => 44 + at)

test('of ten thousand passports with one character read wrongly under a check digit none is taken', () => {
  const digits = (length: number) =>
    fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => String(n).padStart(length, '0'))
  const day = fc.date({ min: new Date('1940-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  const short = (each: Date) => each.toISOString().slice(2, 10).replaceAll('-', '')
  const passports = fc.record({
    number: digits(8).map((number) => `U${number}`),
    birth: day.map(short),
    expiry: day.map(short),
    personal: fc.oneof(fc.constant(''), digits(11)),
  })
  // A and K are worth ten and twenty: no digit can tell them from a nought, and no reader takes one for the other.
  const wrong = (sign: string) =>
    [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<'].filter((other) => worth(other) % 10 !== worth(sign) % 10)
  const found = fc.check(
    fc.property(passports, fc.constantFrom(...checked), fc.nat(1_000), (facts, at, choice) => {
      const lines = passportLines(facts).replaceAll('\n', '')
      const others = wrong(lines.charAt(at))
      const changed = lines.slice(0, at) + (others[choice % others.length] ?? '') + lines.slice(at + 1)
      return 'document' in read(lines) && 'problem' in read(changed)
    }),
    { numRuns: 10_000 },
  )

  expect(found).toMatchObject({ failed: false, counterexample: null })
})

test('countries of documents are those of the standard', () => {
  expect(['TUR', 'SAU', 'EGY', 'D', 'GBN', 'RKS', 'XXA'].map(countryOfDocument)).toEqual([
    'TR',
    'SA',
    'EG',
    'DE',
    'GB',
    'XK',
    undefined,
  ])
})

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

function worth(sign: string): number {
  return sign === '<' ? 0 : Number.parseInt(sign, 36)
}
