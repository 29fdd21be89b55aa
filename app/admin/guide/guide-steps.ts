import type { AreaGroupLinks, AreaLink } from '../areas.ts'

/** The areas somebody is shown, in this order; each has words in the texts `staff-guide`. */
const guided = [
  'dashboard',
  'call-requests',
  'orders',
  'departures',
  'payments',
  'bank-statements',
  'offers',
  'notes',
] as const satisfies AreaLink['text'][]

export type GuideStep = { area: (typeof guided)[number]; href: string }

/** The steps of whoever may open these areas, each at the page it is about. The first step is number one. */
export function guideSteps(groups: readonly AreaGroupLinks[]): GuideStep[] {
  const open = groups.flatMap(({ areas }) => areas)
  return guided.flatMap((area) => {
    const href = open.find(({ text }) => text === area)?.href
    return href === undefined ? [] : [{ area, href }]
  })
}

/** The step an address asks for; nothing where it asks for none that there is. */
export function stepAsked(asked: string | null, steps: readonly GuideStep[]): number | undefined {
  const step = asked !== null && /^\d$/.test(asked) ? Number(asked) : 0
  return step >= 1 && step <= steps.length ? step : undefined
}
