import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { TourKind } from '#modules/catalog/index.ts'
import { listDeparturesBetween, tagsOfDeparturePage, type PlannedDeparture } from '#modules/catalog/index.server.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting, settingTag } from '#platform/settings/settings.server.ts'
import { assuranceDaysSetting } from './assurance-days-setting.server.ts'
import { readAssuredFacts } from './data/assured-facts.server.ts'
import { arrangedTag } from './data/lock-date.server.ts'
import { assurancesOf, type Assurance } from './domain/assurances.ts'

/** Private parties arrange it with each other, and of a day out nothing is asked but whether it runs. */
const silentKinds: readonly TourKind[] = ['private', 'day']

/**
 * What is kept and open of a departure beside the people it takes, for everybody to read: no names and no numbers of papers.
 * Nothing for private parties, day tours, departures that are cancelled or none yet, and once it has left.
 */
export async function findAssurances(
  db: Db,
  { id, kind, departsOn }: { id: string; kind: TourKind; departsOn: PlainDate },
  now: Date,
): Promise<Assurance[]> {
  const today = dayInIstanbul(now)
  if (departsOn < today || silentKinds.includes(kind)) return []
  return noted(
    ['assurances', id, today],
    [arrangedTag(departsOn), ...tagsOfDeparturePage(id), settingTag(assuranceDaysSetting.key)],
    async () => {
      const ofDay = await listDeparturesBetween(db, {
        from: departsOn,
        to: departsOn,
      })
      const departures = ofDay.filter((each) => each.id === id && isAssured(each))
      const facts = await readAssuredFacts(db, departures, now)
      const days = await readSetting(db, assuranceDaysSetting)
      return [...facts.values()].flatMap((each) => assurancesOf(each, days, today))
    },
  )
}

/** Whether anything is said of a departure beside whether it runs. */
export function isAssured({ kind, status }: Pick<PlannedDeparture, 'kind' | 'status'>): boolean {
  return !silentKinds.includes(kind) && status !== 'draft'
}
