/** `npm run messages`: writes down for each language which files hold its texts, one file for one area. */
import { writeFileSync } from 'node:fs'
import { locales } from '#kernel/locale.ts'
import { catalogueFile, catalogueOf } from './messages/catalogue-of.ts'

for (const locale of locales) writeFileSync(catalogueFile(locale), catalogueOf(locale))
