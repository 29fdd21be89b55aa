/** Keeps a number or a code together, and in its own direction, inside text of the other direction. */
export function isolateLatin(text: string): string {
  return `\u2066${text}\u2069`
}
