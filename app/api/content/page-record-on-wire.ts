import { z } from 'zod'
import type { PageRecord } from '#modules/content/index.server.ts'

/** A page record under the names that older callers know; nothing else of the product knows them. */
export const WirePageRecord = z
  .object({
    id: z.string(),
    SA_Baslik: z.string(),
    SA_Subtitle: z.string(),
    SA_Link: z.string(),
    SA_Fotograf: z.string(),
    SA_PageTopImage: z.string(),
    SA_Sound: z.string(),
    SA_Urls: z.string().meta({ description: 'JSON text: the link in each language.' }),
    SA_UstSayfa: z.string().meta({ description: 'The link of the page above.' }),
    SA_Yazilar: z.string().meta({ description: 'Clean HTML.' }),
    pdb_categories: z.string().meta({ description: 'JSON text with the field SubCat.' }),
    SA_Jsonld: z.string().meta({ description: 'JSON-LD text.' }),
    created_on: z.iso.datetime(),
  })
  .meta({ id: 'PageRecord', description: 'A content page under the names of the older calls.' })

/** The record in the order of its fields that callers have always got. `addressOf` makes pictures and sounds absolute. */
export function pageRecordOnWire(
  record: PageRecord,
  { body, addressOf }: { body: string; addressOf: (value: string) => string },
): z.output<typeof WirePageRecord> {
  return {
    id: record.id,
    SA_Baslik: record.title,
    SA_Subtitle: record.subtitle,
    SA_Link: record.link,
    SA_Fotograf: addressOf(record.picture),
    SA_PageTopImage: addressOf(record.banner),
    SA_Sound: addressOf(record.sound),
    SA_Urls: record.slugMap,
    SA_UstSayfa: record.parentLink,
    SA_Yazilar: body,
    pdb_categories: record.categories,
    SA_Jsonld: record.jsonLd,
    created_on: record.createdAt.toISOString().replace(/\.\d+Z$/, 'Z'),
  }
}
