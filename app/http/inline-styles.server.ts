import { dropUnusedRules } from './drop-unused-rules.server.ts'

const STYLESHEET = /<link rel="stylesheet" href="[^"]+"\/>/g
const ADDRESS = /(?<=href=")[^"]+/
const STYLE_ATTRIBUTE = /\sstyle="([a-z\d\s\-_:;,.()%/#]*)"/gi

/**
 * Puts the stylesheets of a document into the document itself: it is painted without asking for anything else.
 * Rules the page has no use for stay away; `adoptContent` of app/elements brings those of the pages it takes parts from.
 * A stylesheet that is not known stays a link.
 *
 * Style attributes become rules of that stylesheet and `data-look` names the rule: the policy would need a hash for each
 * of them, in a head that no encoding makes smaller. `parsePage` of app/elements reads them back.
 */
export function inlineStyles(pieces: readonly string[], styles: ReadonlyMap<string, string>): string[] {
  const addresses = pieces
    .flatMap((piece) => piece.match(STYLESHEET) ?? [])
    .map((link) => ADDRESS.exec(link)?.[0] ?? '')
  const css = joined(addresses, styles)
  if (addresses.length === 0 || css === undefined) return [...pieces]
  const looks = new Map<string, string>()
  const named = pieces.map((piece) => nameLooks(piece, looks))
  const rules = [...looks].map(([value, name]) => `[data-look="${name}"]{${value}}`)
  const style = `<style>${dropUnusedRules(css, pieces)}${rules.join('')}</style>`
  let isFirst = true
  return named.flatMap((piece) => {
    const [before = '', ...after] = piece.split(STYLESHEET)
    if (after.length === 0 || !isFirst) return [before, ...after]
    isFirst = false
    return [before, style, ...after]
  })
}

function nameLooks(piece: string, looks: Map<string, string>): string {
  return piece.replace(STYLE_ATTRIBUTE, (attribute, value: string, place: number) => {
    if (!isInsideTag(piece, place)) return attribute
    const name = looks.get(value) ?? looks.size.toString(36)
    looks.set(value, name)
    return ` data-look="${name}"`
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
