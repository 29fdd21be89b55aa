import { parsePassportNumber, parseTckn } from '#kernel/identity.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { FieldProblem } from './checkout.ts'

/** What somebody can be recognised by, as it was typed or is known; what is missing is empty or null. */
export type Recognisable = {
  tourId: string
  firstName: string
  lastName: string
  bornOn: string | null
  nationality: string
  tckn: string | null
  passportNo: string | null
}

const marks = ['tckn', 'passportNo', 'firstName'] as const

type Mark = (typeof marks)[number]

/** Somebody who is on a journey for the second time: the place in the list, and the field that shows it. */
export type Twice = { index: number; field: Mark }

/**
 * Everybody who is on a journey twice, at the field of the later one: the same identity number, the same passport of the
 * same country, or the same name and birth date however they are spelled. Who goes on two journeys of an order is fine.
 */
export function findTwice(travellers: readonly Recognisable[]): Twice[] {
  const seen = new Set<string>()
  return travellers.flatMap((traveller, index): Twice[] => {
    const keys = marks.map((mark) => [mark, keyOf(mark, traveller)] as const)
    const known = keys.find(([, key]) => key !== undefined && seen.has(key))
    for (const [, key] of keys) if (key !== undefined) seen.add(key)
    return known ? [{ index, field: known[0] }] : []
  })
}

/** `findTwice` as problems of a form that sends its travellers as a list. */
export function findSamePeople(travellers: readonly Recognisable[]): FieldProblem[] {
  return findTwice(travellers).map(({ index, field }) => samePersonAt(index, field))
}

/** Says at a field of a traveller of such a form that the person is on the journey already. */
export function samePersonAt(index: number, field: Mark): FieldProblem {
  return { pointer: `/travellers/${index}/${field}`, code: 'same-person' }
}

function keyOf(mark: Mark, traveller: Recognisable): string | undefined {
  const value = valueOf(mark, traveller)
  return value && JSON.stringify([traveller.tourId, mark, value])
}

function valueOf(mark: Mark, { firstName, lastName, bornOn, nationality, tckn, passportNo }: Recognisable) {
  // Staff may leave the nationality open; it counts as Turkish until it is known.
  const country = nationality || 'TR'
  switch (mark) {
    case 'tckn':
      return country === 'TR' ? parseTckn(tckn ?? '') : undefined
    case 'passportNo': {
      const number = parsePassportNumber(passportNo ?? '', country)
      return number && `${country} ${number}`
    }
    case 'firstName': {
      const name = foldForSearch(`${firstName} ${lastName}`)
        .replaceAll(/[^\p{L}]+/gu, ' ')
        .trim()
      return name === '' || !bornOn ? undefined : `${name} ${bornOn}`
    }
  }
}
