import type { Db } from '#platform/db/client.server.ts'
import { readPermits } from './data/permits.server.ts'
import { own } from './data/tables.server.ts'
import { readTicketNames } from './data/ticket-names.server.ts'
import type { HeldItem } from './domain/items.ts'
import type { LastVisit, Permit } from './domain/permits.ts'
import type { TicketName } from './domain/ticket-name.ts'
import { listChairs, type TravellerChair } from './list-chairs.server.ts'

/** What is arranged for travellers by name, as somebody may take it along. */
export type ArrangedFor = {
  /** When they were last in the Rawdah, and what was asked for or granted. */
  permits: { passengerId: string; lastVisit: LastVisit; permits: Permit[] }[]
  chairs: TravellerChair[]
  /** What they were handed over, and who has their passports; without who of the staff noted it. */
  items: (Omit<HeldItem, 'notedBy'> & { passengerId: string })[]
  /** How their tickets name them; without who of the staff kept it. */
  tickets: (TicketName & { passengerId: string; keptAt: Date })[]
}

/** Reads what is arranged for travellers by their ids. The caller knows that they are the asker's own. */
export async function readArrangedFor(tx: Db, passengerIds: readonly string[]): Promise<ArrangedFor> {
  if (passengerIds.length === 0) return { permits: [], chairs: [], items: [], tickets: [] }
  const { people } = await readPermits(tx, passengerIds)
  return {
    permits: Object.entries(people)
      .map(([passengerId, known]) => ({ passengerId, ...known }))
      .filter(({ lastVisit, permits }) => lastVisit !== 'unknown' || permits.length > 0),
    chairs: await listChairs(tx, passengerIds),
    items: await own(tx)
      .selectFrom('operation_items')
      .select(['passenger_id as passengerId', 'item', 'holder', 'since'])
      .where('passenger_id', 'in', passengerIds)
      .orderBy('since')
      .orderBy('passenger_id')
      .orderBy('item')
      .execute(),
    tickets: (await readTicketNames(tx, { passengerIds })).map(
      ({ keptBy: _by, departureId: _departure, ...ticket }) => ticket,
    ),
  }
}
