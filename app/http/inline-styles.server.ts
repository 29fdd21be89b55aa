import { keepLatest } from '#kernel/keep-latest.ts'
import { dropUnusedRules } from './drop-unused-rules.server.ts'
import { askedOnce, type Piece } from './piece.ts'

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
export function inlineStyles(pieces: readonly Piece[], styles: ReadonlyMap<string, string>): Piece[] {
  const addresses = pieces.flatMap(stylesheetsOf)
  const css = joined(addresses, styles)
  if (addresses.length === 0 || css === undefined) return [...pieces]
  const looks = new Map<string, string>()
  const named = pieces.map((piece) => (hasLooks(piece) ? { html: nameLooks(piece.html, looks) } : piece))
  const rules = [...looks].map(([value, name]) => `[data-look="${name}"]{${value}}`).join('')
  const style = styleOf(dropUnusedRules(css, pieces), rules)
  let isFirst = true
  return named.flatMap((piece) => {
    if (stylesheetsOf(piece).length === 0) return [piece]
    const [before = '', ...after] = piece.html.split(STYLESHEET)
    const rest = after.map((html) => ({ html }))
    if (!isFirst) return [{ html: before }, ...rest]
    isFirst = false
    return [{ html: before }, style, ...rest]
  })
}

const stylesheetsOf = askedOnce((html) => (html.match(STYLESHEET) ?? []).map((link) => ADDRESS.exec(link)?.[0] ?? ''))

const hasLooks = askedOnce((html) => html.includes(' style="'))

/** The stylesheets of kinds of pages. */
const shared = new Map<string, Piece>()
const MOST_SHARED = 200

function styleOf(css: string, rules: string): Piece {
  if (rules !== '') return { html: `<style>${css}${rules}</style>` }
  const style = shared.get(css) ?? { html: `<style>${css}</style>`, isShared: true }
  keepLatest(shared, css, style, MOST_SHARED)
  return style
}

function nameLooks(html: string, looks: Map<string, string>): string {
  return html.replace(STYLE_ATTRIBUTE, (attribute, value: string, place: number) => {
    if (!isInsideTag(html, place)) return attribute
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
