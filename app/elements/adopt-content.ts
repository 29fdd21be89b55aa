/**
 * Puts the content of another answer of the server into an element. The page's policy knows the inline styles the page
 * came with and no others; those of the new content are therefore set by script, which the policy allows.
 */
export function adoptContent(host: Element, next: Element): void {
  const styled = [...next.querySelectorAll<HTMLElement>('[style]')].map((element) => {
    const css = element.getAttribute('style') ?? ''
    element.removeAttribute('style')
    return { element, css }
  })
  host.replaceChildren(...next.childNodes)
  for (const { element, css } of styled) element.style.cssText = css
}
