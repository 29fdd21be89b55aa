import { sql, type RawBuilder } from 'kysely'
import { hasRight, sellsForAgencies } from '#modules/accounts/index.ts'
import { withinReach, type Admin, type Agent } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

declare const scopeBrand: unique symbol

/** What somebody of the agent area may see: the records of one agency, or as staff whose role opens it those of all. */
export type AgentScope = {
  /** Who asks, for operations of other modules. */
  readonly agent: Agent
  readonly userId: string
  /** The agency that the user sells for; staff may have none. */
  readonly agencyId: string | null
  readonly seesAll: boolean
  /** Agencies see the numbers of papers of their own travellers, staff only with the right to. */
  readonly seesNumbers: boolean
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
  const seesAll = sellsForAgencies(agent)
  if (!row && !seesAll) return undefined
  const seesNumbers = !seesAll || hasRight(agent, 'papers')
  return { agent, userId: agent.id, agencyId: row?.agency_id ?? null, seesAll, seesNumbers } as AgentScope
}

declare const deskBrand: unique symbol

/** Staff who look at the reservations of all agencies from their own desk, and sell nothing there. */
export type DeskScope = {
  readonly userId: string
  readonly agencyId: null
  readonly seesAll: true
  readonly [deskBrand]: true
}

export function deskScope(admin: Admin<'orders'>): DeskScope {
  return { userId: admin.id, agencyId: null, seesAll: true } as DeskScope
}

declare const houseBrand: unique symbol

/** Staff who write offers of our own, which belong to no agency. */
export type HouseScope = {
  readonly userId: string
  readonly agencyId: null
  readonly isHouse: true
  /** Whose offers of our own they reach: those that were written by one of these people. */
  readonly isReached: RawBuilder<boolean>
  readonly [houseBrand]: true
}

export type OfferScope = AgentScope | HouseScope

export function houseScope(admin: Admin<'orders'>): HouseScope {
  return {
    userId: admin.id,
    agencyId: null,
    isHouse: true,
    isReached: withinReach(admin, sql.ref('created_by')),
  } as HouseScope
}

/** Whether somebody sells without earning anything, as staff do. */
export function isOfHouse(scope: OfferScope | DeskScope): scope is HouseScope {
  return 'isHouse' in scope
}

/**
 * The condition that a record is of the agency that asks, or of the house; every query of offers and reservations carries
 * it. Staff who look into the area of agencies see those of agencies there.
 */
export function ownedBy(scope: OfferScope | DeskScope): RawBuilder<boolean> {
  if (isOfHouse(scope)) return sql<boolean>`agency_id is null and ${scope.isReached}`
  return scope.seesAll ? sql<boolean>`agency_id is not null` : sql<boolean>`agency_id = ${scope.agencyId}`
}
