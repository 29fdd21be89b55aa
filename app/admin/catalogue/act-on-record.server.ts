import { statusOf } from '#app/refusals/refusals.ts'
import { data } from 'react-router'
import type { Locale } from '#kernel/locale.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  addRecord,
  changeRecord,
  findRecord,
  recordDrafts,
  removeRecord,
  restoreRecord,
  type RecordDrafts,
} from '#modules/catalog/index.server.ts'
import type { RecordKind } from '#modules/catalog/index.ts'
import { changeKnowingly } from '#modules/promises/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Fields } from '#app/acts/record/field-specs.ts'
import type { Merged } from '../record/merge-fields.ts'
import type { ShownReach } from '../record/reach-card.tsx'
import { readReach, showReach } from '../record/read-reach.server.ts'
import { applyPicks, mergeWithSaved, ownFields } from '../record/read-conflict.server.ts'
import { readFields, toFields } from '#app/acts/record/record-fields.ts'
import { applyRowAction } from '../record/row-action.ts'
import { recordSections } from './record-specs.ts'

export type RecordRefusal =
  | 'record-not-found'
  | 'edit-conflict'
  | 'link-taken'
  | 'in-use'
  | 'nothing-to-restore'
  | 'reaches-customers'

export type RefusedRecord = {
  fields: Fields
  problems: string[]
  refusal?: RecordRefusal | undefined
  merged?: Merged | undefined
  version?: number | undefined
  theirs?: Fields | undefined
  reach?: ShownReach | undefined
}

type Acted =
  | { done: 'record-created' | 'saved' | 'restored' | 'removed'; key: string; undo?: string }
  | { refused: ReturnType<typeof refuse> }

type Desk = { db: Db; admin: Admin<'catalogue'>; kind: RecordKind; key: string | undefined; locale: Locale }

/** What a new record begins with. */
export const blankFields: Fields = { sortOrder: '100', isPublished: '1', country: 'SA' }

export function fieldsOfRecord(kind: RecordKind, draft: RecordDrafts[RecordKind], locale: Locale): Fields {
  return toFields(draft, specsOf(kind), locale)
}

/** Does what the form of a record asks for; what was typed comes back with whatever is refused. */
export async function actOnRecord(desk: Desk, fields: Fields): Promise<Acted> {
  const { intent, row } = fields
  if (row !== undefined) {
    const grown = applyRowAction(ownFields(fields), row)
    if (!grown) throw data(null, { status: 400 })
    return { refused: refuse(200, { fields: grown, problems: [], version: Number(fields['version']) }) }
  }
  switch (intent) {
    case 'save':
      return desk.key === undefined ? add(desk, fields) : change({ ...desk, key: desk.key }, fields)
    case 'remove':
      return remove(desk, fields)
    case 'restore':
      return restore(desk, fields)
    default:
      throw data(null, { status: 400 })
  }
}

async function add({ db, admin, kind }: Desk, fields: Fields): Promise<Acted> {
  const own = ownFields(fields)
  const draft = recordDrafts[kind].safeParse(readFields(own, specsOf(kind)))
  if (!draft.success) return { refused: refuse(400, { fields: own, problems: placesOf(draft.error.issues) }) }
  const added = await addRecord(db, admin, { kind, draft: draft.data }, new Date())
  if (added.ok) return { done: 'record-created', key: added.value.key }
  return { refused: refuse(statusOf('link-taken'), { fields: own, problems: linkOf(kind), refusal: 'link-taken' }) }
}

async function change({ db, admin, kind, key, locale }: Desk & { key: string }, fields: Fields): Promise<Acted> {
  const saved = await findRecord(db, admin, kind, key)
  if (!saved) throw data(null, { status: 404 })
  const own = applyPicks(fields, fieldsOfRecord(kind, saved.draft, locale))
  const draft = recordDrafts[kind].safeParse(readFields(own, specsOf(kind)))
  const version = Number(fields['version'])
  if (!draft.success) return { refused: refuse(400, { fields: own, problems: placesOf(draft.error.issues), version }) }
  const now = new Date()
  const write = (tx: Db) => changeRecord(tx, admin, { kind, key, version, draft: draft.data }, now)
  const changed = await changeKnowingly(db, { change: write, ...readReach(fields), locale }, now)
  if (changed.ok) return { done: 'saved', key }
  const { error } = changed
  if (error.code === 'reaches-customers') {
    const reach = showReach(error.reach, locale)
    return { refused: refuse(statusOf(error.code), { fields: own, problems: [], refusal: error.code, version, reach }) }
  }
  if (error.code === 'edit-conflict') {
    const theirs = fieldsOfRecord(kind, error.now.draft, locale)
    const merged = mergeWithSaved(fields, theirs, specsOf(kind))
    const facts = {
      fields: merged.fields,
      problems: [],
      refusal: error.code,
      merged,
      version: error.now.version,
      theirs,
    }
    return { refused: refuse(statusOf(error.code), facts) }
  }
  const problems = error.code === 'link-taken' ? linkOf(kind) : []
  return { refused: refuse(statusOf(error.code), { fields: own, problems, refusal: error.code, version }) }
}

async function remove({ db, admin, kind, key }: Desk, fields: Fields): Promise<Acted> {
  if (key === undefined) throw data(null, { status: 400 })
  const removed = await removeRecord(db, admin, { kind, key, version: Number(fields['version']) }, new Date())
  if (removed.ok) return { done: 'removed', key, undo: removed.value.undo }
  const { code } = removed.error
  return { refused: refuse(statusOf(code), { fields: {}, problems: [], refusal: code }) }
}

async function restore({ db, admin, kind }: Desk, fields: Fields): Promise<Acted> {
  const restored = await restoreRecord(db, admin, { kind, undo: fields['undo'] ?? '' }, new Date())
  if (restored.ok) return { done: 'restored', key: restored.value.key }
  const { code } = restored.error
  return { refused: refuse(statusOf(code), { fields: blankFields, problems: [], refusal: code }) }
}

function refuse(status: number, facts: RefusedRecord) {
  return data(facts, { status })
}

function specsOf(kind: RecordKind) {
  return recordSections[kind].flatMap(({ specs }) => specs)
}

function placesOf(issues: readonly { path: readonly PropertyKey[] }[]): string[] {
  return issues.map(({ path }) => path.join('.'))
}

function linkOf(kind: RecordKind): string[] {
  return [kind === 'airline' ? 'code' : 'slug']
}
