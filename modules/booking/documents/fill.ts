/** Puts facts where a text has their `{names}`; a fact that is missing becomes a dash. */
export function fill(text: string, facts: Partial<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '—')
}
