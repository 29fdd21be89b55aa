import { foldForSearch } from '#kernel/text.ts'
import type { WrittenName } from './ticket-name-forms.ts'

/** A name by its letters alone, made once where many are looked through. */
export type NameLetters = { last: string; first: string; bones: Bones }

/** What every writing of a name has in common: its consonants, but for those that come and go. */
type Bones = { whole: string; last: string; firsts: string[] }

/** Letters are added, dropped or changed in a name that was mistyped: two, or one where it is short. */
const MOST_LETTERS = 2
const SHORT = 6
const SAME_GIVEN = 10
const SAME_SURNAME = 20

export function lettersOf({ lastName, firstName }: WrittenName): NameLetters {
  return {
    last: foldForSearch(lastName).replaceAll(/[^\p{L}]/gu, ''),
    first: foldForSearch(firstName).replaceAll(/[^\p{L}]/gu, ''),
    bones: {
      whole: bonesOf(lastName + firstName),
      last: bonesOf(lastName),
      firsts: firstName.split(/[\s-]+/).map(bonesOf),
    },
  }
}

/** Whether two names can be writings of one at all, so that it is worth while to compare them. Cheap, and never wrongly no. */
export function canBeOne({ bones: one }: NameLetters, { bones: other }: NameLetters): boolean {
  return (
    one.whole === other.whole || (one.last === other.last && one.firsts.some((each) => other.firsts.includes(each)))
  )
}

/**
 * How far a name lies from another: letters that differ in both of its parts, also with the parts in each other's place.
 * Beyond that, whoever has the same first names (a maiden name) is nearer than one of the same family. Undefined for anybody
 * else.
 */
export function nameDistance(one: NameLetters, other: NameLetters): number | undefined {
  if ([one.last, one.first, other.last, other.first].includes('')) return undefined
  const near = Math.min(
    lettersBetween([one.last, other.last], [one.first, other.first]),
    lettersBetween([one.last, other.first], [one.first, other.last]),
  )
  if (near < Infinity) return near
  if (one.first === other.first) return SAME_GIVEN
  return one.last === other.last ? SAME_SURNAME : undefined
}

/** Whether two names are near with each part in its place. */
export function isInPlace(one: NameLetters, other: NameLetters): boolean {
  if (one.first === other.first || one.last === other.last) return true
  return lettersBetween([one.last, other.last], [one.first, other.first]) < Infinity
}

/** Whether a distance is one of letters, so that it is the same person mistyped. */
export function isMistyped(distance: number): boolean {
  return distance < SAME_GIVEN
}

function bonesOf(name: string): string {
  return foldForSearch(
    name
      .replaceAll(/[Þþ]/g, 'th')
      .replaceAll(/[ĐđÐð]/g, 'd')
      .replaceAll(/[Łł]/g, 'l'),
  ).replaceAll(/[^bcdfghjklmnpqrtvwxyz]/g, '')
}

/** In several pairs together; infinite when there are too many in one of them. */
function lettersBetween(...pairs: [string, string][]): number {
  let sum = 0
  for (const [one, other] of pairs) {
    const most = Math.min(one.length, other.length) <= SHORT ? 1 : MOST_LETTERS
    const between = Math.abs(one.length - other.length) > most ? Infinity : editsBetween(one, other)
    if (between > most) return Infinity
    sum += between
  }
  return sum
}

function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to += 1)
      next.push(Math.min((next[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1, (row[to] ?? 0) + (one[at] === other[to] ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? Infinity
}
