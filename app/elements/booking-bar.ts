import { ConnectedElement } from './connected-element.ts'

/** How much of the window below the box counts as not seen yet: the bar leads to what stands higher than that. */
const BELOW = '0px 0px -30% 0px'

/** The bar at the foot of a phone, which makes way as soon as the box that it leads to is on the screen. */
export class BookingBar extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const box = document.querySelector('#booking')
    if (!box) return
    const observer = new IntersectionObserver(
      ([entry]) => this.toggleAttribute('data-at-box', entry?.isIntersecting ?? false),
      { rootMargin: BELOW },
    )
    observer.observe(box)
    signal.addEventListener('abort', () => observer.disconnect())
  }
}
