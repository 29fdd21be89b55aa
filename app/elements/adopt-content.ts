const LOOK = /\[data-look="(\w+)"\]\{([^}]*)\}/g

/** What each part of the page has taken from other pages so far. */
const adopted = new WeakMap<Node, Set<string>>()

/**
 * Reads a page of ours. The policy of the page that is open knows its own styles and no others, so those that elements of
 * the new one have for themselves are put aside until `adoptContent` sets them by script, which the policy allows.
 */
export function parsePage(html: string): Document {
  const page = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html')
  const looks = new Map([...html.matchAll(LOOK)].map(([, name = '', value = '']) => [name, value]))
  for (const element of page.querySelectorAll<HTMLElement>('[data-look]')) {
    element.dataset['style'] = looks.get(element.dataset['look'] ?? '') ?? ''
    delete element.dataset['look']
  }
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
function adoptStyles(root: Node, page: Document): void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return
  const text = [...page.querySelectorAll('style')].map((style) => style.textContent.replaceAll(LOOK, '')).join('')
  const known = adopted.get(root) ?? new Set()
  if (text === '' || known.has(text)) return
  adopted.set(root, known.add(text))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  root.adoptedStyleSheets.push(sheet)
}
