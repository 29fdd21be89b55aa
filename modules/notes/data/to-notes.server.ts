import type { Selectable } from 'kysely'
import { listUserNames, type Admin } from '#modules/accounts/index.server.ts'
import { listOrderNames } from '#modules/booking/index.server.ts'
import { listDepartureNames } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Note, Person, Related } from '../domain/note.ts'
import { own, type NoteTables } from './tables.server.ts'

export type NoteRow = Omit<Selectable<NoteTables['notes']>, 'removed_at'>

export const noteColumns = [
  'id',
  'title',
  'body',
  'is_pinned',
  'user_id',
  'order_id',
  'departure_id',
  'due_on',
  'assignee_id',
  'done_at',
  'done_by',
  'version',
  'created_by',
  'created_at',
  'changed_at',
] as const

/** Notes with the names of everybody and everything in them: four queries, however many notes. */
export async function toNotes(db: Db, admin: Admin<'orders'>, rows: readonly NoteRow[]): Promise<Note[]> {
  if (rows.length === 0) return []
  const mentions = await own(db)
    .selectFrom('note_mentions')
    .select(['note_id', 'user_id'])
    .where(
      'note_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('user_id')
    .execute()
  const people = await listUserNames(
    db,
    admin,
    present(
      rows.flatMap(peopleOf),
      mentions.map(({ user_id }) => user_id),
    ),
  )
  const orders = await listOrderNames(db, admin, present(rows.map(({ order_id }) => order_id)))
  const departures = await listDepartureNames(db, present(rows.map(({ departure_id }) => departure_id)))

  const person = (id: string): Person => ({ id, name: people.get(id) ?? '' })
  const relatedOf = ({ user_id, order_id, departure_id }: NoteRow): Related | null => {
    if (user_id !== null) return { kind: 'user', ...person(user_id) }
    const order = order_id === null ? undefined : orders.get(order_id)
    if (order) return { kind: 'order', id: order.id, orderNo: order.orderNo }
    const departure = departure_id === null ? undefined : departures.get(departure_id)
    if (!departure) return null
    const { id, name, departsOn, returnsOn } = departure
    return { kind: 'departure', id, name, departsOn, returnsOn }
  }
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    body: row.body,
    isPinned: row.is_pinned,
    related: relatedOf(row),
    dueOn: row.due_on,
    assignee: row.assignee_id === null ? null : person(row.assignee_id),
    done: row.done_at && row.done_by !== null ? { at: row.done_at, by: person(row.done_by) } : null,
    mentioned: mentions.filter(({ note_id }) => note_id === row.id).map(({ user_id }) => person(user_id)),
    author: person(row.created_by),
    createdAt: row.created_at,
    changedAt: row.changed_at,
    version: row.version,
  }))
}

function peopleOf({ user_id, assignee_id, done_by, created_by }: NoteRow): (string | null)[] {
  return [user_id, assignee_id, done_by, created_by]
}

function present(...lists: (string | null)[][]): string[] {
  return lists.flat().filter((id): id is string => id !== null)
}
