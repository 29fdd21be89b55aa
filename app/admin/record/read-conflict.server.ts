import { z } from 'zod'
import type { Fields } from '#app/acts/record/field-specs.ts'
import type { Meanwhile } from './meanwhile.ts'
import { mergeFields, takeUnit, type ListSpec, type Merged } from './merge-fields.ts'

const Base = z.record(z.string(), z.string())

/**
 * The form brought together with what somebody else saved; what was read before travels in the form. Without that
 * nobody knows who changed what, and one chooses wherever the two differ.
 */
export function mergeWithSaved(fields: Fields, theirs: Fields, specs: readonly ListSpec[]): Merged {
  return mergeFields({ base: readBase(fields), mine: ownFields(fields), theirs }, specs)
}

/** What a form was filled in from. */
export function readBase(fields: Fields): Fields {
  const base = Base.safeParse(parseJson(fields['base']))
  return base.success ? base.data : {}
}

/** The form as it was decided about: where the words of the other person were chosen, it has those. */
export function applyPicks(fields: Fields, theirs: Fields): Fields {
  const picked = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith('pick:') && value === 'theirs' ? [name.slice('pick:'.length)] : [],
  )
  return picked.reduce((merged, unit) => takeUnit(merged, theirs, unit), ownFields(fields))
}

/** The form as it was decided about, with what it carries besides. */
export function decidedForm(fields: Fields, theirs: Fields): Fields {
  const { intent, version, base } = fields
  const carried = Object.entries({ intent, version, base }).filter(
    (each): each is [string, string] => each[1] !== undefined,
  )
  return { ...applyPicks(fields, theirs), ...Object.fromEntries(carried) }
}

/** What a form is answered that somebody else was faster than: both brought together, to be saved over `version`. */
export function meetSaved(
  fields: Fields,
  { theirs, version }: { theirs: Fields; version: number | string },
  specs: readonly ListSpec[] = [],
): { fields: Fields; conflict: Meanwhile } {
  const merged = mergeWithSaved(fields, theirs, specs)
  const { intent } = fields
  return {
    fields: { ...merged.fields, ...(intent === undefined ? {} : { intent }), version: String(version) },
    conflict: { merged, theirs },
  }
}

/** The inputs of the record, without what the form carries besides. */
export function ownFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) =>
        !['intent', 'version', 'base', 'shown', 'row', 'reach-seen', 'reach-reason'].includes(name) &&
        !name.startsWith('pick:'),
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
