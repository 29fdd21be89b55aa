import { TourDraft } from '#modules/catalog/index.server.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Fields } from '#app/acts/record/field-specs.ts'
import { readFields, toFields } from '#app/acts/record/record-fields.ts'
import { tourSpecs } from './tour-specs.ts'

/** A tour as its form holds it. Highlights are rows of one text there. */
export function fieldsOfTour(draft: TourDraft): Fields {
  return toFields({ ...draft, highlights: draft.highlights.map((text) => ({ text })) }, tourSpecs)
}

/** The tour that a form describes, or the names of the inputs that cannot be saved as they are. */
export function readTourForm(fields: Fields): Result<TourDraft, string[]> {
  const typed = readFields(fields, tourSpecs) as { highlights: { text: unknown }[] } & Record<string, unknown>
  const entries = (name: string) =>
    (typed[name] as { code: string | null }[]).map((entry) => ({ ...entry, code: entry.code ?? '' }))
  const read = TourDraft.safeParse({
    ...typed,
    highlights: typed.highlights.map(({ text }) => text),
    included: entries('included'),
    notIncluded: entries('notIncluded'),
    bring: entries('bring'),
  })
  if (read.success) return ok(read.data)
  return fail(read.error.issues.map(({ path }) => placeOf(path)))
}

/** The input of a place in a tour; a highlight has its text one step deeper. */
function placeOf([first, second, ...rest]: readonly PropertyKey[]): string {
  const path =
    first === 'highlights' && second !== undefined ? [first, second, 'text', ...rest] : [first, second, ...rest]
  return path.filter((part) => part !== undefined).join('.')
}
