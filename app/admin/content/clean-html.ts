/** What the editor reads and writes without loss. */
const known = new Set(
  'p h2 h3 h4 ul ol li blockquote hr br pre code table thead tbody tr td th a b strong em i u s img'.split(' '),
)

const knownAttributes: Partial<Record<string, string[]>> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
}

/** Whether the editor would keep all of a text. */
export function isEditable(html: string): boolean {
  return [...html.matchAll(/<([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/gi)].every(([, tag = '', rest = '']) => {
    const name = tag.toLowerCase()
    const attributes = [...rest.matchAll(/([a-z-]+)\s*=/gi)].map(([, each = '']) => each.toLowerCase())
    return known.has(name) && attributes.every((each) => knownAttributes[name]?.includes(each))
  })
}

/** The HTML of the editor as the site writes it: no paragraph inside a cell or an item that holds nothing else, a head for tables. */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const each of body.querySelectorAll('colgroup')) each.remove()
  for (const each of body.querySelectorAll('[style]')) each.removeAttribute('style')
  for (const cell of body.querySelectorAll('td, th'))
    for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '1') cell.removeAttribute(name)
  for (const each of body.querySelectorAll('td, th, li')) unwrapOnly(each)
  for (const table of body.querySelectorAll('table')) giveHead(table)
  // The editor forgets what a head is of.
  for (const head of body.querySelectorAll('th')) head.setAttribute('scope', head.closest('thead') ? 'col' : 'row')
  return body.innerHTML
}

function unwrapOnly(holder: Element): void {
  const [first, ...rest] = holder.children
  if (first?.tagName !== 'P' || rest.some(({ tagName }) => tagName !== 'UL' && tagName !== 'OL')) return
  first.replaceWith(...first.childNodes)
}

/** Rows at the top that hold nothing but heads are the head of the table. */
function giveHead(table: HTMLTableElement): void {
  const [rows] = table.tBodies
  if (!rows || table.tHead) return
  const heads: Element[] = []
  for (const row of rows.rows) {
    if (![...row.cells].every(({ tagName }) => tagName === 'TH')) break
    heads.push(row)
  }
  if (heads.length === 0 || heads.length === rows.rows.length) return
  table.createTHead().append(...heads)
}
