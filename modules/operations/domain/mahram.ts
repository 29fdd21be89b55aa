import { isChild, type Guest } from './rooming.ts'

/** From this age on a man counts as grown up where a woman travels with him; the schools of law name no later one. */
const GROWN_UP_AGE = 15

type Person = Pick<Guest, 'id' | 'gender' | 'age' | 'fare'>

/** Whether a mahram can be written down for somebody: a man has none. */
export function mayHaveMahram({ gender }: Pick<Person, 'gender'>): boolean {
  return gender !== 'male'
}

/** Whether somebody may be the mahram of a traveller: another person, a man, and grown up as far as that is known. */
export function mayBeMahram(of: Person, other: Person): boolean {
  if (!mayHaveMahram(of) || other.id === of.id || other.gender !== 'male') return false
  return other.age === null ? !isChild(other) : other.age >= GROWN_UP_AGE
}
