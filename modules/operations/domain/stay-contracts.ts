import type { PlainDate } from '#kernel/plain-date.ts'
import type { HolyNight } from './holy-cities.ts'

export const contractStates = ['none', 'drafted', 'documented'] as const

/** How far a contract with a hotel is where the authority wants to see it. */
export type ContractState = (typeof contractStates)[number]

/** What is contracted with a hotel for a departure; both nights are covered. */
export type StayContract = {
  id: string
  departureId: string
  /** The key of the hotel. */
  stay: string
  number: string
  state: ContractState
  documentedOn: PlainDate | null
  firstNight: PlainDate
  lastNight: PlainDate
}

/** From which day on no visa is applied for without a documented contract, and where that was read. */
export type VisaHotelRule = { isNeeded: boolean; since: PlainDate; source: string; checkedOn: PlainDate }

type Covering = Pick<StayContract, 'stay' | 'state' | 'firstNight' | 'lastNight'>

/**
 * The nights for which no documented contract stands with a hotel of their city: `cities` says in which city each hotel of
 * the departure is, so that a contract with a hotel that the departure left covers nothing.
 */
export function uncoveredNights(
  nights: readonly HolyNight[],
  contracts: readonly Covering[],
  cities: ReadonlyMap<string, string>,
): HolyNight[] {
  const documented = contracts.filter(({ state }) => state === 'documented')
  return nights.filter(
    ({ day, city }) =>
      !documented.some(
        ({ stay, firstNight, lastNight }) => cities.get(stay) === city && firstNight <= day && day <= lastNight,
      ),
  )
}
