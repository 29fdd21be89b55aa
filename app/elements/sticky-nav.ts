import { ConnectedElement } from './connected-element.ts'

const STICKS_AFTER_PX = 50

/** The bar sticks to the top as soon as the page is scrolled by more than 50 px. */
export class StickyNav extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const decide = () => this.toggleAttribute('data-sticky', window.scrollY > STICKS_AFTER_PX)
    decide()
    window.addEventListener('scroll', decide, { passive: true, signal })
  }
}
