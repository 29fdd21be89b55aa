import { vouchForHtml, type SafeHtml } from '#kernel/safe-html.ts'

type Facts = Partial<Record<string, string>>

/**
 * Puts facts where a legal text has their `{names}`; facts are escaped. The public text belongs to no order: what only an
 * order knows is said by `sayOpen`, once for names that stand in a row ("{customerName}, {customerAddress}"), and a part in
 * `[[…]]` with such a name is left out, as papers leave it out.
 */
export function fillAgreement(html: string, facts: Facts, sayOpen: (name: string) => string): SafeHtml {
  const kept = html.replace(/\[\[(.*?)\]\]/gs, (_, part: string) =>
    namesIn(part).every((name) => facts[name] !== undefined) ? part : '',
  )
  return vouchForHtml(
    kept.replace(/\{\w+\}(?:[,،]? \{\w+\})*/g, (row) => {
      const names = namesIn(row)
      const said = names.every((name) => facts[name] === undefined) ? `{${names[0]}}` : row
      return said.replace(/\{(\w+)\}/g, (_, name: string) => escapeHtml(facts[name] ?? sayOpen(name)))
    }),
  )
}

function namesIn(html: string): string[] {
  return [...html.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
