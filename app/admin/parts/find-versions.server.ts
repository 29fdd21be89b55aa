import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { documentIds } from '#modules/booking/index.ts'
import { listDocumentVersions } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

export type TextVersion = { version: string; validFrom: PlainDate; title: string }

/** Every version of a legal text, the one in force first; none when there is no such text. */
export async function findVersions(db: Db, key: string, locale: Locale): Promise<TextVersion[]> {
  const id = documentIds.find((each) => each === key)
  if (!id) return []
  const versions = await listDocumentVersions(db, id)
  return versions.map(({ version, validFrom, title }) => ({ version, validFrom, title: title[locale] }))
}
