import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { readTraveller, type TravellerReads } from './check-traveller.ts'
import type { CheckoutTour, FieldProblem, TravellerDraft, TravellerToCome } from './checkout.ts'
import { flagsBy, paperFields, type KnownFields, type PaperField } from './traveller-fields.ts'

const nameFields = ['firstName', 'lastName']

/**
 * Reads a traveller by the rules of the checkout, but lets papers that are not typed yet come later. Names stay needed,
 * unless the whole name is still to come, and what is typed has to be right. A passport that runs out too early is taken,
 * unless it has to last: the journey is sold, and the passport waits as one to be replaced (`missingPapers`). Nobody renews
 * one that lasts. Whoever says nothing of a nationality counts as Turkish, unless it may stay open.
 */
export function readTravellerToCome(
  draft: TravellerDraft,
  tour: CheckoutTour,
  today: PlainDate,
  pointer: string,
  { mustPassportLast = false, isNameToCome = false, needsBirthDate = false, isNationalityToCome = false } = {},
): { traveller: TravellerToCome } | { problems: FieldProblem[] } {
  const staysNameless = isNameToCome && `${draft.firstName}${draft.lastName}`.trim() === ''
  const papersToCome = paperFields.filter((field) => field !== 'bornOn' || !needsBirthDate)
  const comesLater: readonly string[] = staysNameless ? [...papersToCome, ...nameFields] : papersToCome
  const nationality = draft.nationality || (isNationalityToCome ? '' : 'TR')
  const strict = readTraveller({ ...draft, nationality }, tour, today)
  const reads = mustPassportLast ? strict : withShortPassport(strict, draft)
  const problems = Object.entries(reads).flatMap(([field, read]): FieldProblem[] => {
    if (!('code' in read)) return []
    return read.code === 'required' && comesLater.includes(field)
      ? []
      : [{ pointer: `${pointer}/${field}`, code: read.code, ...('passport' in read && { passport: read.passport }) }]
  })
  const { firstName, lastName } = reads
  if (problems.length > 0) return { problems }
  return {
    traveller: {
      tourId: draft.tourId,
      fare: draft.fare,
      firstName: 'value' in firstName ? firstName.value : '',
      lastName: 'value' in lastName ? lastName.value : '',
      ...papersOf(reads),
      nationality: staysNameless ? draft.nationality : nationality,
      ...flagsBy((name) => draft[name] && (name !== 'renewsPassport' || !hasLastingPassport(strict))),
    },
  }
}

/** Takes a passport that ends too early as it is: another one follows. */
export function withShortPassport(
  reads: TravellerReads,
  { passportExpiresOn: typed }: Pick<TravellerDraft, 'passportExpiresOn'>,
): TravellerReads {
  const read = reads.passportExpiresOn
  const expiresOn = 'code' in read && read.code === 'passport-expiry' ? parsePlainDate(typed) : undefined
  return expiresOn ? { ...reads, passportExpiresOn: { value: expiresOn } } : reads
}

/** Whoever has a passport that lasts renews none. */
function hasLastingPassport({ passportNo, passportExpiresOn }: TravellerReads): boolean {
  return [passportNo, passportExpiresOn].every((read) => 'value' in read && read.value !== null)
}

function papersOf(reads: TravellerReads): Pick<KnownFields, PaperField> {
  const papers = paperFields.map((name) => {
    const read = reads[name]
    return [name, 'value' in read ? read.value : null]
  })
  return Object.fromEntries(papers) as Pick<KnownFields, PaperField>
}

/** How long seats wait for an order taken by telephone, in hours. */
export const staffHoldHours = [2, 24, 48, 72, 168] as const
