import { parsePassportNumber, parseTckn } from '#kernel/identity.ts'
import { addMonths, ageOn, parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { genders, type CheckoutTour, type FieldCode, type Traveller, type TravellerDraft } from './checkout.ts'
import { readChoice, readPassportName, type Read } from './text-fields.ts'

export type TravellerField = Exclude<keyof TravellerDraft, 'tourId' | 'fare' | 'needsWheelchair'>

export type TravellerProblems = Partial<Record<TravellerField, { code: FieldCode; until?: PlainDate }>>

/** The first day on which a passport may expire: the months the destination asks for, counted from the return. */
export function passportNeededUntil(tour: CheckoutTour): PlainDate | undefined {
  return tour.passportMonthsAfterReturn === null ? undefined : addMonths(tour.returnsOn, tour.passportMonthsAfterReturn)
}

/**
 * Reads one traveller. Turkish citizens give their identity number, and a passport where the destination asks for one;
 * everybody else gives a passport. Ages for baby and child fares are counted on the day of return.
 */
export function checkTraveller(
  draft: TravellerDraft,
  tour: CheckoutTour,
  today: PlainDate,
): { traveller: Traveller } | { problems: TravellerProblems } {
  const isTurkish = draft.nationality === 'TR'
  const until = passportNeededUntil(tour)
  const needsPassport = until !== undefined || !isTurkish

  const firstName = readPassportName(draft.firstName)
  const lastName = readPassportName(draft.lastName)
  const gender = readChoice(draft.gender, genders)
  const bornOn = readBirthDate(draft, tour, today)
  const nationality = readNationality(draft.nationality)
  const tckn = isTurkish ? readTckn(draft.tckn) : { value: null }
  const passportNo = needsPassport ? readPassport(draft) : { value: null }
  const expiry = needsPassport ? readExpiry(draft.passportExpiresOn, until ?? tour.returnsOn) : { value: null }

  if (
    'code' in firstName ||
    'code' in lastName ||
    'code' in gender ||
    'code' in bornOn ||
    'code' in nationality ||
    'code' in tckn ||
    'code' in passportNo ||
    'code' in expiry
  ) {
    return {
      problems: problemsOf({
        firstName,
        lastName,
        gender,
        bornOn,
        nationality,
        tckn,
        passportNo,
        passportExpiresOn: expiry,
      }),
    }
  }
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
      passportExpiresOn: expiry.value,
      needsWheelchair: draft.needsWheelchair,
    },
  }
}

/** Whether somebody born on that day may travel on a fare; `undefined` when so. */
function ageProblem(fare: string, bornOn: PlainDate, returnsOn: PlainDate): FieldCode | undefined {
  const age = ageOn(bornOn, returnsOn)
  if (fare === 'baby' && age >= 2) return 'age-baby'
  if ((fare === 'child' || fare === 'child-no-bed') && age >= 12) return 'age-child'
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
