import { boards, type Promised, type PromisedStay, type TimedFlight } from '#modules/catalog/index.ts'
import { daysBetween } from '#kernel/plain-date.ts'
import type { Weight } from './domain/weight.ts'

export type StayPart = 'city' | 'hotel' | 'stars' | 'metres' | 'board' | 'nights'
export type FlightPart = 'route' | 'day' | 'hour' | 'number' | 'meeting' | 'bags'

/** One thing that is another now than it was promised. What was not there before, or is not any more, is null. */
export type Difference =
  | { kind: 'departs-on' | 'returns-on'; was: Promised['departsOn']; is: Promised['departsOn'] }
  | { kind: 'start'; was: Start; is: Start }
  | { kind: 'stay'; was: PromisedStay | null; is: PromisedStay | null; parts: StayPart[] }
  | { kind: 'flight'; was: TimedFlight | null; is: TimedFlight | null; parts: FlightPart[] }
  | { kind: 'languages'; was: string[]; is: string[] }
  | { kind: 'group'; was: number | null; is: number | null }
  | { kind: 'program' }

type Start = Pick<Promised, 'startsAt' | 'pickUp'>

/** From when on a change counts as essential, which gives the traveller the right to leave. */
export type WeightRules = {
  /** Metres on foot that a hotel may be farther away. */
  metres: number
  /** Hours by which a flight may move. */
  hours: number
  fewerStars: boolean
  anotherCity: boolean
  lowerBoard: boolean
}

/** What differs between two states of what a departure promises, in the order in which it is told. */
export function differencesBetween(was: Promised, is: Promised): Difference[] {
  return [
    ...(was.departsOn === is.departsOn ? [] : [{ kind: 'departs-on' as const, was: was.departsOn, is: is.departsOn }]),
    ...(was.returnsOn === is.returnsOn ? [] : [{ kind: 'returns-on' as const, was: was.returnsOn, is: is.returnsOn }]),
    ...flightsBetween(was.flights, is.flights),
    ...staysBetween(was.stays, is.stays),
    ...(isSame(startOf(was), startOf(is)) ? [] : [{ kind: 'start' as const, was: startOf(was), is: startOf(is) }]),
    ...(isSame(was.guideLanguages, is.guideLanguages)
      ? []
      : [{ kind: 'languages' as const, was: was.guideLanguages, is: is.guideLanguages }]),
    ...(was.mostInGroup === is.mostInGroup
      ? []
      : [{ kind: 'group' as const, was: was.mostInGroup, is: is.mostInGroup }]),
    ...(was.program === is.program ? [] : [{ kind: 'program' as const }]),
  ]
}

function startOf({ startsAt, pickUp }: Promised): Start {
  return { startsAt, pickUp }
}

/** Flights are compared by their place: the first way out with the first, the way home with the way home. */
function flightsBetween(was: readonly TimedFlight[], is: readonly TimedFlight[]): Difference[] {
  return Array.from({ length: Math.max(was.length, is.length) }, (_, at) => {
    const [before = null, after = null] = [was[at], is[at]]
    return { kind: 'flight' as const, was: before, is: after, parts: partsOfFlight(before, after) }
  }).filter(({ parts }) => parts.length > 0)
}

function partsOfFlight(was: TimedFlight | null, is: TimedFlight | null): FlightPart[] {
  if (!was || !is) return ['route']
  const parts: Record<FlightPart, readonly (keyof TimedFlight)[]> = {
    route: ['from', 'to'],
    day: ['leavesOn', 'arrivesOn'],
    hour: ['leavesAt', 'arrivesAt'],
    number: ['number'],
    meeting: ['terminal', 'meetingPlace', 'meetsAt'],
    bags: ['bags', 'bagKg', 'cabinKg'],
  }
  return flightParts.filter((part) => parts[part].some((field) => !isSame(was[field], is[field])))
}

const flightParts = ['route', 'day', 'hour', 'number', 'meeting', 'bags'] as const satisfies FlightPart[]

/** Hotels are compared by their place in the journey. */
function staysBetween(was: readonly PromisedStay[], is: readonly PromisedStay[]): Difference[] {
  return Array.from({ length: Math.max(was.length, is.length) }, (_, at) => {
    const [before = null, after = null] = [was[at], is[at]]
    return { kind: 'stay' as const, was: before, is: after, parts: partsOfStay(before, after) }
  }).filter(({ parts }) => parts.length > 0)
}

function partsOfStay(was: PromisedStay | null, is: PromisedStay | null): StayPart[] {
  if (!was || !is) return ['city']
  const parts: [StayPart, boolean][] = [
    ['city', was.city !== is.city],
    ['hotel', was.key !== is.key || !isSame(was.name, is.name)],
    ['stars', was.stars !== is.stars],
    ['metres', was.metres !== is.metres],
    ['board', was.board !== is.board],
    ['nights', was.nights !== is.nights],
  ]
  return parts.flatMap(([part, differs]) => (differs ? [part] : []))
}

/** What a difference means by the rules. What became better is minor; what was not known before cannot become worse. */
export function weightOf(difference: Difference, rules: WeightRules): Weight {
  return isEssential(difference, rules) ? 'essential' : 'minor'
}

/** The weight of all of them together. */
export function weightOfAll(differences: readonly Difference[], rules: WeightRules): Weight {
  return differences.some((each) => isEssential(each, rules)) ? 'essential' : 'minor'
}

function isEssential(difference: Difference, rules: WeightRules): boolean {
  switch (difference.kind) {
    case 'departs-on':
    case 'returns-on':
      return true
    case 'stay':
      return isStayEssential(difference, rules)
    case 'flight':
      return isFlightEssential(difference, rules)
    default:
      return false
  }
}

function isStayEssential({ was, is }: Difference & { kind: 'stay' }, rules: WeightRules): boolean {
  if (!was) return false
  if (!is) return rules.anotherCity
  return (
    (rules.anotherCity && was.city !== is.city) ||
    (rules.fewerStars && was.stars !== null && is.stars !== null && is.stars < was.stars) ||
    (was.metres !== null && is.metres !== null && is.metres - was.metres > rules.metres) ||
    (rules.lowerBoard && boards.indexOf(is.board) < boards.indexOf(was.board)) ||
    is.nights < was.nights
  )
}

function isFlightEssential({ was, is, parts }: Difference & { kind: 'flight' }, rules: WeightRules): boolean {
  if (!was) return false
  if (!is || parts.includes('route')) return true
  return (
    minutesBetween(start(was), start(is)) > rules.hours * 60 || minutesBetween(end(was), end(is)) > rules.hours * 60
  )
}

function start({ leavesOn, leavesAt }: TimedFlight): Moment {
  return { on: leavesOn, at: leavesAt }
}

function end({ arrivesOn, arrivesAt }: TimedFlight): Moment {
  return { on: arrivesOn, at: arrivesAt }
}

type Moment = { on: Promised['departsOn']; at: string }

/** By the clocks of one airport. */
function minutesBetween(was: Moment, is: Moment): number {
  return Math.abs(daysBetween(was.on, is.on) * 24 * 60 + minutesOf(is.at) - minutesOf(was.at))
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whatever the order of names: stored facts come back in another one. */
function isSame(was: unknown, is: unknown): boolean {
  return JSON.stringify(was, inOrder) === JSON.stringify(is, inOrder)
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
