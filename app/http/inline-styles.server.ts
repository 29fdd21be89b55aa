import { dropUnusedRules } from './drop-unused-rules.server.ts'

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g
const STYLE_ATTRIBUTE = /\sstyle="([a-z\d\s\-_:;,.()%/#]*)"/gi

/**
 * Puts the stylesheets of a document into the document itself: it is painted without asking for anything else.
 * Rules the page has no use for stay away; `adoptContent` of app/elements brings those of the pages it takes parts from.
 * A stylesheet that is not known stays a link.
 *
 * Style attributes become rules of that stylesheet and `data-look` names the rule: the policy would need a hash for each
 * of them, in a head that no encoding makes smaller. `parsePage` of app/elements reads them back.
 */
export function inlineStyles(html: string, styles: ReadonlyMap<string, string>): string {
  const addresses = [...html.matchAll(STYLESHEET)].map(([, address = '']) => address)
  const css = joined(addresses, styles)
  if (addresses.length === 0 || css === undefined) return html
  const looks = new Map<string, string>()
  const named = html.replace(STYLE_ATTRIBUTE, (attribute, value: string, place: number) => {
    if (!isInsideTag(html, place)) return attribute
    const name = looks.get(value) ?? looks.size.toString(36)
    looks.set(value, name)
    return ` data-look="${name}"`
  })
  const rules = [...looks].map(([value, name]) => `[data-look="${name}"]{${value}}`)
  const used = dropUnusedRules(css, html)
  let isFirst = true
  return named.replace(STYLESHEET, () => {
    const place = isFirst ? `<style>${used}${rules.join('')}</style>` : ''
    isFirst = false
    return place
  })
}

/** Whether a tag begins before the place and does not end there: React writes both signs as entities everywhere else. */
function isInsideTag(html: string, place: number): boolean {
  return html.lastIndexOf('<', place) > html.lastIndexOf('>', place)
}

const sets = new WeakMap<ReadonlyMap<string, string>, Map<string, string | undefined>>()

/** The stylesheets as one, the same text for all pages that have the same; nothing when one of them is not known. */
function joined(addresses: readonly string[], styles: ReadonlyMap<string, string>): string | undefined {
  const known = sets.get(styles) ?? new Map<string, string | undefined>()
  sets.set(styles, known)
  const name = addresses.join(' ')
  if (!known.has(name)) {
    const texts = addresses.map((address) => styles.get(address))
    known.set(name, texts.includes(undefined) ? undefined : texts.join(''))
  }
  return known.get(name)
}
