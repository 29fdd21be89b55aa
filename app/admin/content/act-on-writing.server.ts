import { data } from 'react-router'
import type { Admin } from '#modules/accounts/index.server.ts'
import { changedFields, type ChangedField, type WritingKind, type WritingProblem } from '#modules/content/index.ts'
import { changeWriting, createWriting, removeWriting, type SaveFailure } from '#modules/content/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readWritingForm } from './read-writing-form.server.ts'

type Fields = Record<string, string>

type FieldFault = { field: string; code: WritingProblem['code'] | 'instant' | 'link-taken' | 'holder-unknown' }

type RefusalCode = SaveFailure['code'] | 'in-use'

/** What was not saved, with what was typed. `conflict` has the fields in which it differs from what is there now. */
export type RefusedWriting = {
  code: RefusalCode
  fields: Fields
  faults: FieldFault[]
  conflict?: { version: number; differences: ChangedField[] }
}

const statusOf: Record<RefusalCode, number> = {
  invalid: 400,
  'writing-not-found': 404,
  'edit-conflict': 409,
  'link-taken': 409,
  'holder-unknown': 409,
  'in-use': 409,
}

type Wish = { kind: WritingKind; key: string | undefined; fields: Fields }

/** Saves or removes a record as its form says; a new one has no key yet. */
export async function actOnWriting(db: Db, admin: Admin<'content'>, { kind, key, fields }: Wish, now: Date) {
  if (fields['intent'] === 'remove' && key !== undefined) {
    const removed = await removeWriting(db, admin, { kind, key, version: Number(fields['version']) }, now)
    return removed.ok ? { done: 'removed' as const, news: removed.value } : { refused: refuse(removed.error.code, {}) }
  }
  const { draft, badInstants } = readWritingForm(kind, fields)
  if (badInstants.length > 0) {
    const faults = badInstants.map((field) => ({ field, code: 'instant' as const }))
    return { refused: refuse('invalid', fields, { faults }) }
  }
  const saved =
    key === undefined
      ? await createWriting(db, admin, { kind, draft }, now)
      : await changeWriting(db, admin, { kind, key, version: Number(fields['version']), draft }, now)
  if (saved.ok) return { done: key === undefined ? ('created' as const) : ('saved' as const), key: saved.value.key }
  const { error } = saved
  if (error.code !== 'edit-conflict') return { refused: refuse(error.code, fields, { faults: faultsOf(error) }) }
  const differences = changedFields(error.current, { ...draft, kind })
  return { refused: refuse(error.code, fields, { conflict: { version: error.current.version, differences } }) }
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
  return data(refused, { status: statusOf[code] })
}
