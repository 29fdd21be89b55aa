/** A sample count and the name of that many things, its number replaced by `#`. */
export type CountName = [count: number, name: string]

/** The name of `count` things, taken from the sample whose count has the same plural form in the language. */
export function nameForCount(names: readonly CountName[], locale: string, count: number): string {
  // oxlint-disable-next-line no-restricted-globals -- chooses a plural form, formats nothing
  const rules = new Intl.PluralRules(locale)
  const form = rules.select(count)
  const exact = names.find(([sample]) => sample === count)
  const similar = names.findLast(([sample]) => sample > 0 && rules.select(sample) === form)
  return (exact ?? similar)?.[1].replace('#', String(count)) ?? String(count)
}
