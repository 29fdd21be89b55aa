/**
 * Scrolls a bar that is wider than the window until this part of it stands at its start or in its middle. The page
 * stays where it is, unlike with the browser's own way, which moves everything around the bar too.
 */
export function bringIntoBar(part: Element, at: 'start' | 'center'): void {
  const bar = part.parentElement
  if (!bar) return
  const [inner, outer] = [part.getBoundingClientRect(), bar.getBoundingClientRect()]
  const isRightToLeft = getComputedStyle(bar).direction === 'rtl'
  const atStart = isRightToLeft ? inner.right - outer.right : inner.left - outer.left
  const atCenter = (inner.left + inner.right - outer.left - outer.right) / 2
  bar.scrollBy({ left: at === 'start' ? atStart : atCenter, behavior: 'instant' })
}
