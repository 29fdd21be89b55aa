import type { PlainDate } from '#kernel/plain-date.ts'
import { fullHourOf, overlaps, type ChairContract, type ChairHours, type TakenChair } from './chairs.ts'

/** A day of a departure's programme that can be made in a wheelchair, alone or with somebody who pushes it. */
export type WheeledDay = { departureId: string; day: PlainDate; way: 'yes' | 'pusher' }

/** Somebody who needs a wheelchair, and the departure by its own id. */
export type ChairPerson = { id: string; departureId: string }

export type ProposedChair = ChairHours & { passengerId: string; contractId: string; withPusher: boolean }

/** A day of somebody for which nothing is contracted, or nothing is left. */
export type LeftChair = { passengerId: string; day: PlainDate; why: 'no-contract' | 'full' }

export type ChairPlan = { proposals: ProposedChair[]; left: LeftChair[] }

/**
 * A chair for everybody who needs one, on every day that can be made in one: in whatever is contracted for that day, for
 * the whole of its hours, with a pusher where the programme says so. Nobody has two chairs at once, nothing that is taken
 * changes, and no contract is exceeded; who is left out is told why.
 */
export function planChairs(
  people: readonly ChairPerson[],
  days: readonly WheeledDay[],
  { contracts, taken }: { contracts: readonly ChairContract[]; taken: readonly TakenChair[] },
): ChairPlan {
  const proposals: ProposedChair[] = []
  const left: LeftChair[] = []
  for (const { departureId, day, way } of days.toSorted((a, b) => a.day.localeCompare(b.day))) {
    const ofDay = contracts.filter((each) => each.day === day && isFor(each, departureId))
    for (const { id } of people.filter((person) => person.departureId === departureId)) {
      const own = () => [...taken, ...proposals].filter(({ passengerId }) => passengerId === id)
      for (const contract of ofDay) {
        if (own().some((chair) => overlaps(chair, contract))) continue
        const { from, until } = contract
        const proposed = { passengerId: id, contractId: contract.id, day, from, until, withPusher: way === 'pusher' }
        const inUse = [...taken, ...proposals, proposed].filter(({ contractId }) => contractId === contract.id)
        if (fullHourOf(contract, inUse) === undefined) proposals.push(proposed)
      }
      if (!own().some((chair) => chair.day === day))
        left.push({ passengerId: id, day, why: ofDay.length === 0 ? 'no-contract' : 'full' })
    }
  }
  return { proposals, left }
}

/** Whether somebody of a departure may have a chair of a contract. */
export function isFor(contract: Pick<ChairContract, 'departureId'>, departureId: string): boolean {
  return contract.departureId === null || contract.departureId === departureId
}
