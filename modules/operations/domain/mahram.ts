import type { PlainDate } from '#kernel/plain-date.ts'
import { isMahramKinship, type Relative } from './kinship.ts'
import { isChild, type Guest } from './rooming.ts'

/** From this age on a man counts as grown up where a woman travels with him; the schools of law name no later one. */
const GROWN_UP_AGE = 15

type Person = Pick<Guest, 'id' | 'gender' | 'age' | 'fare'>

/** For whom a journey abroad needs a mahram: from the day on which a rule begins, for women younger than an age. */
export type MahramRule = {
  isNeeded: boolean
  /** Women of this age and older travel without one; 0 where no age frees anybody. */
  freeFromAge: number
  /** Departures from this day on, as ISO text. */
  since: string
}

/** Whether a mahram can be written down for somebody: a man has none. */
export function mayHaveMahram({ gender }: Pick<Person, 'gender'>): boolean {
  return gender !== 'male'
}

/** Whether somebody may be the mahram of a traveller: another person, a man, and grown up as far as that is known. */
export function mayBeMahram(of: Person, other: Person): boolean {
  if (!mayHaveMahram(of) || other.id === of.id || other.gender !== 'male') return false
  return other.age === null ? !isChild(other) : other.age >= GROWN_UP_AGE
}

/** The men among the travellers who are a mahram of somebody by what is stated about their kinship, the nearest first. */
export function mahramsOf<Other extends Person>(
  of: Person & { relatives: readonly Relative[] },
  travellers: readonly Other[],
): Other[] {
  return of.relatives.flatMap(({ id, kinship }) => {
    const other = isMahramKinship(kinship) ? travellers.find((each) => each.id === id) : undefined
    return other && mayBeMahram(of, other) ? [other] : []
  })
}

/** Whether a woman, or a girl, needs a mahram for a departure. Nobody is freed by an age that is not known. */
export function needsMahram(
  { gender, age }: Pick<Person, 'gender' | 'age'>,
  departsOn: PlainDate,
  { isNeeded, freeFromAge, since }: MahramRule,
): boolean {
  if (!isNeeded || gender !== 'female' || departsOn < since) return false
  return freeFromAge === 0 || age === null || age < freeFromAge
}
