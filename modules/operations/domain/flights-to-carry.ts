import { defaultLocale, textIn } from '#kernel/locale.ts'
import { flightKeyOf } from './flight-key.ts'
import type { WorkRide, Workspace } from './workspace.ts'

/** A flight as a ride of the day, and who flies with it. */
export type CarriedFlight = { ride: Omit<WorkRide, 'id'>; passengerIds: string[] }

/** The flights that tours of a day name and that are no ride of it yet, each once however many tours fly with it. */
export function flightsToCarry({ date, tours, rides, travellers }: Workspace): CarriedFlight[] {
  const keyOf = (name: string, leavesOn: string) => `${flightKeyOf({ name })} ${leavesOn}`
  const known = new Set(
    rides.filter(({ kind }) => kind === 'flight').map(({ name, leavesOn }) => keyOf(name, leavesOn)),
  )
  const carried = new Map<string, CarriedFlight>()
  for (const tour of tours) {
    const own = travellers.filter(({ tourId }) => tourId === tour.id).map(({ id }) => id)
    tour.flights.forEach((flight, at) => {
      const { times } = flight
      // Without hours the first flight leaves on the day, and the last one back on the day of return.
      const isBack = at > 0 && at >= tour.flights.length / 2
      const leavesOn = times?.leavesOn ?? (isBack ? tour.returnsOn : date)
      const key = keyOf(flight.number, leavesOn)
      if (flight.number === '' || known.has(key)) return
      const before = carried.get(key)
      if (before) {
        before.passengerIds.push(...own)
        before.ride.capacity += tour.capacity
        return
      }
      carried.set(key, {
        ride: {
          kind: 'flight',
          name: flight.number,
          route: `${flight.from} – ${flight.to}`,
          leavesOn,
          leavesAt: times?.leavesAt ?? '',
          arrivesAt: times?.arrivesAt ?? '',
          meeting: textIn(defaultLocale, times?.meetingPlace ?? {}),
          reference: '',
          capacity: Math.max(1, tour.capacity),
          phone: '',
        },
        passengerIds: [...own],
      })
    })
  }
  return [...carried.values()].map(({ ride, passengerIds }) => ({
    ride: { ...ride, capacity: Math.max(ride.capacity, passengerIds.length) },
    passengerIds,
  }))
}
