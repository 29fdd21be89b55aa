import type { DepartureStatus } from './availability.ts'

export const departureStatuses = [
  'draft',
  'published',
  'full',
  'closed',
  'cancelled',
] as const satisfies DepartureStatus[]

/**
 * What a departure may become. Back to a draft it may only go while nobody has a seat, which is asked apart. A
 * cancelled one that was cancelled by mistake is opened again as closed, so that somebody looks before it sells.
 */
const nextSteps: Record<DepartureStatus, readonly DepartureStatus[]> = {
  draft: ['published', 'cancelled'],
  published: ['draft', 'full', 'closed', 'cancelled'],
  full: ['published', 'closed', 'cancelled'],
  closed: ['draft', 'published', 'full', 'cancelled'],
  cancelled: ['closed'],
}

export function stepsFrom(status: DepartureStatus, { hasTravellers }: { hasTravellers: boolean }): DepartureStatus[] {
  return nextSteps[status].filter((next) => next !== 'draft' || !hasTravellers)
}

export function mayBecome(from: DepartureStatus, to: DepartureStatus, facts: { hasTravellers: boolean }): boolean {
  return stepsFrom(from, facts).includes(to)
}
