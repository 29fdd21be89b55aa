import { sql, type ExpressionBuilder } from 'kysely'
import { isUuid } from '#kernel/ids.ts'
import { addDays, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { partsOfSort } from '#kernel/sort.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { containsAllWords } from '#platform/db/search-sql.server.ts'
import { reachedNotes } from './data/reached-notes.server.ts'
import { relatedKeyOf, type RelatedKey } from './data/related-key.server.ts'
import { own, type NoteTables } from './data/tables.server.ts'
import { noteColumns, toNotes } from './data/to-notes.server.ts'
import type { NoteSort } from './domain/note-sort.ts'
import type { Note, RelatedTo } from './domain/note.ts'

export type NoteListRequest = {
  /** Words of the title or the text. */
  q?: string | undefined
  /** The id of the account of who wrote it. */
  author?: string | undefined
  /** Whether the one who asks is mentioned, has to do it, or either. */
  isMine?: boolean | undefined
  related?: RelatedTo | undefined
  /** Tasks that are to be done, or that are done. */
  task?: 'open' | 'done' | undefined
  /** Tasks of that day and before. */
  dueUntil?: PlainDate | undefined
  /** Days in Istanbul on which a note was written, both included. */
  from?: PlainDate | undefined
  to?: PlainDate | undefined
  sort?: NoteSort | undefined
  /** From 1. */
  page: number
  pageSize: number
}

/** One page of the notes that are there, pinned ones first, then the latest; and how many there are. */
export async function listNotes(
  db: Db,
  admin: Admin<'orders'>,
  request: NoteListRequest,
): Promise<{ notes: Note[]; total: number }> {
  const { page, pageSize, sort } = request
  const about = request.related ? await relatedKeyOf(db, admin, request.related) : undefined
  if (request.related && !about) return { notes: [], total: 0 }
  if (request.author !== undefined && !isUuid(request.author)) return { notes: [], total: 0 }

  const matching = own(db)
    .selectFrom('notes')
    .where(notesThat(request, about, admin))
  const { total } = await matching.select((notes) => notes.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const order = sort && partsOfSort<'due' | 'title' | 'changed'>(sort)
  const ordered = order
    ? matching.orderBy(columnOf[order.by], (by) => (order.isDescending ? by.desc() : by.asc()).nullsLast())
    : matching.orderBy('is_pinned', 'desc')
  const rows = await ordered
    .select(noteColumns)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { total: Number(total), notes: await toNotes(db, admin, rows) }
}

const columnOf = { due: 'due_on', title: 'title', changed: 'changed_at' } as const

function notesThat(request: NoteListRequest, about: RelatedKey | undefined, admin: Admin<'orders'>) {
  const { q = '', author, isMine, task, dueUntil, from, to } = request
  const words = foldForSearch(q).split(' ').filter(Boolean)
  return (notes: ExpressionBuilder<NoteTables, 'notes'>) =>
    notes.and([
      notes('removed_at', 'is', null),
      reachedNotes(admin),
      ...(author === undefined ? [] : [notes('created_by', '=', author)]),
      ...(about?.user_id ? [notes('user_id', '=', about.user_id)] : []),
      ...(about?.order_id ? [notes('order_id', '=', about.order_id)] : []),
      ...(about?.departure_id ? [notes('departure_id', '=', about.departure_id)] : []),
      ...(task ? [notes('due_on', 'is not', null), notes('done_at', task === 'done' ? 'is not' : 'is', null)] : []),
      ...(dueUntil ? [notes('due_on', '<=', dueUntil)] : []),
      ...(from ? [notes('created_at', '>=', startInIstanbul(from))] : []),
      ...(to ? [notes('created_at', '<', startInIstanbul(addDays(to, 1)))] : []),
      ...(isMine ? [notes.or([notes('assignee_id', '=', admin.id), mentions(notes, admin.id)])] : []),
      ...(words.length > 0 ? [containsAllWords(sql<string>`title || ' ' || body`, words)] : []),
    ])
}

function mentions(notes: ExpressionBuilder<NoteTables, 'notes'>, userId: string) {
  return notes.exists(
    notes
      .selectFrom('note_mentions')
      .select('note_id')
      .whereRef('note_id', '=', 'notes.id')
      .where('note_mentions.user_id', '=', userId),
  )
}
