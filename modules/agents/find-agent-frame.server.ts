import type { Db } from '#platform/db/client.server.ts'
import { findAgencyRow } from './data/agencies.server.ts'
import { own } from './data/tables.server.ts'
import { ownedBy, type AgentScope } from './scope.server.ts'

/** What stands around every page of the agents: who they sell for, and how much is open. */
export type AgentFrame = { agency: { name: string; city: string } | null; openOffers: number; openReservations: number }

/** The frame of somebody's pages; staff who sell for no agency see the counts of all. */
export async function findAgentFrame(db: Db, scope: AgentScope): Promise<AgentFrame> {
  const agency = scope.agencyId === null ? undefined : await findAgencyRow(db, scope.agencyId)
  const offers = await own(db)
    .selectFrom('agent_offers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(ownedBy(scope))
    .where('state', 'in', ['draft', 'sent'])
    .executeTakeFirstOrThrow()
  const reservations = await own(db)
    .selectFrom('agent_reservations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(ownedBy(scope))
    .where('state', 'in', ['requested', 'confirmed'])
    .executeTakeFirstOrThrow()
  return {
    agency: agency ? { name: agency.name, city: agency.city } : null,
    openOffers: Number(offers.count),
    openReservations: Number(reservations.count),
  }
}
