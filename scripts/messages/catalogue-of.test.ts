import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { catalogueFile, catalogueOf } from './catalogue-of.ts'

test.each(locales)('the catalogue of %s lists every file of texts: `npm run messages` writes it', (locale) => {
  expect(readFileSync(catalogueFile(locale), 'utf8')).toBe(catalogueOf(locale))
})
