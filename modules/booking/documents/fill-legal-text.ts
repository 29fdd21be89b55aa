/** The names in braces that a text asks an order for. */
export function namesIn(html: string): string[] {
  return [...html.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/**
 * A legal text with its facts where it has their `{names}`, escaped. Staff write these texts, so a name that nobody knows
 * is no error of the program: `sayMissing` says what stands there. What stands in `[[…]]` is left out as a whole when a
 * fact in it is missing.
 */
export function fillLegalText(
  html: string,
  facts: Partial<Record<string, string>>,
  sayMissing: (name: string) => string,
): string {
  const kept = html.replace(/\[\[(.*?)\]\]/gs, (_, part: string) =>
    namesIn(part).every((name) => facts[name] !== undefined) ? part : '',
  )
  return kept.replace(/\{(\w+)\}/g, (_, name: string) => escapeHtml(facts[name] ?? sayMissing(name)))
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
