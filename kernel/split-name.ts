/** `Zehra Nur Ak` gives the names of a form: the last word is the family's. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : ''
  return { firstName: (words.length > 1 ? words.slice(0, -1) : words).join(' '), lastName }
}
