import { z } from 'zod'
import { locales, type Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { defineSetting, readSetting } from '#platform/settings/settings.server.ts'
import type { PageFacts } from './domain/derive-page.ts'
import { titleYears, type TitleYears } from './domain/title-years.ts'
import { getSite } from './get-site.server.ts'

/** The years that titles speak of; the clock decides until staff fix them. */
export const titleYearsSetting = defineSetting<TitleYears>({
  key: 'titleYears',
  schema: z.object({ year: z.number().int().nullable(), nextYear: z.number().int().nullable() }),
  fallback: { year: null, nextYear: null },
})

/** What stands for the placeholders of titles on a day in Istanbul. */
export async function readTitleFacts(
  db: Db,
  { locale, today }: { locale: Locale; today: PlainDate },
): Promise<PageFacts> {
  const [site, years] = await Promise.all([getSite(db, locale), readSetting(db, titleYearsSetting)])
  return { firm: site.firm, ...titleYears(today, years) }
}

/** The same in every language. */
export async function readTitleFactsIn(db: Db, today: PlainDate): Promise<Record<Locale, PageFacts>> {
  const all = await Promise.all(locales.map(async (locale) => [locale, await readTitleFacts(db, { locale, today })]))
  return Object.fromEntries(all) as Record<Locale, PageFacts>
}
