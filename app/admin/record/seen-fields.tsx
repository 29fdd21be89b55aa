import type { ComponentProps } from 'react'
import type { Fields } from '#app/acts/record/field-specs.ts'
import { ConflictCard } from './conflict-card.tsx'
import type { Meanwhile } from './meanwhile.ts'

/**
 * What a form carries of what was read, so that the changes of two people can be told apart; and where somebody else has
 * saved, what one chooses between. The form's key is `seenVersion`, so that its inputs follow what was brought together.
 */
export function SeenFields({
  read,
  typed,
  conflict,
  className,
  ...words
}: {
  /** The record as the page read it, in the inputs of the form. */
  read: { fields: Fields; version: number | string }
  /** What was sent and came back. */
  typed: Fields | undefined
  conflict: Meanwhile | undefined
  /** Of the part that shows the conflict, where the form lays out its parts. */
  className?: string | undefined
} & Omit<ComponentProps<typeof ConflictCard>, 'merged'>) {
  const base = (conflict ? undefined : typed?.['base']) ?? JSON.stringify(conflict?.theirs ?? read.fields)
  return (
    <>
      <input type="hidden" name="version" value={seenVersion(read, typed)} />
      <input type="hidden" name="base" value={base} />
      {conflict && (
        <div className={className}>
          <ConflictCard merged={conflict.merged} {...words} />
        </div>
      )}
    </>
  )
}

/** The version that a form was filled in from. */
export function seenVersion(read: { version: number | string }, typed: Fields | undefined): number | string {
  return typed?.['version'] ?? read.version
}
