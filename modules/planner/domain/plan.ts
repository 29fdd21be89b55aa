import { isClosed, lastSafeDay, openDaysBefore, type ClosedDays } from '#kernel/closed-days.ts'
import type { Localised } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { daysBetween, type PlainDate } from '#kernel/plain-date.ts'

export const stepKinds = ['papers', 'passport', 'visa', 'payment', 'own'] as const

/** What a step is about; `own` is one that a tour asks for by itself. */
export type StepKind = (typeof stepKinds)[number]

/** Whether a step is done, the one to do now, to be done later, or past its last safe day. */
export type StepState = 'done' | 'next' | 'open' | 'late'

/** Before the key of a step of a tour, which may be any word. */
export const OWN = 'own:'

export type PlannedStep = {
  /** Names it within its person. */
  key: string
  kind: StepKind
  /** Whoever travels or pays, or we for them. */
  doer: 'traveller' | 'agency'
  /** Who says that it is done, where nothing else does. */
  tickedBy: 'traveller' | 'staff' | null
  lastDay: PlainDate
  /** How many open days before the departure; null where the day was agreed. */
  daysBefore: number | null
  /** The person booked when its usual last day was over, and the days granted then are not: it is late at once. */
  isTight: boolean
  state: StepState
  /** How a tour names its own step. */
  text: Localised | null
  /** What is to be paid, and where. */
  payment: { amount: Money; token: string } | null
}

/** What is known of somebody who travels. */
export type PersonFacts = {
  departsOn: PlainDate
  bookedOn: PlainDate
  goesAbroad: boolean
  /** Whether papers are missing that are no passport to be replaced. */
  lacksPapers: boolean
  /** Whether a passport is known that ends too early or is being renewed. */
  replacesPassport: boolean
  /** Whether the visa was handed in or is not needed. */
  isVisaHandedIn: boolean
  /** What the tour asks for by itself, and which of it is done. */
  own: readonly OwnStep[]
  done: readonly string[]
}

type OwnStep = {
  key: string
  daysBefore: number
  doer: 'traveller' | 'agency'
  tickedBy: 'traveller' | 'staff'
  text: Localised
}

export type PlanRules = { papersLeadDays: number; visaLeadDays: number; closed: ClosedDays }

type Wanted = Pick<PlannedStep, 'key' | 'kind' | 'doer'> &
  Partial<Pick<PlannedStep, 'tickedBy' | 'text'>> & { days: number; isDone: boolean }

/**
 * What somebody has to do before the departure, from the departure backwards, the nearest last safe day first. Each day is
 * open and so many open days before the departure; whoever booked later has two open days and is told that it is tight.
 * A journey at home asks for nothing but money, and one that has left for nothing any more.
 */
export function planOfPerson(person: PersonFacts, rules: PlanRules, today: PlainDate): PlannedStep[] {
  if (!person.goesAbroad || person.departsOn < today) return []
  const { papersLeadDays, visaLeadDays, closed } = rules
  const wanted: Wanted[] = [
    { key: 'papers', kind: 'papers', doer: 'traveller', days: papersLeadDays, isDone: !person.lacksPapers },
    ...(person.replacesPassport
      ? [{ key: 'passport', kind: 'passport', doer: 'traveller', days: papersLeadDays, isDone: false } as const]
      : []),
    { key: 'visa', kind: 'visa', doer: 'agency', days: visaLeadDays, isDone: person.isVisaHandedIn },
    ...person.own.map(({ daysBefore, key, ...step }) => ({
      ...step,
      key: `${OWN}${key}`,
      kind: 'own' as const,
      days: daysBefore,
      isDone: person.done.includes(key),
    })),
  ]
  const steps = wanted.map(({ days, isDone, ...step }): PlannedStep => {
    const { day, ...booked } = lastSafeDay({ departsOn: person.departsOn, days, bookedOn: person.bookedOn }, closed)
    const isTight = booked.isTight && day >= today
    const state = isDone ? 'done' : day < today || isTight ? 'late' : 'open'
    return { tickedBy: null, text: null, payment: null, ...step, lastDay: day, daysBefore: days, isTight, state }
  })
  return withNext(steps)
}

export type OpenPart = { id: string; amount: Money; dueOn: PlainDate | null; paymentToken: string }

/**
 * What is to be paid; the last safe day of a part is its day, or the last open one before it, since money that is sent on
 * a closed day arrives after it. A part without a day is to be paid at once.
 */
export function planOfPayments(parts: readonly OpenPart[], closed: ClosedDays, today: PlainDate): PlannedStep[] {
  const steps = parts.map(({ id, amount, dueOn, paymentToken }): PlannedStep => {
    const day = dueOn ?? today
    const lastDay = isClosed(day, closed) ? openDaysBefore(day, 0, closed) : day
    return {
      key: `payment:${id}`,
      kind: 'payment',
      doer: 'traveller',
      tickedBy: null,
      lastDay,
      daysBefore: null,
      isTight: false,
      state: day < today ? 'late' : 'open',
      text: null,
      payment: { amount, token: paymentToken },
    }
  })
  return withNext(steps)
}

/** The one thing that somebody does now: of what is theirs and not done, that with the nearest last safe day. */
export function nextOf(steps: readonly PlannedStep[]): PlannedStep | undefined {
  return steps.find(({ doer, state }) => doer === 'traveller' && state !== 'done')
}

/** How many days are left until the nearest last safe day of what is not done; negative when one is over. */
export function daysLeft(steps: readonly PlannedStep[], today: PlainDate): number | undefined {
  const [nearest] = steps.filter(({ state }) => state !== 'done').map(({ lastDay }) => daysBetween(today, lastDay))
  return nearest
}

function withNext(steps: readonly PlannedStep[]): PlannedStep[] {
  const ordered = steps.toSorted(
    (a, b) => a.lastDay.localeCompare(b.lastDay) || stepKinds.indexOf(a.kind) - stepKinds.indexOf(b.kind),
  )
  const next = nextOf(ordered)
  return ordered.map((step) => (step === next && step.state === 'open' ? { ...step, state: 'next' } : step))
}
