import type { Fields, FieldSpec } from '#app/acts/record/field-specs.ts'

/** What the list of a number says when none of its numbers is meant. */
export const OTHER_NUMBER = 'other'

/** The name of the input beside such a list. */
export function otherPlace(place: string): string {
  return `${place}.${OTHER_NUMBER}`
}

/** A form in which each number stands under its own name, whether it was chosen from its list or typed beside it. */
export function withOtherNumbers(fields: Fields, specs: readonly FieldSpec[]): Fields {
  const settled = { ...fields }
  for (const { name, ...spec } of specs) {
    if (spec.kind !== 'number' || spec.offers === undefined) continue
    if (settled[name] === OTHER_NUMBER) settled[name] = settled[otherPlace(name)] ?? ''
    delete settled[otherPlace(name)]
  }
  return settled
}
