import { parseTckn } from './identity.ts'
import { parsePlainDate, type PlainDate } from './plain-date.ts'
import { countryOfDocument } from './document-countries.ts'

/** What the lines at the foot of a passport or on the back of an identity card say (ICAO 9303, parts 4 and 5). */
export type ReadDocument = {
  kind: 'passport' | 'identity-card'
  number: string
  /** In Latin capitals without marks. */
  lastName: string
  firstName: string
  /** The line had no room for the whole name. */
  isNameCut: boolean
  /** Two letters; null for refugees, those without a state, and codes that nobody knows. */
  nationality: string | null
  bornOn: PlainDate
  gender: 'female' | 'male' | null
  expiresOn: PlainDate
  /** The identity number, which Turkish documents carry beside their own. */
  tckn: string | null
}

/** What is wrong with the lines, or which digit does not fit what it checks. */
export type DocumentProblem =
  | 'lines-incomplete'
  | 'lines-unreadable'
  | 'not-a-document'
  | 'check-number'
  | 'check-birth'
  | 'check-expiry'
  | 'check-personal'
  | 'check-all'

type Read = { document: ReadDocument } | { problem: DocumentProblem }

/**
 * Reads the lines that a reader has typed: two of 44 characters or three of 30, with or without ends of lines. Readers set
 * for another keyboard type other signs for fillers; no line has these signs otherwise.
 */
export function readDocumentLines(typed: string, today: PlainDate): Read {
  const signs = signsOf(typed)
  if (signs.length !== 88 && signs.length !== 90) return { problem: 'lines-incomplete' }
  if (!/^[A-Z0-9<]+$/.test(signs)) return { problem: 'lines-unreadable' }
  const parts = signs.length === 88 ? partsOfPassport(signs) : partsOfCard(signs)
  if (!parts) return { problem: 'not-a-document' }
  const problem = parts.checks.find(({ of, digit }) => checkDigit(of) !== digit)
  if (problem) return { problem: problem.name }
  const bornOn = dateOf(parts.birth, (year) => `20${year}`)
  const expiresOn = dateOf(parts.expiry, (year) => `20${year}`)
  const born = bornOn && bornOn > today ? dateOf(parts.birth, (year) => `19${year}`) : bornOn
  if (!born) return { problem: 'check-birth' }
  if (!expiresOn) return { problem: 'check-expiry' }
  const [lastName = '', firstName = ''] = parts.names.split('<<').map(wordsOf)
  if (lastName === '' || !/^[A-Z<]+$/.test(parts.names)) return { problem: 'lines-unreadable' }
  const gender = parts.sex === 'F' ? 'female' : parts.sex === 'M' ? 'male' : null
  return {
    document: {
      kind: parts.kind,
      number: parts.number.replaceAll('<', ''),
      lastName,
      firstName,
      isNameCut: !parts.names.endsWith('<'),
      nationality: countryOfDocument(parts.country.replaceAll('<', '')) ?? null,
      bornOn: born,
      gender,
      expiresOn,
      tckn: (parts.country === 'TUR' && parseTckn(parts.personal.replaceAll('<', ''))) || null,
    },
  }
}

/** Lines as one row of capitals, without ends of lines. */
export function signsOf(typed: string): string {
  return typed.toLocaleUpperCase('tr').replaceAll('İ', 'I').replaceAll(/[Ö;]/g, '<').replaceAll(/\s/g, '')
}

type Check = { name: DocumentProblem; of: string; digit: string }

type Parts = {
  kind: ReadDocument['kind']
  number: string
  names: string
  country: string
  birth: string
  expiry: string
  sex: string
  personal: string
  checks: Check[]
}

function partsOfPassport(signs: string): Parts | undefined {
  const first = signs.slice(0, 44)
  const second = signs.slice(44)
  if (!first.startsWith('P')) return undefined
  const personal = second.slice(28, 42)
  const personalDigit = second.slice(42, 43)
  return {
    kind: 'passport',
    number: second.slice(0, 9),
    names: first.slice(5),
    country: second.slice(10, 13),
    birth: second.slice(13, 19),
    sex: second.slice(20, 21),
    expiry: second.slice(21, 27),
    personal,
    checks: [
      { name: 'check-number', of: second.slice(0, 9), digit: second.slice(9, 10) },
      { name: 'check-birth', of: second.slice(13, 19), digit: second.slice(19, 20) },
      { name: 'check-expiry', of: second.slice(21, 27), digit: second.slice(27, 28) },
      // Where nothing personal stands, its digit may be left out.
      ...(/^<+$/.test(personal) && personalDigit === '<'
        ? []
        : [{ name: 'check-personal' as const, of: personal, digit: personalDigit }]),
      {
        name: 'check-all',
        of: second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43),
        digit: second.slice(43),
      },
    ],
  }
}

function partsOfCard(signs: string): Parts | undefined {
  const first = signs.slice(0, 30)
  const second = signs.slice(30, 60)
  if (!/^[AIC]/.test(first)) return undefined
  const { number, digit } = numberOfCard(first)
  return {
    kind: 'identity-card',
    number,
    names: signs.slice(60),
    country: second.slice(15, 18),
    birth: second.slice(0, 6),
    sex: second.slice(7, 8),
    expiry: second.slice(8, 14),
    personal: first.slice(15),
    checks: [
      { name: 'check-number', of: number, digit },
      { name: 'check-birth', of: second.slice(0, 6), digit: second.slice(6, 7) },
      { name: 'check-expiry', of: second.slice(8, 14), digit: second.slice(14, 15) },
      {
        name: 'check-all',
        of: first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29),
        digit: second.slice(29),
      },
    ],
  }
}

/** A number of more than nine characters goes on where the optional data begins, its digit last. */
function numberOfCard(first: string): { number: string; digit: string } {
  const number = first.slice(5, 14)
  if (first[14] !== '<') return { number, digit: first.slice(14, 15) }
  const [rest = ''] = first.slice(15).split('<')
  return { number: number + rest.slice(0, -1), digit: rest.slice(-1) }
}

const WEIGHTS = [7, 3, 1]

function checkDigit(of: string): string {
  const sum = [...of].reduce((total, sign, at) => total + valueOf(sign) * (WEIGHTS[at % WEIGHTS.length] ?? 0), 0)
  return String(sum % 10)
}

/** Digits as they are, A is ten and Z thirty-five, fillers nothing. */
function valueOf(sign: string): number {
  return sign === '<' ? 0 : Number.parseInt(sign, 36)
}

function dateOf(digits: string, yearOf: (year: string) => string): PlainDate | undefined {
  if (!/^\d{6}$/.test(digits)) return undefined
  return parsePlainDate(`${yearOf(digits.slice(0, 2))}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`)
}

function wordsOf(signs: string): string {
  return signs.replaceAll('<', ' ').trim().replaceAll(/ +/g, ' ')
}
