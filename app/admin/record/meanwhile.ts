import type { Fields } from '#app/acts/record/field-specs.ts'
import type { Merged } from './merge-fields.ts'

/** What somebody else saved while a form was being filled in, and both brought together. */
export type Meanwhile = { merged: Merged; theirs: Fields }
