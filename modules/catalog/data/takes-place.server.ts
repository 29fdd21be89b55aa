import { sql } from 'kysely'

/**
 * Whether a departure is offered and not called off. The states are written out: of bound ones the planner takes hardly any
 * departure to be of another, and finds no use for the index of those that are no drafts.
 */
export const takesPlace = sql<boolean>`departures.status not in ('draft', 'cancelled')`
