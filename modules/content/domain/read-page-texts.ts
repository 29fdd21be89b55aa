import { locales, type Localised } from '#kernel/locale.ts'

/** The JSON texts of a page as they were written. */
export type PageTexts = { slugMap: string; categories: string; jsonLd: string }

export type PageTextName = keyof PageTexts

export type ReadPageTexts = {
  /** The page's link in the languages its map names; none when there is no map or it is broken. */
  slugs: Partial<Localised>
  /** The category whose tours belong to the page, '' for none. */
  categoryLink: string
  structuredData: object | undefined
  /** Texts that are not what they should be; each of them counts as absent. */
  faults: PageTextName[]
}

/** Reads the JSON texts of a page. A broken one loses only itself. */
export function readPageTexts(texts: PageTexts): ReadPageTexts {
  const slugMap = parseObject(texts.slugMap)
  const categories = parseObject(texts.categories)
  const jsonLd = parseObject(texts.jsonLd)
  const parsed = { slugMap, categories, jsonLd }
  const subCategory = categories && 'SubCat' in categories ? categories.SubCat : ''
  return {
    slugs: Object.fromEntries(
      locales.flatMap((locale) => {
        const slug: unknown = (slugMap as Record<string, unknown> | undefined)?.[locale]
        return typeof slug === 'string' && slug !== '' ? [[locale, slug]] : []
      }),
    ),
    categoryLink: typeof subCategory === 'string' ? subCategory : '',
    structuredData: jsonLd,
    faults: (Object.keys(parsed) as PageTextName[]).filter(
      (name) => texts[name].trim() !== '' && parsed[name] === undefined,
    ),
  }
}

/** An object or a list; other JSON says nothing here. */
function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
