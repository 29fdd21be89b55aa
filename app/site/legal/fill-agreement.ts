import { vouchForHtml, type SafeHtml } from '#kernel/safe-html.ts'

/** What belongs to one order is left open in the public text, as on paper. */
const OPEN = '……'

/** Puts facts where a legal text has their `{names}`; facts are escaped. Parts in `[[…]]`, which papers may leave out, are shown. */
export function fillAgreement(html: string, facts: Partial<Record<string, string>>): SafeHtml {
  return vouchForHtml(
    html.replaceAll(/\[\[|\]\]/g, '').replace(/\{(\w+)\}/g, (_, name: string) => escapeHtml(facts[name] ?? OPEN)),
  )
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
