import type { PlainDate } from '#kernel/plain-date.ts'
import type { Relative } from './kinship.ts'
import { mahramsOf, needsMahram, type MahramRule } from './mahram.ts'
import { needsVisa, type VisaStep } from './papers.ts'
import type { Guest } from './rooming.ts'

type Traveller = Pick<Guest, 'id' | 'gender' | 'age' | 'fare'> & {
  tourId: string
  visa: VisaStep
  mahramId: string | null
  relatives: readonly Relative[]
}

/**
 * The travellers of a day, each with their mahram and whether they lack one. Whoever was chosen stays the mahram as long as
 * nothing else is stated about the two; otherwise the nearest who can be.
 */
export function withMahrams<Each extends Traveller>(
  travellers: readonly Each[],
  { date, rule, abroad }: { date: PlainDate; rule: MahramRule; abroad: ReadonlySet<string> },
): (Each & { lacksMahram: boolean })[] {
  return travellers.map((traveller) => {
    const { mahramId: chosen, relatives } = traveller
    const fitting = mahramsOf(traveller, travellers)
    const isKept =
      chosen !== null && (fitting.some(({ id }) => id === chosen) || !relatives.some(({ id }) => id === chosen))
    const mahramId = isKept ? chosen : (fitting[0]?.id ?? null)
    const isAsked = abroad.has(traveller.tourId) && needsVisa(traveller.visa)
    const isHere = travellers.some(({ id }) => id === mahramId)
    return { ...traveller, mahramId, lacksMahram: isAsked && !isHere && needsMahram(traveller, date, rule) }
  })
}
