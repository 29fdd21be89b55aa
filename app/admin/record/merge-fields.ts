import { clockText, parseTypedMoment } from '#kernel/typed-date.ts'
import type { Fields } from '#app/acts/record/field-specs.ts'
import { countRows } from '#app/acts/record/record-fields.ts'

/** What two people wrote into the same input since both had read it. */
export type Clash = { place: string; mine: string; theirs: string }

/** An input, or a list of which the rows are compared by their place. */
export type ListSpec = { name: string; kind: string }

export type Merged = {
  /** The form with what both wrote apart from each other; where they clash it holds one's own. */
  fields: Fields
  clashes: Clash[]
  /** What only the other person changed, which the form has now. */
  taken: string[]
}

/** The part of a form in which one list is chosen as a whole. */
const WHOLE = '*'

/**
 * Brings together what somebody typed and what somebody else saved meanwhile, both starting from `base`. A list whose
 * rows were added or taken away by one of them is compared as a whole.
 */
export function mergeFields(
  { base, mine, theirs }: { base: Fields; mine: Fields; theirs: Fields },
  specs: readonly ListSpec[],
): Merged {
  const lists = specs
    .filter(({ kind }) => kind === 'rows' || kind === 'list')
    .map(({ name }) => name)
    .filter((name) => new Set([base, mine, theirs].map((fields) => countRows(fields, name))).size > 1)
  const unitOf = (name: string) => {
    const list = lists.find((each) => name.startsWith(`${each}.`))
    return list === undefined ? name : `${list}.${WHOLE}`
  }
  const names = new Set([base, mine, theirs].flatMap((fields) => Object.keys(fields)))
  const merged: Merged = { fields: { ...mine }, clashes: [], taken: [] }
  for (const unit of new Set([...names].map(unitOf))) {
    const [was, own, other] = [base, mine, theirs].map((fields) => valueOf(fields, unit))
    if (other === was || other === own) continue
    if (own === was) {
      merged.fields = takeUnit(merged.fields, theirs, unit)
      merged.taken.push(unit)
    } else merged.clashes.push({ place: unit, mine: writtenAt(mine, unit), theirs: writtenAt(theirs, unit) })
  }
  return merged
}

/** The form with one part, an input or a whole list, as `from` has it. */
export function takeUnit(fields: Fields, from: Fields, unit: string): Fields {
  const isOf = (name: string) => name === unit || (unit.endsWith(WHOLE) && name.startsWith(unit.slice(0, -1)))
  const kept = Object.entries(fields).filter(([name]) => !isOf(name))
  return Object.fromEntries([...kept, ...Object.entries(from).filter(([name]) => isOf(name))])
}

function valueOf(fields: Fields, unit: string): string {
  return unit.endsWith(WHOLE) ? writtenAt(fields, unit) : tidy(fields[unit] ?? '')
}

/** What one wrote there, as it was written. */
function writtenAt(fields: Fields, unit: string): string {
  if (!unit.endsWith(WHOLE)) return fields[unit]?.trim() ?? ''
  const start = unit.slice(0, -1)
  return Object.entries(fields)
    .filter(([name, value]) => name.startsWith(start) && value.trim() !== '')
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([, value]) => tidy(value))
    .join('\n')
}

/** Browsers send the ends of lines in their own way, and a day stands in its field as the language writes it. */
function tidy(value: string): string {
  const text = value.replaceAll('\r\n', '\n').trim()
  const moment = parseTypedMoment(text)
  if (!moment) return text
  return moment.minute === undefined ? moment.day : `${moment.day}T${clockText(moment.minute)}`
}
