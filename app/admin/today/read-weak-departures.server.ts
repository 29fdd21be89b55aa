import { paths } from '#app/addresses/paths.ts'
import { listWeakDepartures } from '#modules/catalog/index.server.ts'
import { workLine, type Asking, type WorkOfKind } from './work-line.ts'

/** Departures with fewer people than it takes to run them: whether they run, are joined or are called off is to be decided. */
export async function readWeakDepartures({ db, locale, limit, today }: Asking): Promise<WorkOfKind> {
  const kind = 'decision'
  const weak = await listWeakDepartures(db, today)
  const lines = weak.slice(0, limit).map(({ id, name, departsOn, sold, minimum, decideBy }) =>
    workLine({
      key: `${kind}:${id}`,
      kind,
      says: kind,
      count: minimum - sold,
      seats: minimum,
      about: name[locale],
      departsOn,
      dueOn: decideBy,
      href: paths.adminDate(locale, 'ops', departsOn),
    }),
  )
  return { kind, lines, total: weak.length }
}
