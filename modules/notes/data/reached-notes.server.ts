import { sql, type RawBuilder } from 'kysely'
import { reachesEverybody } from '#modules/accounts/index.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { reachedOrders } from '#modules/booking/index.server.ts'

/**
 * The condition that a note is there for somebody: for whoever reaches only some customers those they wrote, have to do or are
 * mentioned in, and those about orders they reach. Every query of notes carries it.
 */
export function reachedNotes(admin: Admin<'orders'>): RawBuilder<boolean> {
  if (reachesEverybody(admin)) return sql<boolean>`true`
  return sql<boolean>`(notes.created_by = ${admin.id} or notes.assignee_id = ${admin.id}
    or notes.order_id in ${reachedOrders(admin)}
    or exists (select from note_mentions where note_id = notes.id and note_mentions.user_id = ${admin.id}))`
}
