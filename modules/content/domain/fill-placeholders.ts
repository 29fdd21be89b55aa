/** What `[names]` in the titles of pages and posts stand for. */
export type TitleFacts = { title: string; firm: string; year: number; nextYear: number }

/** Puts `[title]`, `[firm]`, `[year]` and the next year, `[yearn]`, into a text; other names stay as they are. */
export function fillPlaceholders(text: string, { title, firm, year, nextYear }: TitleFacts): string {
  const values: Partial<Record<string, string>> = { title, firm, year: String(year), yearn: String(nextYear) }
  return text.replace(/\[(\w+)\]/g, (placeholder, name: string) => values[name] ?? placeholder)
}
