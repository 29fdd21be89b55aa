import { parsePassportNumber, parseTckn } from '#kernel/identity.ts'
import { addMonths, ageOn, parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { readChoice, readLine, type FieldCode, type PassportRule, type Read } from './read-field.ts'

export const genders = ['female', 'male'] as const

export type Gender = (typeof genders)[number]

/** As it was typed. Dates are `yyyy-mm-dd`, empty when nothing was chosen. */
export type PassengerDraft = {
  firstName: string
  lastName: string
  gender: string
  bornOn: string
  tckn: string
  passportNo: string
  passportExpiresOn: string
}

export type Passenger = {
  firstName: string
  lastName: string
  gender: Gender
  bornOn: PlainDate
}

/** Numbers of papers, kept apart from the rest of a passenger. */
export type Papers = { tckn: string | null; passportNo: string | null; passportExpiresOn: PlainDate | null }

/** What the rules need to know of the journey; without months a passport has to last until the return. */
export type Journey = { returnsOn: PlainDate; passportMonthsAfterReturn: number | null }

export type PassengerProblems = Partial<Record<keyof PassengerDraft, { code: FieldCode; passport?: PassportRule }>>

/** The first day on which a passport may expire. */
export function passportNeededUntil(journey: Journey): PlainDate {
  return passportRule(journey).until
}

function passportRule({ returnsOn, passportMonthsAfterReturn }: Journey): PassportRule {
  const months = passportMonthsAfterReturn ?? 0
  return { months, until: addMonths(returnsOn, months) }
}

/** Whom a fare calls a baby, a child, or neither; ages are counted on the day of return. */
export function ageGroupOf(bornOn: PlainDate, returnsOn: PlainDate): 'baby' | 'child' | 'adult' {
  const age = ageOn(bornOn, returnsOn)
  return age < 2 ? 'baby' : age < 12 ? 'child' : 'adult'
}

/** Reads one passenger, who gives a Turkish identity number, a passport with its expiry, or both. */
export function checkPassenger(
  draft: PassengerDraft,
  journey: Journey,
  today: PlainDate,
): { passenger: Passenger; papers: Papers } | { problems: PassengerProblems } {
  const hasTckn = draft.tckn.trim() !== ''
  const hasPassport = draft.passportNo.trim() !== ''
  const hasExpiry = draft.passportExpiresOn.trim() !== ''

  const firstName = readPassportName(draft.firstName)
  const lastName = readPassportName(draft.lastName)
  const gender = readChoice(draft.gender, genders)
  const bornOn = readBirthDate(draft.bornOn, today)
  const tckn = hasTckn ? readTckn(draft.tckn) : hasPassport || hasExpiry ? none : missingPapers
  const passportNo = hasPassport || hasExpiry ? readPassport(draft.passportNo) : none
  const expiry = hasPassport || hasExpiry ? readExpiry(draft.passportExpiresOn, passportRule(journey)) : none

  if (
    'code' in firstName ||
    'code' in lastName ||
    'code' in gender ||
    'code' in bornOn ||
    'code' in tckn ||
    'code' in passportNo ||
    'code' in expiry
  ) {
    const reads = { firstName, lastName, gender, bornOn, tckn, passportNo, passportExpiresOn: expiry }
    return { problems: problemsOf(reads) }
  }
  return {
    passenger: {
      firstName: firstName.value,
      lastName: lastName.value,
      gender: gender.value,
      bornOn: bornOn.value,
    },
    papers: { tckn: tckn.value, passportNo: passportNo.value, passportExpiresOn: expiry.value },
  }
}

const none = { value: null }
const missingPapers: Read<null> = { code: 'papers' }

/** A name as passports print it: Latin letters, spaces, hyphens, apostrophes and dots; at most 39 signs. */
function readPassportName(typed: string): Read<string> {
  const name = readLine(typed, { max: 39 })
  if ('code' in name) return name
  return /^\p{Script=Latin}[\p{Script=Latin}\p{M} '’.-]*$/u.test(name.value) ? name : { code: 'passport-name' }
}

function readBirthDate(typed: string, today: PlainDate): Read<PlainDate> {
  if (typed === '') return { code: 'required' }
  const bornOn = parsePlainDate(typed)
  return !bornOn || bornOn > today || ageOn(bornOn, today) > 120 ? { code: 'birth-date' } : { value: bornOn }
}

function readTckn(typed: string): Read<string> {
  const tckn = parseTckn(typed)
  return tckn === undefined ? { code: 'tckn' } : { value: tckn }
}

/** Nobody is asked for a nationality here, so that numbers of every country are taken. */
function readPassport(typed: string): Read<string> {
  if (typed.trim() === '') return { code: 'required' }
  const number = parsePassportNumber(typed, '')
  return number === undefined ? { code: 'passport-number' } : { value: number }
}

function readExpiry(typed: string, passport: PassportRule): Read<PlainDate> & { passport?: PassportRule } {
  if (typed.trim() === '') return { code: 'required', passport }
  const expiry = parsePlainDate(typed.trim())
  return !expiry || expiry < passport.until ? { code: 'passport-expiry', passport } : { value: expiry }
}

function problemsOf(
  reads: Record<keyof PassengerDraft, Read<unknown> & { passport?: PassportRule }>,
): PassengerProblems {
  const refused = Object.entries(reads).flatMap(([field, read]) =>
    'code' in read ? [[field, { code: read.code, ...(read.passport && { passport: read.passport }) }]] : [],
  )
  return Object.fromEntries(refused)
}
