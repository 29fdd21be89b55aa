/**
 * Reads a page of ours. The policy of the page that is open knows its own inline styles and no others, so those of the
 * new one are put aside until `adoptContent` sets them by script, which the policy allows.
 */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html')
}

/** Puts the content of an element of such a page into an element of this one. */
export function adoptContent(host: Element, next: Element): void {
  const styled = [...next.querySelectorAll<HTMLElement>('[data-style]')]
  host.replaceChildren(...next.childNodes)
  for (const element of styled) {
    element.style.cssText = element.dataset['style'] ?? ''
    delete element.dataset['style']
  }
}
