/** A number or code inside a sentence of any direction: kept together, and read from left to right. */
export function isolated(text: string): string {
  return `\u2066${text.replaceAll(' ', '\u00A0')}\u2069`
}
