/**
 * Scrolls a bar that is wider than the window until this part of it stands at its start or in its middle. The page
 * stays where it is, unlike with the browser's own way, which moves everything around the bar too.
 */
export function bringIntoBar(part: Element, at: 'start' | 'center'): void {
  const bar = part.parentElement
  if (!bar) return
  const inner = part.getBoundingClientRect()
  // The bar scrolls within its border: a bar that moved by that border would snap to the part after this one.
  const outerLeft = bar.getBoundingClientRect().left + bar.clientLeft
  const outerRight = outerLeft + bar.clientWidth
  const isRightToLeft = getComputedStyle(bar).direction === 'rtl'
  const atStart = isRightToLeft ? inner.right - outerRight : inner.left - outerLeft
  const atCenter = (inner.left + inner.right - outerLeft - outerRight) / 2
  bar.scrollBy({ left: at === 'start' ? atStart : atCenter, behavior: 'instant' })
}
