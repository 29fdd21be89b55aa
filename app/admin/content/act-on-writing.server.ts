import { statusOf } from '#app/refusals/refusals.ts'
import { data } from 'react-router'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { WritingKind, WritingProblem } from '#modules/content/index.ts'
import {
  changeWriting,
  createWriting,
  findWriting,
  removeWriting,
  type SaveFailure,
} from '#modules/content/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Merged } from '../record/merge-fields.ts'
import { applyPicks, mergeWithSaved, ownFields } from '../record/read-conflict.server.ts'
import { readWritingForm } from './read-writing-form.server.ts'
import { fieldsOfWriting } from './writing-fields.ts'

type Fields = Record<string, string>

type FieldFault = { field: string; code: WritingProblem['code'] | 'instant' | 'link-taken' | 'holder-unknown' }

type RefusalCode = SaveFailure['code'] | 'in-use'

/** What was not saved, with what was typed; `conflict` has it brought together with what somebody else saved. */
export type RefusedWriting = {
  code: RefusalCode
  fields: Fields
  faults: FieldFault[]
  conflict?: { version: number; theirs: Fields; merged: Merged }
}

type Wish = { kind: WritingKind; key: string | undefined; fields: Fields }

/** Saves or removes a record as its form says; a new one has no key yet. */
export async function actOnWriting(db: Db, admin: Admin<'content'>, { kind, key, fields }: Wish, now: Date) {
  if (fields['intent'] === 'remove' && key !== undefined) {
    const removed = await removeWriting(db, admin, { kind, key, version: Number(fields['version']) }, now)
    return removed.ok ? { done: 'removed' as const, news: removed.value } : { refused: refuse(removed.error.code, {}) }
  }
  const own = await decidedFields(db, admin, { kind, key, fields })
  const { draft, badInstants } = readWritingForm(kind, own)
  const { version, language = '', base = '' } = fields
  const typed = { ...own, language, base, ...(version === undefined ? {} : { version }) }
  if (badInstants.length > 0) {
    const faults = badInstants.map((field) => ({ field, code: 'instant' as const }))
    return { refused: refuse('invalid', typed, { faults }) }
  }
  const saved =
    key === undefined
      ? await createWriting(db, admin, { kind, draft }, now)
      : await changeWriting(db, admin, { kind, key, version: Number(version), draft }, now)
  if (saved.ok) return { done: key === undefined ? ('created' as const) : ('saved' as const), key: saved.value.key }
  const { error } = saved
  if (error.code !== 'edit-conflict') return { refused: refuse(error.code, typed, { faults: faultsOf(error) }) }
  const theirs = fieldsOfWriting(error.current)
  const merged = mergeWithSaved({ ...own, base }, theirs, [])
  const conflict = { version: error.current.version, theirs, merged }
  return { refused: refuse(error.code, { ...merged.fields, language }, { conflict }) }
}

/** The form as it was decided about after a conflict: where the words of the other person were chosen, it has those. */
async function decidedFields(db: Db, admin: Admin<'content'>, { kind, key, fields }: Wish): Promise<Fields> {
  const hasPicks = Object.entries(fields).some(([name, value]) => name.startsWith('pick:') && value === 'theirs')
  const saved = key !== undefined && hasPicks ? await findWriting(db, admin, { kind, key }) : undefined
  const { language: _language, ...own } = saved ? applyPicks(fields, fieldsOfWriting(saved)) : ownFields(fields)
  return own
}

function faultsOf(error: SaveFailure): FieldFault[] {
  switch (error.code) {
    case 'invalid':
      return error.problems
    case 'link-taken':
      return [{ field: `${error.locale}.link`, code: error.code }]
    case 'holder-unknown':
      return ['parent', 'group'].map((field) => ({ field, code: error.code }))
    case 'edit-conflict':
    case 'writing-not-found':
      return []
  }
}

function refuse(
  code: RefusalCode,
  fields: Fields,
  { faults = [], conflict }: Partial<Pick<RefusedWriting, 'faults' | 'conflict'>> = {},
) {
  const refused: RefusedWriting = { code, fields: { ...fields }, faults, ...(conflict ? { conflict } : {}) }
  return data(refused, { status: statusOf(code) })
}
