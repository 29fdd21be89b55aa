import { ageOn, parsePlainDate, type PlainDate } from './plain-date.ts'

/** Nobody who travels is older. */
const OLDEST_YEARS = 110

/**
 * Whether a birth date that was typed is the one of a document, whose year has two digits: where only the century is
 * another one and somebody may be as old as that, whoever typed it knows better.
 */
export function isSameBirthday(typed: string, said: PlainDate, today: PlainDate): boolean {
  const known = parsePlainDate(typed)
  if (!known || known.slice(2) !== said.slice(2)) return false
  const age = ageOn(known, today)
  return age >= 0 && age <= OLDEST_YEARS
}
