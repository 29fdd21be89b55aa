import type { Locale, Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { workLine, type Saying, type WorkLine, type WorkOfKind } from './work-line.ts'

type Departure = { id: string; name: Localised; departsOn: PlainDate }

/** Work of a kind of which each line is about a departure, with what only its kind says of it. */
export function departureWork<Found extends Departure>(
  kind: WorkOfKind['kind'] & Saying,
  { locale, limit }: { locale: Locale; limit: number },
  found: readonly Found[],
  sayOf: (departure: Found) => Pick<WorkLine, 'count' | 'dueOn' | 'href'> & Partial<WorkLine>,
): WorkOfKind {
  const lines = found.slice(0, limit).map((departure) => {
    const { id, name, departsOn } = departure
    const about = name[locale]
    return workLine({ key: `${kind}:${id}`, kind, says: kind, about, departsOn, ...sayOf(departure) })
  })
  return { kind, lines, total: found.length }
}
