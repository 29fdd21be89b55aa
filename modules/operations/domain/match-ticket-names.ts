import type { NameAnswer } from '#kernel/compare-names.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { isCut, nearestMeaning } from './compare-ticket-name.ts'
import { canBeOne, isMistyped, lettersOf, nameDistance, type NameLetters } from './name-letters.ts'
import type { TicketLine } from './read-ticket-names.ts'

/** Somebody of a day as tickets know them. */
export type TicketPerson = { id: string; firstName: string; lastName: string; bornOn: PlainDate | null }

export type TicketProblem = 'unreadable' | 'nobody' | 'twice'

/** What a line is for: certain, for a human to decide among a few, or for nobody. */
export type MatchedTicket = Pick<TicketLine, 'text' | 'ticketNo' | 'pnr'> &
  (
    | { id: string; answer: NameAnswer }
    | { why: 'several' | 'different'; offered: string[]; likely: string | null }
    | { problem: TicketProblem }
  )

type Known = { person: TicketPerson; letters: NameLetters }

const MOST_OFFERED = 8

/**
 * Whom each line of a list is about: the one whose name is the same, or the same as documents write it, the birthday
 * deciding between two. Where several fit, or only a name that is another one lies near, a human decides; a mistyped name
 * that lies near one person alone proposes them. Nobody is taken by two lines.
 */
export function matchTicketNames(lines: readonly TicketLine[], people: readonly TicketPerson[]): MatchedTicket[] {
  const known = people.map((person) => ({ person, letters: lettersOf(person) }))
  const certain = lines.map((line) => fitting(line, known))
  const taken = new Set(certain.flatMap(({ fit: [only, ...others] }) => (only && others.length === 0 ? [only.id] : [])))
  const seen = new Set<string>()
  return lines.map((line, at): MatchedTicket => {
    const { text, ticketNo, pnr } = line
    const said = { text, ticketNo, pnr }
    const { fit = [], answer = 'different' } = certain[at] ?? {}
    const [only] = fit
    if (line.names.length === 0) return { ...said, problem: 'unreadable' }
    if (only && fit.length === 1) {
      if (seen.has(only.id)) return { ...said, problem: 'twice' }
      seen.add(only.id)
      return { ...said, id: only.id, answer }
    }
    if (only) return { ...said, why: 'several', offered: fit.map(({ id }) => id).slice(0, MOST_OFFERED), likely: null }
    return { ...said, ...nearby(line, known, taken) }
  })
}

function fitting({ names, days }: TicketLine, known: readonly Known[]) {
  const meant = names.map((name) => ({ name, letters: lettersOf(name) }))
  const compared = known.flatMap(({ person, letters }) => {
    const near = meant.filter((each) => isCut(each.name) || canBeOne(each.letters, letters)).map(({ name }) => name)
    const answer = nearestMeaning(near, person)?.answer
    return answer === undefined || answer === 'different' ? [] : [{ person, answer }]
  })
  const answer: NameAnswer = compared.some((each) => each.answer === 'same') ? 'same' : 'folded'
  const fit = compared.filter((each) => each.answer === answer).map(({ person }) => person)
  const born = fit.length > 1 ? fit.filter(({ bornOn }) => bornOn !== null && days.includes(bornOn.slice(2))) : fit
  return { answer, fit: born.length === 1 ? born : fit }
}

function nearby({ names }: TicketLine, known: readonly Known[], taken: ReadonlySet<string>) {
  const meant = names.map(lettersOf)
  const near = known
    .filter(({ person }) => !taken.has(person.id))
    .flatMap(({ person: { id }, letters }) => {
      const distances = meant.flatMap((each) => nameDistance(each, letters) ?? [])
      return distances.length === 0 ? [] : [{ id, distance: Math.min(...distances) }]
    })
    .toSorted((one, other) => one.distance - other.distance)
  const [first, second] = near
  if (!first) return { problem: 'nobody' as const }
  const isAlone = isMistyped(first.distance) && (second === undefined || second.distance > first.distance)
  return {
    why: 'different' as const,
    offered: near.slice(0, MOST_OFFERED).map(({ id }) => id),
    likely: isAlone ? first.id : null,
  }
}
