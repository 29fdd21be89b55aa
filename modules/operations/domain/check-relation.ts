import { inverseOf, relativesOf, type Kinship, type Relation, type Relative } from './kinship.ts'
import { mayFollow } from './kinship-chain.ts'
import type { Guest } from './rooming.ts'

export type Kinsman = Pick<Guest, 'id' | 'gender' | 'age'>

/** Why two people cannot be to each other what is said. */
export type KinshipProblem = 'kin-self' | 'kin-stated' | 'kin-sex' | 'kin-age' | 'kin-contradicts'

/** `because` is somebody whose kinship is stated already, and with it the new statement cannot be true. */
export type KinshipObjection = { problem: KinshipProblem; because: string | null }

/** By how many years at least the elder is older. */
const yearsOlder: Partial<Record<Kinship, number>> = { parent: 12, grandparent: 24 }

/** From this age on a court may let somebody marry (Turkish Civil Code, article 124). */
const MARRIED_FROM = 16

/** How old somebody is at least who is a relative of that kind. */
const leastAges: Partial<Record<Kinship, number>> = {
  spouse: MARRIED_FROM,
  'child-in-law': MARRIED_FROM,
  'parent-in-law': MARRIED_FROM + 12,
  'step-parent': MARRIED_FROM,
}

/**
 * What speaks against a statement about two travellers: their sex, their ages as far as they are known, what is stated
 * about them already, and what follows from a third one who is a relative of both. Nothing when it can be true.
 */
export function objectionTo(
  { of, relative: other, kinship }: Relation,
  people: readonly Kinsman[],
  relations: readonly Relation[],
): KinshipObjection | undefined {
  const against = (problem: KinshipProblem, because: string | null = null) => ({ problem, because })
  const find = (id: string) => people.find((each) => each.id === id)
  const person = find(of)
  const relative = find(other)
  if (!person || !relative || person.id === relative.id) return against('kin-self')
  const own = relativesOf(person.id, relations)
  const theirs = relativesOf(relative.id, relations)
  if (own.some(({ id }) => id === relative.id)) return against('kin-stated')
  if (kinship === 'spouse' && person.gender !== null && person.gender === relative.gender) return against('kin-sex')
  if (isWrongByAge(kinship, person, relative) || isWrongByAge(inverseOf(kinship), relative, person))
    return against('kin-age')
  const second =
    secondOfOne(kinship, [person, relative], own, find) ??
    secondOfOne(inverseOf(kinship), [relative, person], theirs, find) ??
    contradicting(kinship, own, theirs)
  return second === undefined ? undefined : against('kin-contradicts', second)
}

/** Whether the relative is too young to be that, or too near in age. What is not known speaks against nothing. */
function isWrongByAge(kinship: Kinship, person: Kinsman, relative: Kinsman): boolean {
  if (relative.age === null) return false
  if (relative.age < (leastAges[kinship] ?? 0)) return true
  const years = yearsOlder[kinship]
  return years !== undefined && person.age !== null && relative.age - person.age < years
}

/** Who is it already where there can be only one: a husband, a father, a mother. */
function secondOfOne(
  kinship: Kinship,
  [person, relative]: readonly [Kinsman, Kinsman],
  known: readonly Relative[],
  find: (id: string) => Kinsman | undefined,
): string | undefined {
  const same = known.filter((each) => each.kinship === kinship)
  if (kinship === 'spouse') return person.gender === 'female' ? same[0]?.id : undefined
  if (kinship !== 'parent') return undefined
  if (same.length > 1) return same[0]?.id
  return same.find(({ id }) => relative.gender !== null && find(id)?.gender === relative.gender)?.id
}

/** A third one through whom the two cannot be what is said, whichever pair of the three is looked at. */
function contradicting(kinship: Kinship, own: readonly Relative[], theirs: readonly Relative[]): string | undefined {
  return own.find((third) => {
    const toRelative = theirs.find(({ id }) => id === third.id)?.kinship
    if (toRelative === undefined) return false
    const toThird = third.kinship
    return !(
      mayFollowBothWays(toThird, inverseOf(toRelative), kinship) &&
      mayFollowBothWays(kinship, toRelative, toThird) &&
      mayFollowBothWays(inverseOf(kinship), toThird, toRelative)
    )
  })?.id
}

function mayFollowBothWays(first: Kinship, second: Kinship, result: Kinship): boolean {
  return mayFollow(first, second, result) && mayFollow(inverseOf(second), inverseOf(first), inverseOf(result))
}
