import { z } from 'zod'
import { WireDay, WireInstant } from '#app/wire/wire.ts'
import type { Note, RelatedKind } from '#modules/notes/index.ts'

/** Callers know a departure as a tour, by the id that tours have in every call. */
const wireKinds = ['user', 'order', 'tour'] as const

export const kindOfWire: Record<(typeof wireKinds)[number], RelatedKind> = {
  user: 'user',
  order: 'order',
  tour: 'departure',
}

const wireOfKind: Record<RelatedKind, (typeof wireKinds)[number]> = { user: 'user', order: 'order', departure: 'tour' }

const related = z.strictObject({ kind: z.enum(wireKinds), id: z.string().min(1).max(100) })

const fields = {
  title: z.string().max(200),
  body: z.string().max(5000),
  pinned: z.boolean(),
  related: related.nullable(),
  dueOn: WireDay.nullable().meta({ description: 'A note with a day is a task.' }),
  assignee: z.string().max(40).nullable().meta({ description: 'The account of who has to do it.' }),
}

export const NoteBody = z.strictObject({
  title: fields.title,
  body: fields.body.default(''),
  pinned: fields.pinned.default(false),
  related: fields.related.default(null),
  dueOn: fields.dueOn.default(null),
  assignee: fields.assignee.default(null),
})

export const NoteChangeBody = z.strictObject({ ...fields, done: z.boolean() }).partial()

const person = z.object({ id: z.string(), name: z.string() })

export const WireNote = z
  .object({
    id: z.string(),
    title: z.string(),
    body: z.string(),
    pinned: z.boolean(),
    related: z.object({ kind: z.enum(wireKinds), id: z.string() }).nullable(),
    dueOn: WireDay.nullable(),
    assignee: person.nullable(),
    done: z.object({ at: WireInstant, by: person }).nullable(),
    mentioned: z.array(person),
    author: person,
    createdAt: WireInstant,
    changedAt: WireInstant,
    version: z.int(),
  })
  .meta({ id: 'Note', description: 'What staff wrote down; its version is the entity tag for a change.' })

export function noteOnWire({ isPinned, related: about, done, ...note }: Note) {
  return {
    id: note.id,
    title: note.title,
    body: note.body,
    pinned: isPinned,
    related: about && { kind: wireOfKind[about.kind], id: about.id },
    dueOn: note.dueOn,
    assignee: note.assignee,
    done: done && { at: done.at.toISOString(), by: done.by },
    mentioned: note.mentioned,
    author: note.author,
    createdAt: note.createdAt.toISOString(),
    changedAt: note.changedAt.toISOString(),
    version: note.version,
  }
}
