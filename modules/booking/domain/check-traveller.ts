import { parsePassportNumber, parseTckn } from '#kernel/identity.ts'
import { addMonths, ageOn, parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { ADULT_FROM, CHILD_FROM } from './ages.ts'
import type { CheckoutTour, FieldCode, PassportRule, Traveller, TravellerDraft } from './checkout.ts'
import { readChoice, readPassportName, type Read } from './text-fields.ts'
import { flagsBy, genders, typedTravellerFields, type ReadFields, type TravellerField } from './traveller-fields.ts'

export type TravellerProblems = Partial<Record<TravellerField, { code: FieldCode; passport?: PassportRule }>>

/** The first day on which a passport may expire: the months the destination asks for, counted from the return. */
export function passportNeededUntil(tour: PassportTerms): PlainDate | undefined {
  return tour.passportMonthsAfterReturn === null ? undefined : passportRuleOf(tour).until
}

/**
 * What a passport has to do for somebody of a nationality; `undefined` for citizens on journeys that ask for none. Read by
 * whoever sells and by whoever carries out, so that nobody is asked on the day of departure for what no form asked for.
 */
export function passportRuleFor(tour: PassportTerms, nationality: string): PassportRule | undefined {
  return tour.passportMonthsAfterReturn === null && nationality === 'TR' ? undefined : passportRuleOf(tour)
}

type PassportTerms = Omit<CheckoutTour, 'id'>

/** What a passport of somebody who needs one has to do. */
export function passportRuleOf({ returnsOn, passportMonthsAfterReturn }: PassportTerms): PassportRule {
  const months = passportMonthsAfterReturn ?? 0
  return { months, until: addMonths(returnsOn, months) }
}

/** Each field of a traveller as it was read; a passport that is refused comes with its rule. */
export type TravellerReads = { [Name in TravellerField]: Read<ReadFields[Name]> & { passport?: PassportRule } }

/**
 * Reads the fields of one traveller. Turkish citizens give their identity number, and a passport where the destination
 * asks for one; everybody else gives a passport. Ages for baby and child fares are counted on the day of return.
 */
export function readTraveller(draft: TravellerDraft, tour: CheckoutTour, today: PlainDate): TravellerReads {
  const isTurkish = draft.nationality === 'TR'
  const passport = passportRuleFor(tour, draft.nationality)
  return {
    firstName: readPassportName(draft.firstName),
    lastName: readPassportName(draft.lastName),
    gender: readChoice(draft.gender, genders),
    bornOn: readBirthDate(draft, tour, today),
    nationality: readNationality(draft.nationality),
    tckn: isTurkish ? readTckn(draft.tckn) : { value: null },
    passportNo: passport ? readPassport(draft) : { value: null },
    passportExpiresOn: passport ? readExpiry(draft.passportExpiresOn, passport) : { value: null },
  }
}

/** Reads one traveller by the rules of `readTraveller`, and gives all of it or what is wrong with each field. */
export function checkTraveller(
  draft: TravellerDraft,
  tour: CheckoutTour,
  today: PlainDate,
): { traveller: Traveller } | { problems: TravellerProblems } {
  const reads = readTraveller(draft, tour, today)
  const values = valuesOf(reads)
  if (!values) return { problems: problemsOf(reads) }
  const { tourId, fare } = draft
  return { traveller: { tourId, fare, ...values, ...flagsBy((name) => draft[name]) } }
}

/** Everything that was read; nothing while any of it is wrong. */
function valuesOf(reads: TravellerReads): Pick<ReadFields, TravellerField> | undefined {
  const values = typedTravellerFields.flatMap((name) => {
    const read = reads[name]
    return 'value' in read ? [[name, read.value] as const] : []
  })
  return values.length < typedTravellerFields.length
    ? undefined
    : (Object.fromEntries(values) as Pick<ReadFields, TravellerField>)
}

/** Whether somebody born on that day may travel on a fare; `undefined` when so. */
function ageProblem(fare: string, bornOn: PlainDate, returnsOn: PlainDate): FieldCode | undefined {
  const age = ageOn(bornOn, returnsOn)
  if (fare === 'baby' && age >= CHILD_FROM) return 'age-baby'
  if ((fare === 'child' || fare === 'child-no-bed') && age >= ADULT_FROM) return 'age-child'
  return undefined
}

function readBirthDate(draft: TravellerDraft, tour: CheckoutTour, today: PlainDate): Read<PlainDate> {
  if (draft.bornOn === '') return { code: 'required' }
  const bornOn = parsePlainDate(draft.bornOn)
  if (!bornOn || bornOn > today || ageOn(bornOn, today) > 120) return { code: 'birth-date' }
  const code = ageProblem(draft.fare, bornOn, tour.returnsOn)
  return code ? { code } : { value: bornOn }
}

function readNationality(typed: string): Read<string> {
  if (typed === '') return { code: 'required' }
  return /^[A-Z]{2}$/.test(typed) ? { value: typed } : { code: 'choice' }
}

function readTckn(typed: string): Read<string> {
  if (typed.trim() === '') return { code: 'required' }
  const tckn = parseTckn(typed)
  return tckn === undefined ? { code: 'tckn' } : { value: tckn }
}

function readPassport(draft: TravellerDraft): Read<string> {
  if (draft.passportNo.trim() === '') return { code: 'required' }
  const number = parsePassportNumber(draft.passportNo, draft.nationality)
  return number === undefined ? { code: 'passport-number' } : { value: number }
}

function readExpiry(typed: string, passport: PassportRule): Read<PlainDate> & { passport?: PassportRule } {
  if (typed === '') return { code: 'required', passport }
  const expiry = parsePlainDate(typed)
  if (!expiry || expiry < passport.until) return { code: 'passport-expiry', passport }
  return { value: expiry }
}

function problemsOf(reads: TravellerReads): TravellerProblems {
  const refused = Object.entries(reads).flatMap(([field, read]) =>
    'code' in read ? [[field, { code: read.code, ...(read.passport && { passport: read.passport }) }]] : [],
  )
  return Object.fromEntries(refused)
}
