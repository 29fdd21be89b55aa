import { objectionTo } from './check-relation.ts'
import type { Relation } from './kinship.ts'
import { bedsPaidFor, foldName, householdOf, isChild, type Guest } from './rooming.ts'

/** More years than this between a man and a woman of one name make them father and daughter as likely as a couple. */
const MOST_YEARS_OF_A_COUPLE = 16

/** By so many years a parent is older, where it is guessed and not stated. */
const LEAST_YEARS_OF_A_PARENT = 16

/** Until this age somebody who travels with a couple of their name is taken for their child. */
const GROWN_UP_AGE = 18

/**
 * What those who booked together probably are to each other: the only man and woman of one name who paid a double, and the
 * children of that name beside them. Nobody is asked about twice, and nothing counts until somebody has confirmed it.
 */
export function guessRelations(guests: readonly Guest[], relations: readonly Relation[]): Relation[] {
  const parties = Map.groupBy(guests, (guest) => JSON.stringify([householdOf(guest), foldName(guest.surname)]))
  return [...parties.values()].flatMap((family) => guessesIn(family, relations))
}

function guessesIn(family: readonly Guest[], relations: readonly Relation[]): Relation[] {
  const couple = coupleIn(family)
  if (!couple) return []
  const [husband, wife] = couple
  const children = family.filter((each) => !couple.includes(each) && isChildOf(each, couple))
  const guesses: Relation[] = [
    { of: wife.id, relative: husband.id, kinship: 'spouse' },
    ...children.flatMap((child) =>
      couple.map(({ id }): Relation => ({ of: child.id, relative: id, kinship: 'parent' })),
    ),
  ]
  const fitting: Relation[] = []
  for (const guess of guesses) if (!objectionTo(guess, family, [...relations, ...fitting])) fitting.push(guess)
  return fitting
}

function coupleIn(family: readonly Guest[]): [Guest, Guest] | undefined {
  const paid = family.filter(
    (each) => !isChild(each) && bedsPaidFor(each.fare) === 2 && (each.age ?? 99) >= GROWN_UP_AGE,
  )
  const men = paid.filter(({ gender }) => gender === 'male')
  const women = paid.filter(({ gender }) => gender === 'female')
  const [man] = men
  const [woman] = women
  if (!man || !woman || men.length + women.length > 2) return undefined
  if (man.age === null || woman.age === null) return undefined
  return Math.abs(man.age - woman.age) <= MOST_YEARS_OF_A_COUPLE ? [man, woman] : undefined
}

function isChildOf(guest: Guest, parents: readonly Guest[]): boolean {
  const { age } = guest
  if (age === null || age >= GROWN_UP_AGE) return false
  return parents.every((parent) => parent.age !== null && parent.age - age >= LEAST_YEARS_OF_A_PARENT)
}
