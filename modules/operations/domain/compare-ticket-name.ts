import { compareNames, type NameAnswer } from '#kernel/compare-names.ts'
import { isInPlace, lettersOf } from './name-letters.ts'
import type { WrittenName } from './ticket-name-forms.ts'

/** As many signs as the line of a passport has for a name: what is as long may have been cut. */
const WHOLE_LINE = 39
const BETWEEN = 2

/** Whether the name of a ticket is that of a passport as it is known now. */
export function compareTicketName(ticket: WrittenName, known: WrittenName): NameAnswer {
  return compareNames({ ...ticket, isNameCut: isCut(ticket) }, known)
}

export function isCut({ lastName, firstName }: WrittenName): boolean {
  return lastName.length + BETWEEN + firstName.length >= WHOLE_LINE
}

const ranks: readonly NameAnswer[] = ['same', 'folded', 'different']

/** Of all ways in which a name of a list can be meant the one that is nearest to somebody. */
export function nearestMeaning(
  names: readonly WrittenName[],
  known: WrittenName,
): { name: WrittenName; answer: NameAnswer } | undefined {
  const compared = names.map((name) => ({ name, answer: compareTicketName(name, known) }))
  const best = ranks.map((rank) => compared.filter(({ answer }) => answer === rank)).find(({ length }) => length > 0)
  if (!best || best.length === 1) return best?.[0]
  return best.find(({ name }) => isInPlace(lettersOf(name), lettersOf(known))) ?? best[0]
}
