const LOOK = /\[data-look="(\w+)"\]\{([^}]*)\}/g
const STYLE = /<style>([\s\S]*?)<\/style>/g

/** The styles of each page that was read, without those of single elements. */
const styles = new WeakMap<Document, string>()

/** What each root has taken of such styles so far. */
const adopted = new WeakMap<Node, Set<string>>()

/**
 * Reads a page of ours. The policy of the page that is open knows its own styles and no others, so those of the new one
 * are put aside until `adoptContent` sets them by script, which the policy allows.
 */
export function parsePage(html: string): Document {
  const text = [...html.matchAll(STYLE)].map(([, style = '']) => style).join('')
  const bare = html.replaceAll(STYLE, '').replaceAll(' style="', ' data-style="')
  const page = new DOMParser().parseFromString(bare, 'text/html')
  const looks = new Map([...text.matchAll(LOOK)].map(([, name = '', value = '']) => [name, value]))
  for (const element of page.querySelectorAll<HTMLElement>('[data-look]')) {
    element.dataset['style'] = looks.get(element.dataset['look'] ?? '') ?? ''
    delete element.dataset['look']
  }
  styles.set(page, text.replaceAll(LOOK, ''))
  return page
}

/** Puts the content of an element of such a page into an element of this one, with the styles it needs. */
export function adoptContent(host: Element, next: Element): void {
  adoptStyles(host.getRootNode(), next.ownerDocument)
  const styled = [...next.querySelectorAll<HTMLElement>('[data-style]')]
  host.replaceChildren(...next.childNodes)
  for (const element of styled) {
    element.style.cssText = element.dataset['style'] ?? ''
    delete element.dataset['style']
  }
}

/** A page carries only the rules it has a use for itself; another one may have a use for more. */
export function adoptStyles(root: Node, page: Document): void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return
  const text = styles.get(page) ?? ''
  const known = adopted.get(root) ?? new Set()
  if (text === '' || known.has(text)) return
  adopted.set(root, known.add(text))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  root.adoptedStyleSheets.push(sheet)
}
