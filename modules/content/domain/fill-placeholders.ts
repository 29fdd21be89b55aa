/** What `[names]` in the texts of pages, posts and questions stand for. */
export type TitleFacts = { title: string; firm: string; year: number; nextYear: number }

/** Puts `[title]`, `[firm]`, `[year]` and the next year, `[yearn]`, into a text; other names stay as they are. */
export function fillPlaceholders(text: string, { title, firm, year, nextYear }: TitleFacts): string {
  const values: Partial<Record<string, string>> = { title, firm, year: String(year), yearn: String(nextYear) }
  return text.replace(/\[(\w+)\]/g, (placeholder, name: string) => values[name] ?? placeholder)
}

/** The same in every text inside a value, such as data for search engines. */
export function fillEveryText<Value>(value: Value, facts: TitleFacts): Value {
  return JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'string' ? fillPlaceholders(each, facts) : each,
  ) as Value
}
