/** The letters of a name for its monogram: two in Latin letters, `HK`, one in Arabic, where letters would join. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/u).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
  const [first = '', ...rest] = letters
  return /\p{Script=Arabic}/u.test(first) ? first : `${first}${rest.at(-1) ?? ''}`
}
