import { parsePassportNumber, parseTckn } from '#kernel/identity.ts'
import { addMonths, ageOn, parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { ADULT_FROM, CHILD_FROM } from './ages.ts'
import {
  genders,
  type CheckoutTour,
  type FieldCode,
  type Gender,
  type Traveller,
  type TravellerDraft,
} from './checkout.ts'
import { readChoice, readPassportName, type Read } from './text-fields.ts'

export type TravellerField = Exclude<keyof TravellerDraft, 'tourId' | 'fare' | 'needsWheelchair'>

export type TravellerProblems = Partial<Record<TravellerField, { code: FieldCode; until?: PlainDate }>>

/** The first day on which a passport may expire: the months the destination asks for, counted from the return. */
export function passportNeededUntil(tour: CheckoutTour): PlainDate | undefined {
  return tour.passportMonthsAfterReturn === null ? undefined : addMonths(tour.returnsOn, tour.passportMonthsAfterReturn)
}

/** Each field of a traveller as it was read; `until` is the day a passport must reach. */
export type TravellerReads = {
  firstName: Read<string>
  lastName: Read<string>
  gender: Read<Gender>
  bornOn: Read<PlainDate>
  nationality: Read<string>
  tckn: Read<string | null>
  passportNo: Read<string | null>
  passportExpiresOn: Read<PlainDate | null> & { until?: PlainDate }
}

/**
 * Reads the fields of one traveller. Turkish citizens give their identity number, and a passport where the destination
 * asks for one; everybody else gives a passport. Ages for baby and child fares are counted on the day of return.
 */
export function readTraveller(draft: TravellerDraft, tour: CheckoutTour, today: PlainDate): TravellerReads {
  const isTurkish = draft.nationality === 'TR'
  const until = passportNeededUntil(tour)
  const needsPassport = until !== undefined || !isTurkish
  return {
    firstName: readPassportName(draft.firstName),
    lastName: readPassportName(draft.lastName),
    gender: readChoice(draft.gender, genders),
    bornOn: readBirthDate(draft, tour, today),
    nationality: readNationality(draft.nationality),
    tckn: isTurkish ? readTckn(draft.tckn) : { value: null },
    passportNo: needsPassport ? readPassport(draft) : { value: null },
    passportExpiresOn: needsPassport ? readExpiry(draft.passportExpiresOn, until ?? tour.returnsOn) : { value: null },
  }
}

/** Reads one traveller by the rules of `readTraveller`, and gives all of it or what is wrong with each field. */
export function checkTraveller(
  draft: TravellerDraft,
  tour: CheckoutTour,
  today: PlainDate,
): { traveller: Traveller } | { problems: TravellerProblems } {
  const reads = readTraveller(draft, tour, today)
  const { firstName, lastName, gender, bornOn, nationality, tckn, passportNo, passportExpiresOn } = reads
  if (
    'code' in firstName ||
    'code' in lastName ||
    'code' in gender ||
    'code' in bornOn ||
    'code' in nationality ||
    'code' in tckn ||
    'code' in passportNo ||
    'code' in passportExpiresOn
  )
    return { problems: problemsOf(reads) }
  return {
    traveller: {
      tourId: draft.tourId,
      fare: draft.fare,
      firstName: firstName.value,
      lastName: lastName.value,
      gender: gender.value,
      bornOn: bornOn.value,
      nationality: nationality.value,
      tckn: tckn.value,
      passportNo: passportNo.value,
      passportExpiresOn: passportExpiresOn.value,
      needsWheelchair: draft.needsWheelchair,
    },
  }
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

function readExpiry(typed: string, until: PlainDate): Read<PlainDate> & { until?: PlainDate } {
  if (typed === '') return { code: 'required', until }
  const expiry = parsePlainDate(typed)
  if (!expiry || expiry < until) return { code: 'passport-expiry', until }
  return { value: expiry }
}

function problemsOf(reads: Record<TravellerField, Read<unknown> & { until?: PlainDate }>): TravellerProblems {
  const refused = Object.entries(reads).flatMap(([field, read]) =>
    'code' in read ? [[field, { code: read.code, ...(read.until && { until: read.until }) }]] : [],
  )
  return Object.fromEntries(refused)
}
