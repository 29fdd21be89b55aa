import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { NAME_LENGTH } from './information-request.ts'
import {
  ageGroupOf,
  checkPassenger,
  type Journey,
  type Papers,
  type Passenger,
  type PassengerDraft,
} from './passenger.ts'
import {
  problemOf,
  readChoice,
  readCount,
  readEmail,
  readLine,
  readNote,
  readPhoneWith,
  type FieldProblem,
  type GroupSize,
  type ReadPhone,
} from './read-field.ts'

export const requestStates = ['new', 'in_progress', 'done'] as const

export type RequestState = (typeof requestStates)[number]

export const roomTypes = ['single', 'double', 'triple', 'quad'] as const

export type RoomType = (typeof roomTypes)[number]

/** Of babies and of children, in one request. */
export const MOST_CHILDREN = 9

export const NOTE_LENGTH = 2000

/** As it was typed. `passengers` may hold children too, or leave them to the two counts. */
export type ReservationDraft = {
  contact: { name: string; email: string; phone: string }
  roomType: string
  babies: string
  children: string
  note: string
  passengers: PassengerDraft[]
  hasConsent: boolean
}

export type CheckedReservation = {
  name: string
  email: string
  phone: string
  phoneKey: string
  roomType: RoomType
  babies: number
  children: number
  note: string
  passengers: (Passenger & { papers: Papers })[]
  /** Everybody who travels, those who are only counted too. */
  travellers: number
  /** Everybody but babies, who sit on a lap. */
  seats: number
}

export type ReservationFacts = Journey & { isPrivate: boolean; today: PlainDate; groupSize: GroupSize }

/** Reads a request for places. Fails with every problem at once, in the order of the form. */
export function checkReservation(
  draft: ReservationDraft,
  facts: ReservationFacts,
  readPhone: ReadPhone,
): Result<CheckedReservation, FieldProblem[]> {
  const name = readLine(draft.contact.name, NAME_LENGTH)
  const email = readEmail(draft.contact.email)
  const phone = readPhoneWith(readPhone, draft.contact.phone)
  const roomType = readChoice(draft.roomType, roomTypes)
  const babies = readCount(draft.babies, { min: 0, max: MOST_CHILDREN })
  const children = readCount(draft.children, { min: 0, max: MOST_CHILDREN })
  const note = readNote(draft.note, NOTE_LENGTH)
  const listed = checkPassengers(draft.passengers, facts)

  const problems = [
    ...problemOf('/contact/name', name),
    ...problemOf('/contact/email', email),
    ...problemOf('/contact/phone', phone),
    ...problemOf('/roomType', roomType),
    ...problemOf('/babies', babies),
    ...problemOf('/children', children),
    ...listed.problems,
    ...problemOf('/note', note),
    ...(draft.hasConsent ? [] : [{ pointer: '/consent', code: 'consent' as const }]),
  ]
  if ('code' in babies || 'code' in children) return fail(problems)

  const counts = countTravellers(draft.passengers, facts.returnsOn, { babies: babies.value, children: children.value })
  if (draft.passengers.length === 0) problems.push({ pointer: '/passengers', code: 'required' })
  else if (!isGroupSize(counts.travellers, facts))
    problems.push({ pointer: '/passengers', code: 'group-size', between: facts.groupSize })
  if (Math.max(counts.babies, counts.children) > MOST_CHILDREN) problems.push({ pointer: '/children', code: 'count' })
  if (
    problems.length > 0 ||
    'code' in name ||
    'code' in email ||
    'code' in phone ||
    'code' in roomType ||
    'code' in note
  )
    return fail(problems)
  return ok({
    name: name.value,
    email: email.value,
    phone: phone.value.e164,
    phoneKey: phone.value.key,
    roomType: roomType.value,
    note: note.value,
    passengers: listed.passengers,
    ...counts,
  })
}

function checkPassengers(
  drafts: readonly PassengerDraft[],
  facts: ReservationFacts,
): { passengers: CheckedReservation['passengers']; problems: FieldProblem[] } {
  const passengers: CheckedReservation['passengers'] = []
  const problems: FieldProblem[] = []
  drafts.forEach((draft, index) => {
    const checked = checkPassenger(draft, facts, facts.today)
    if ('passenger' in checked) {
      passengers.push({ ...checked.passenger, papers: checked.papers })
      return
    }
    for (const [field, problem] of Object.entries(checked.problems)) {
      problems.push({ pointer: `/passengers/${index}/${field}`, ...problem })
    }
  })
  return { passengers, problems }
}

/** Children who are listed by name are among those who were counted; whoever is only counted comes on top. */
function countTravellers(
  drafts: readonly PassengerDraft[],
  returnsOn: PlainDate,
  counted: { babies: number; children: number },
): { babies: number; children: number; travellers: number; seats: number } {
  const groups = drafts.map((draft) => {
    const bornOn = parsePlainDate(draft.bornOn)
    return bornOn ? ageGroupOf(bornOn, returnsOn) : 'adult'
  })
  const listedBabies = groups.filter((group) => group === 'baby').length
  const listedChildren = groups.filter((group) => group === 'child').length
  const babies = Math.max(counted.babies, listedBabies)
  const children = Math.max(counted.children, listedChildren)
  const adults = groups.length - listedBabies - listedChildren
  return { babies, children, travellers: adults + children + babies, seats: adults + children }
}

/** Whoever joins a tour of others may come alone; groups larger than the largest talk to us. */
function isGroupSize(travellers: number, { isPrivate, groupSize }: ReservationFacts): boolean {
  return travellers >= (isPrivate ? groupSize.min : 1) && travellers <= groupSize.max
}
