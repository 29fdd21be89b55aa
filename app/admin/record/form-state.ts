import type { Fields } from '#app/acts/record/field-specs.ts'
import type { Merged } from './merge-fields.ts'
import type { ShownReach } from './reach-card.tsx'

/** A form as it stands: what is typed, and what of it cannot be saved. */
export type FormState = {
  fields: Fields
  /** Names of inputs that cannot be saved as they are. */
  problems: readonly string[]
  /** What somebody else saved meanwhile, with the form brought together with it. */
  merged?: Merged | undefined
  /** Who bought what would be another thing. */
  reach?: ShownReach | undefined
}
