import { vouchForHtml, type SafeHtml } from '#kernel/safe-html.ts'
import { fillLegalText } from '#modules/booking/index.ts'

type Facts = Partial<Record<string, string>>

/**
 * A legal text as it holds for everybody. It belongs to no order: what only an order knows is said by `sayOpen`, once for
 * names that stand in a row ("{customerName}, {customerAddress}").
 */
export function fillAgreement(html: string, facts: Facts, sayOpen: (name: string) => string): SafeHtml {
  return vouchForHtml(fillLegalText(withRowsOnce(html, facts), facts, sayOpen))
}

function withRowsOnce(html: string, facts: Facts): string {
  return html.replace(/\{\w+\}(?:[,،]? \{\w+\})+/g, (row) => {
    const names = row.match(/\w+/g) ?? []
    return names.every((name) => facts[name] === undefined) ? `{${names[0]}}` : row
  })
}
