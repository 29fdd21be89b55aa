import { statusOf } from '#app/refusals/refusals.ts'
import { data } from 'react-router'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Fields } from '#app/acts/record/field-specs.ts'
import type { Merged } from '../record/merge-fields.ts'
import { applyPicks, mergeWithSaved, ownFields } from '../record/read-conflict.server.ts'
import { readFields, toFields } from '#app/acts/record/record-fields.ts'
import { applyRowAction } from '../record/row-action.ts'
import type { PartName } from '#app/acts/parts/part-names.ts'
import { partSections } from '#app/acts/parts/part-sections.ts'
import type { AskSite, PartDraft, PartRefusal } from '#app/acts/parts/part-store.ts'
import { readPart, savePart } from '#app/acts/parts/save-part.server.ts'

export type RefusedPart = {
  fields: Fields
  problems: string[]
  refusal?: PartRefusal | 'edit-conflict' | undefined
  merged?: Merged | undefined
  version?: string | undefined
  theirs?: Fields | undefined
}

type Desk = { db: Db; ask: AskSite; admin: Admin<'content'>; part: PartName; key: string }

export function fieldsOfPart(part: PartName, draft: PartDraft): Fields {
  return toFields(draft, specsOf(part))
}

/** Does what the form of a part asks for; what was typed comes back with whatever is refused. */
export async function actOnPart({ db, ask, admin, part, key }: Desk, fields: Fields, now: Date) {
  const version = fields['version'] ?? ''
  if (fields['row'] !== undefined) {
    const grown = applyRowAction(ownFields(fields), fields['row'])
    if (!grown) throw data(null, { status: 400 })
    return { refused: refuse(200, { fields: grown, problems: [], version }) }
  }
  const saved = await readPart(db, admin, { part, key })
  if (!saved) throw data(null, { status: 404 })
  const own = applyPicks(fields, fieldsOfPart(part, saved.draft))
  const draft = readFields(own, specsOf(part))
  const done = await savePart({ db, ask }, admin, { part, key, draft, version }, now)
  if (done.ok) return { done: 'saved' as const }
  const { error } = done
  if (error.code === 'part-not-found') throw data(null, { status: 404 })
  if (error.code === 'edit-conflict') {
    const theirs = fieldsOfPart(part, error.now.draft)
    const merged = mergeWithSaved(fields, theirs, specsOf(part))
    const facts = { fields: merged.fields, problems: [], refusal: error.code, merged, theirs }
    return { refused: refuse(409, { ...facts, version: error.now.version }) }
  }
  const { code, places } = error
  return { refused: refuse(statusOf(code), { fields: own, problems: places, refusal: code, version }) }
}

function refuse(status: number, facts: RefusedPart) {
  return data(facts, { status })
}

function specsOf(part: PartName) {
  return partSections[part].flatMap(({ specs }) => specs)
}
