import { kinshipOf, type Guest } from './rooming.ts'
import type { Ties } from './ties-among.ts'

/** More years than this between a woman and her mahram make him a father or a son rather than a husband. */
const YEARS_OF_A_GENERATION = 16

/** Whoever is stated to be something else to each other is no couple while anybody else could be one. */
const NO_COUPLE = 1_000_000

/**
 * Two and two of a family who paid doubles. Husband and wife come first as far as that is stated; else a man and a woman
 * are taken for a couple by a mahram of about their age, then by the fewest years between them; the rest by family, then
 * by who booked together.
 */
export function coupled(adults: readonly Guest[], { isFamily, mayShare }: Ties): Guest[][] {
  const men = adults.filter(({ gender }) => gender === 'male')
  const women = adults.filter(({ gender }) => gender === 'female')
  const likely = men
    .flatMap((man) => women.filter((woman) => isFamily(man, woman)).map((woman) => [man, woman] as const))
    .toSorted((a, b) => distance(...a) - distance(...b))
  const pairs: Guest[][] = []
  const isFree = (guest: Guest) => !pairs.some((pair) => pair.includes(guest))
  for (const [man, woman] of likely) if (isFree(man) && isFree(woman)) pairs.push(inOrder(adults, [man, woman]))
  const nearness = [isFamily, (one: Guest, other: Guest) => one.party === other.party, mayShare]
  for (const isNear of nearness) {
    for (const one of adults) {
      const other = adults.find((each) => each !== one && isFree(each) && isNear(one, each) && mayShare(one, each))
      if (isFree(one) && other) pairs.push([one, other])
    }
  }
  return pairs
}

function distance(man: Guest, woman: Guest): number {
  const stated = kinshipOf(man, woman)
  if (stated === 'spouse') return -2
  const years = man.age === null || woman.age === null ? null : Math.abs(man.age - woman.age)
  const isMahram = man.mahramId === woman.id || woman.mahramId === man.id
  if (stated === undefined && isMahram && (years === null || years <= YEARS_OF_A_GENERATION)) return -1
  return (years ?? 1_000) + (stated === undefined ? 0 : NO_COUPLE)
}

function inOrder(adults: readonly Guest[], pair: readonly Guest[]): Guest[] {
  return adults.filter((each) => pair.includes(each))
}
