import type { JoinedCount } from './join-counts.ts'
import type { CountPlace } from './marks.ts'

/** What families at home hear of a journey, in its order. */
export const milestones = ['landed', 'at-the-hotel', 'umrah-done', 'on-the-way-home'] as const

export type Milestone = (typeof milestones)[number]

export type ReachedMilestone = { passengerId: string; milestone: Milestone; at: Date }

const milestoneOfPlace: Partial<Record<CountPlace, Milestone>> = {
  landed: 'landed',
  hotel: 'at-the-hotel',
  umrah: 'umrah-done',
  'way-home': 'on-the-way-home',
}

/** What each person has reached, and when they were first counted there. Somebody ticked by mistake has reached nothing. */
export function milestonesOf(counts: readonly JoinedCount[]): ReachedMilestone[] {
  const first = new Map<string, ReachedMilestone>()
  for (const { place, here } of counts) {
    const milestone = milestoneOfPlace[place]
    if (!milestone) continue
    for (const { passengerId, at } of here) {
      const name = `${passengerId}:${milestone}`
      const known = first.get(name)
      if (!known || at < known.at) first.set(name, { passengerId, milestone, at })
    }
  }
  return [...first.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
