import { loadClosedDays } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { PapersTime } from './domain/papers-due.ts'
import { papersLeadDaysSetting } from './settings.server.ts'

/** When papers have to be there, by what staff have settled and the days on which nothing can be handed in; two queries. */
export async function readPapersTime(db: Db): Promise<PapersTime> {
  return { leadDays: await readSetting(db, papersLeadDaysSetting), closed: await loadClosedDays(db) }
}
