import type { PlainDate } from '#kernel/plain-date.ts'
import type { ReturningTraveller } from '#modules/booking/index.server.ts'
import { faresOfParty, guestKinds, type FarePrice } from '#modules/catalog/index.ts'
import { MOST_TRAVELLERS, readTravellers } from '../order-fields.ts'
import { wishOf } from './party-state.ts'

/**
 * The travellers of a sale. What each pays follows from who they are and who sleeps with them; a form that names the fare
 * of everybody instead is read as it says.
 */
export function readSaleTravellers(
  fields: Record<string, string>,
  prices: readonly FarePrice[],
  today: PlainDate,
): ReturningTraveller[] {
  const travellers = readTravellers(fields, MOST_TRAVELLERS, today)
  const typed = (index: number, name: string) => fields[`travellers.${index}.${name}`] ?? ''
  const guests = travellers.map((_, index) => ({
    kind: guestKinds.find((kind) => kind === typed(index, 'kind')) ?? 'adult',
    room: Number(typed(index, 'room')) || 1,
  }))
  const wishes = travellers.map((_, at) => wishOf(fields[`rooms.${at + 1}.fare`]))
  const fares = faresOfParty(guests, wishes, prices)
  return travellers.map((traveller, index) => ({
    ...traveller,
    fare: traveller.fare || (fares[index] ?? ''),
    earlierId: typed(index, 'earlierId'),
  }))
}

/** The number of the room of each traveller; empty where the form asked for none. */
export function roomsOf(fields: Record<string, string>): number[] {
  const count = Math.min(MOST_TRAVELLERS, Number(fields['count']) || 0)
  return Array.from({ length: count }, (_none, index) => Number(fields[`travellers.${index}.room`]) || 1)
}
