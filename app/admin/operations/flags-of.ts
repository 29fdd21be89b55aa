import { travellerFlags, type TravellerFlag } from '#modules/booking/index.ts'
import type { WorkTraveller } from '#modules/operations/index.ts'

/** What a traveller said yes to, in the order of the form. */
export function flagsOf({ flags }: Pick<WorkTraveller, 'flags'>): TravellerFlag[] {
  return travellerFlags.filter((flag) => flags.includes(flag))
}
