/**
 * Keeps a value of one direction together inside a sentence of the other, `15+` in Arabic, where no element can:
 * in arguments of texts. Readers see no difference.
 */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`
}

/** Keeps a text whose direction nobody knows, a name, together inside a sentence of another. */
export function isolateName(name: string): string {
  return `\u2068${name}\u2069`
}
