import { keepLatest } from '#kernel/keep-latest.ts'
import { askedOnce, type Piece } from './piece.ts'

/** One rule as its selectors, a group such as `@layer` as what it holds, or anything else as it is written. */
type Rule = { selectors: Selector[]; body: string } | { group: string; rules: Rule[] } | string

/** A selector and the classes of components that something must have for it to match. */
type Selector = { text: string; classes: string[] }

const GROUP = /^@(layer|media|supports|container)\b/
const FUNCTIONAL = /:(?:not|is|where|has)\(/

/** A stylesheet taken apart, the classes of components in it, and what was left of it for pages that name some of these. */
type Sheet = { rules: Rule[]; classes: ReadonlySet<string>; left: Map<string, string> }

const sheets = new Map<string, Sheet>()

/** Pages of one kind name the same classes, but for what only some of them show. */
const KEPT_OF_EACH = 200

/**
 * The stylesheet without rules for classes of components that no piece of a page names, not even in a template.
 * Classes of components begin with `_`; rules for anything else stay.
 */
export function dropUnusedRules(css: string, pieces: readonly Piece[]): string {
  const sheet = sheets.get(css) ?? sheetOf(css)
  sheets.set(css, sheet)
  const words = new Set(pieces.flatMap(wordsOf))
  const named = [...words].filter((name) => sheet.classes.has(name)).toSorted()
  const name = named.join(' ')
  const left = sheet.left.get(name) ?? write(sheet.rules, new Set(named))
  keepLatest(sheet.left, name, left, KEPT_OF_EACH)
  return left
}

const wordsOf = askedOnce((html) => [...new Set(html.match(/_[\w-]+/g))])

function sheetOf(css: string): Sheet {
  const rules = parseRules(css)
  return { rules, classes: new Set(classesIn(rules)), left: new Map() }
}

function classesIn(rules: readonly Rule[]): string[] {
  return rules.flatMap((rule) => {
    if (typeof rule === 'string') return []
    return 'group' in rule ? classesIn(rule.rules) : rule.selectors.flatMap(({ classes }) => classes)
  })
}

function write(rules: Rule[], named: ReadonlySet<string>): string {
  let text = ''
  for (const rule of rules) {
    if (typeof rule === 'string') {
      text += rule
    } else if ('group' in rule) {
      const inner = write(rule.rules, named)
      // An empty layer still has its place in the order of the layers.
      if (inner !== '' || rule.group.startsWith('@layer')) text += `${rule.group}{${inner}}`
    } else {
      const used = rule.selectors.filter(({ classes }) => classes.every((name) => named.has(name)))
      if (used.length > 0) text += `${used.map((selector) => selector.text).join(',')}{${rule.body}}`
    }
  }
  return text
}

/** What stands in brackets is excluded, or one of several: none of it has to be on the page. */
function classesOf(selector: string): string[] {
  let rest = selector
  for (let found = FUNCTIONAL.exec(rest); found; found = FUNCTIONAL.exec(rest)) {
    const closes = endOf(rest, found.index + found[0].length, ')')
    rest = rest.slice(0, found.index) + rest.slice(closes + 1)
  }
  return rest.match(/(?<=\.)_[\w-]+/g) ?? []
}

function parseRules(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  while (start < css.length) {
    const opens = endOf(css, start, '{;')
    const head = css.slice(start, opens)
    if (css[opens] !== '{') {
      rules.push(css.slice(start, opens + 1))
      start = opens + 1
      continue
    }
    const closes = endOf(css, opens + 1, '}')
    const body = css.slice(opens + 1, closes)
    start = closes + 1
    if (GROUP.test(head)) rules.push({ group: head, rules: parseRules(body) })
    else if (head.startsWith('@')) rules.push(css.slice(start - head.length - body.length - 2, start))
    else rules.push({ selectors: splitSelectors(head), body })
  }
  return rules
}

function splitSelectors(head: string): Selector[] {
  const selectors: Selector[] = []
  for (let start = 0; start <= head.length;) {
    const end = endOf(head, start, ',')
    const text = head.slice(start, end)
    selectors.push({ text, classes: classesOf(text) })
    start = end + 1
  }
  return selectors
}

/** Where the next of these signs stands outside of brackets and quotes, or the end of the text. */
function endOf(css: string, from: number, signs: string): number {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const sign = css[at] ?? ''
    if (depth === 0 && signs.includes(sign)) return at
    if (sign === '"' || sign === "'") {
      for (at++; at < css.length && css[at] !== sign; at++) if (css[at] === '\\') at++
    } else if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign)) depth--
  }
  return css.length
}
