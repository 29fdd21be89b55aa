import type { PlainDate } from '#kernel/plain-date.ts'
import { minutesOf, windowsOfStay, windowsOn } from './permit-windows.ts'
import {
  eligibleFrom,
  momentOf,
  type CityStay,
  type DayWindow,
  type LastVisit,
  type Permit,
  type RawdahRules,
} from './permits.ts'

/** Somebody for whom a visit to the Rawdah is planned. */
export type Pilgrim = {
  id: string
  /** Those with the same one go on the same day where they can. */
  family: string
  gender: 'female' | 'male' | null
  age: number | null
  stay: CityStay | null
  lastVisit: LastVisit
  permit: Permit | undefined
}

export type ProposedPermit = { id: string; day: PlainDate; from: string; until: string }

export const permitObstacles = ['no-stay', 'gender-unknown', 'too-young', 'too-soon', 'no-window'] as const

/** Why nobody is asked for; `from` is the day on which they may again. */
export type LeftPilgrim = { id: string; why: (typeof permitObstacles)[number]; from: PlainDate | null }

export type PermitPlan = { proposals: ProposedPermit[]; left: LeftPilgrim[] }

type Choice = { day: PlainDate; window: DayWindow }

/**
 * On which day and between which hours everybody is to be asked for who has neither a day nor an answer yet: within their
 * stay in Madinah, in the hours of their own sex, not before they may again. A family goes on the day on which most of it
 * can, those counted whose day is settled already; of a day the longest hours are taken.
 */
export function planPermits(pilgrims: readonly Pilgrim[], rules: RawdahRules): PermitPlan {
  const left: LeftPilgrim[] = []
  const proposals: ProposedPermit[] = []
  for (const family of Map.groupBy(pilgrims, (each) => each.family).values()) {
    const waiting = new Map<string, Choice[]>()
    for (const pilgrim of family.filter(isWaiting)) {
      const obstacle = obstacleOf(pilgrim, rules)
      if (obstacle) left.push(obstacle)
      else waiting.set(pilgrim.id, choicesOf(pilgrim, rules))
    }
    const settled = family.flatMap(({ permit }) => (permit?.day ? [permit.day] : []))
    proposals.push(...planFamily(waiting, settled))
  }
  return { proposals, left }
}

function planFamily(waiting: Map<string, Choice[]>, settled: readonly PlainDate[]): ProposedPermit[] {
  const proposals: ProposedPermit[] = []
  while (waiting.size > 0) {
    const day = bestDay([...waiting.values()], [...settled, ...proposals.map((each) => each.day)])
    if (day === undefined) break
    for (const [id, choices] of waiting) {
      const [best] = choices
        .filter((choice) => choice.day === day)
        .toSorted((a, b) => minutesOf(b.window) - minutesOf(a.window) || a.window.from.localeCompare(b.window.from))
      if (!best) continue
      proposals.push({ id, day, ...best.window })
      waiting.delete(id)
    }
  }
  return proposals
}

/** The day on which most can, or of several the first. */
function bestDay(choices: readonly Choice[][], settled: readonly PlainDate[]): PlainDate | undefined {
  const days = [...new Set(choices.flatMap((own) => own.map(({ day }) => day)))].toSorted()
  const companyOn = (day: PlainDate) =>
    choices.filter((own) => own.some((choice) => choice.day === day)).length +
    settled.filter((other) => other === day).length
  return days.toSorted((a, b) => companyOn(b) - companyOn(a))[0]
}

function isWaiting({ permit }: Pilgrim): boolean {
  return permit === undefined || (permit.state === 'to-request' && permit.day === null)
}

function choicesOf({ stay, gender, lastVisit }: Pilgrim, rules: RawdahRules): Choice[] {
  if (!stay || !gender) return []
  const from = eligibleFrom(lastVisit, rules)
  return windowsOfStay(stay, gender, rules.seasons).filter(({ day }) => from === null || day >= from)
}

function obstacleOf(pilgrim: Pilgrim, rules: RawdahRules): LeftPilgrim | undefined {
  const { id, stay, gender, age, lastVisit } = pilgrim
  const is = (why: LeftPilgrim['why'], from: PlainDate | null = null) => ({ id, why, from })
  if (!stay) return is('no-stay')
  if (age !== null && age < rules.freeBelowAge) return is('too-young')
  if (!gender) return is('gender-unknown')
  if (windowsOfStay(stay, gender, rules.seasons).length === 0) return is('no-window')
  return choicesOf(pilgrim, rules).length > 0 ? undefined : is('too-soon', eligibleFrom(lastVisit, rules))
}

export const slotProblems = ['outside-stay', 'other-hours', 'too-soon'] as const

export type SlotProblem = (typeof slotProblems)[number]

/** What is wrong with a day and an hour for somebody; undefined where they fit. What nobody knows is held against nobody. */
export function problemOfSlot(
  { stay, gender, lastVisit }: Pick<Pilgrim, 'stay' | 'gender' | 'lastVisit'>,
  { day, hour }: { day: PlainDate; hour: string },
  rules: RawdahRules,
): SlotProblem | undefined {
  const at = momentOf(day, hour)
  if (!stay || at < stay.from || at >= stay.until) return 'outside-stay'
  const from = eligibleFrom(lastVisit, rules)
  if (from !== null && day < from) return 'too-soon'
  const windows = gender ? windowsOn(day, gender, rules.seasons) : []
  const isTheirs = windows.length === 0 || windows.some((each) => each.from <= hour && hour < each.until)
  return isTheirs ? undefined : 'other-hours'
}
