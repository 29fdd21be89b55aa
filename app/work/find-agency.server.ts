import type { Locale } from '#kernel/locale.ts'
import type { Agency } from '#modules/booking/index.ts'
import { getSite } from '#modules/content/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { agencyOf } from './agency.ts'

/** The agency as documents and mails in a language name it. */
export async function findAgency(db: Db, locale: Locale): Promise<Agency> {
  return agencyOf(await getSite(db, locale), locale)
}
