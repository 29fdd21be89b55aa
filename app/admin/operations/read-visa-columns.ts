import { toLatinDigits } from '#kernel/text.ts'
import { visaFields, type VisaField } from '#modules/operations/index.ts'

const LONGEST_HEADING = 80

/** The fields of a form that say where a column stands and how it is headed. */
export function columnInputs(field: VisaField): { at: string; heading: string } {
  return { at: `at-${field}`, heading: `heading-${field}` }
}

/** The columns that a form numbers, in their order; undefined when a place is no number or a heading is too long. */
export function readVisaColumns(
  fields: Readonly<Record<string, unknown>>,
): { field: VisaField; heading: string }[] | undefined {
  const typed = visaFields.flatMap((field) => {
    const names = columnInputs(field)
    const place = toLatinDigits(String(fields[names.at] ?? '')).trim()
    return place === '' ? [] : [{ field, place, heading: String(fields[names.heading] ?? '').trim() }]
  })
  if (typed.some(({ place, heading }) => !/^\d{1,2}$/.test(place) || heading.length > LONGEST_HEADING)) return undefined
  return typed
    .toSorted((one, other) => Number(one.place) - Number(other.place))
    .map(({ field, heading }) => ({ field, heading }))
}
