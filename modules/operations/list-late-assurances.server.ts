import type { Localised } from '#kernel/locale.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { PlannedDeparture } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { assuranceDaysSetting } from './assurance-days-setting.server.ts'
import { readProvenFacts } from './data/assured-facts.server.ts'
import { assurancesOf } from './domain/assurances.ts'
import { isAssured } from './find-assurances.server.ts'

/** A departure of which something is past its day, or an airline has to be asked again. */
export type LateAssurance = {
  /** The public id. */
  id: string
  name: Localised
  departsOn: PlainDate
  count: number
  /** The day that was let pass; of several the first. */
  dueOn: PlainDate
}

const WITHIN_DAYS = 60

/** The last day of departure of which anything is looked at. */
export function assuredUntil(today: PlainDate): PlainDate {
  return addDays(today, WITHIN_DAYS)
}

const unread = { needed: 0, granted: 0, grantedOn: null }

/**
 * Of some departures those of the next sixty days with sold places of which seats, contracts or guides are later than the
 * page says, and those whose airline confirmed them longer ago than the setting says. Visas wait in a list of their own. One
 * question beside the setting.
 */
export async function listLateAssurances(
  db: Db,
  _admin: Admin<'orders'>,
  planned: readonly PlannedDeparture[],
  today: PlainDate,
): Promise<LateAssurance[]> {
  const until = assuredUntil(today)
  const departures = planned.filter((each) => isAssured(each) && each.sold > 0 && each.departsOn <= until)
  const facts = await readProvenFacts(db, departures)
  const days = await readSetting(db, assuranceDaysSetting)
  return departures.flatMap(({ id, departureId, name, departsOn }) => {
    const known = facts.get(departureId)
    if (!known) return []
    const late = assurancesOf({ ...known, visas: unread }, days, today)
      .filter(({ kind, isKept, expectedBy }) => kind !== 'visas' && !isKept && expectedBy === null)
      .map(({ kind }) => addDays(departsOn, -days[kind]))
    const renewBy = known.airline && addDays(known.airline.confirmedOn, days.renewAfter)
    const due = [...late, ...(renewBy && renewBy < today ? [renewBy] : [])].toSorted()
    const [dueOn] = due
    return dueOn === undefined ? [] : [{ id, name, departsOn, count: due.length, dueOn }]
  })
}
