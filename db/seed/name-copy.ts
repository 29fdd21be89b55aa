/** The key of the copy of something: `nth` counts from 1, and the copy says so from 2 on. */
export function copyKey(key: string, nth: number): string {
  return `${key}-${nth + 1}`
}

/** The links of that copy, in every language. */
export function copySlug<Slug extends Record<string, string>>(slug: Slug, nth: number): Slug {
  return Object.fromEntries(Object.entries(slug).map(([locale, text]) => [locale, copyKey(text, nth)])) as Slug
}
