import type { ChairWay, DayLoad } from './day-load.ts'

/** What somebody says of a traveller; nothing of it is kept. */
export type Limits = {
  age: number
  /** How far the person walks without rest. */
  metres: number
  /** How long the person stands. */
  minutes: number
  canClimb: boolean
  takesChair: boolean
}

/** Where a day asks more than the limit, or for the elderly nearly as much. */
export type LoadReason =
  | { kind: 'metres' | 'minutes'; asked: number; limit: number; isOver: boolean }
  | { kind: 'steps'; asked: number }

export type DayVerdict = {
  light: 'green' | 'amber' | 'red' | 'unsaid'
  reasons: LoadReason[]
  /** How the day can be made in a wheelchair, for whoever would take one and needs it. */
  chair: Exclude<ChairWay, 'no'> | null
}

/** The easier way in whatever languages it is there. */
type AskedLoad = Pick<DayLoad, 'metresWalked' | 'minutesStanding' | 'stairSteps' | 'chair'> & { easierWay: unknown }

/** From this age on a day near the limit is not called easy. */
const CAREFUL_FROM = 70
const CAREFUL_SHARE = 0.8

/**
 * Whether somebody can do a day. Green: everything is said and nothing is above what the person can. Amber: something
 * is, and a wheelchair that the person would take or an easier way is there; or somebody of seventy comes near a limit.
 * Red: something is, and nothing else is offered. Unsaid: what is said fits, and not everything is said.
 */
export function judgeDay(load: AskedLoad, limits: Limits): DayVerdict {
  const reasons = reasonsOf(load, limits)
  const isOver = reasons.some((reason) => reason.kind === 'steps' || reason.isOver)
  const chair = isOver && limits.takesChair && load.chair !== null && load.chair !== 'no' ? load.chair : null
  if (isOver) return { light: chair !== null || load.easierWay !== null ? 'amber' : 'red', reasons, chair }
  const isSaid = load.metresWalked !== null && load.minutesStanding !== null && load.stairSteps !== null
  if (!isSaid) return { light: 'unsaid', reasons, chair }
  return { light: reasons.length > 0 ? 'amber' : 'green', reasons, chair }
}

function reasonsOf(load: Pick<DayLoad, 'metresWalked' | 'minutesStanding' | 'stairSteps'>, limits: Limits) {
  const reasons: LoadReason[] = []
  for (const [kind, asked, limit] of [
    ['metres', load.metresWalked, limits.metres],
    ['minutes', load.minutesStanding, limits.minutes],
  ] as const) {
    if (asked === null) continue
    const isNear = limits.age >= CAREFUL_FROM && asked > limit * CAREFUL_SHARE
    if (asked > limit || isNear) reasons.push({ kind, asked, limit, isOver: asked > limit })
  }
  const steps = load.stairSteps ?? 0
  if (steps > 0 && !limits.canClimb) reasons.push({ kind: 'steps', asked: steps })
  return reasons
}
