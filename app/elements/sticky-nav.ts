import { readRules } from '#app/page/interface-rules.ts'
import { ConnectedElement } from './connected-element.ts'

/** The bar sticks to the top as soon as the page is scrolled by more than staff settled, 50 px as delivered. */
export class StickyNav extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const { stickyAfterPx } = readRules()
    const decide = () => this.toggleAttribute('data-sticky', window.scrollY > stickyAfterPx)
    decide()
    window.addEventListener('scroll', decide, { passive: true, signal })
  }
}
