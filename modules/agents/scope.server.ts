import { sql, type RawBuilder } from 'kysely'
import type { Agent } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

declare const scopeBrand: unique symbol

/** What somebody of the agent area may see: the records of one agency, or as staff those of all. */
export type AgentScope = {
  /** Who asks, for operations of other modules. */
  readonly agent: Agent
  readonly userId: string
  /** The agency that the user sells for; staff may have none. */
  readonly agencyId: string | null
  readonly seesAll: boolean
  readonly [scopeBrand]: true
}

/** The scope of an agent or of staff; `undefined` for an agent whom no active agency employs. */
export async function findAgentScope(db: Db, agent: Agent): Promise<AgentScope | undefined> {
  const row = await own(db)
    .selectFrom('agency_users')
    .innerJoin('agencies', 'agencies.id', 'agency_id')
    .select('agency_id')
    .where('user_id', '=', agent.id)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (!row && !agent.isAdmin) return undefined
  return { agent, userId: agent.id, agencyId: row?.agency_id ?? null, seesAll: agent.isAdmin } as AgentScope
}

/** The condition that a record is of the agency that asks; every query of the area carries it. */
export function ownedBy({ agencyId, seesAll }: AgentScope): RawBuilder<boolean> {
  return seesAll ? sql<boolean>`true` : sql<boolean>`agency_id = ${agencyId}`
}
