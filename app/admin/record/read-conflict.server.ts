import { z } from 'zod'
import type { Fields, FieldSpec } from '#app/acts/record/field-specs.ts'
import { mergeFields, takeUnit, type Merged } from './merge-fields.ts'

const Base = z.record(z.string(), z.string())

/**
 * The form brought together with what somebody else saved; what was read before travels in the form. Without that
 * nobody knows who changed what, and one chooses wherever the two differ.
 */
export function mergeWithSaved(fields: Fields, theirs: Fields, specs: readonly FieldSpec[]): Merged {
  const base = Base.safeParse(parseJson(fields['base']))
  return mergeFields({ base: base.success ? base.data : {}, mine: ownFields(fields), theirs }, specs)
}

/** The form as it was decided about: where the words of the other person were chosen, it has those. */
export function applyPicks(fields: Fields, theirs: Fields): Fields {
  const picked = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith('pick:') && value === 'theirs' ? [name.slice('pick:'.length)] : [],
  )
  return picked.reduce((merged, unit) => takeUnit(merged, theirs, unit), ownFields(fields))
}

/** The inputs of the record, without what the form carries besides. */
export function ownFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) => !['intent', 'version', 'base', 'shown', 'row'].includes(name) && !name.startsWith('pick:'),
    ),
  )
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
