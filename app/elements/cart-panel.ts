import { defaultLocale } from '#kernel/locale.ts'
import { countTravellers } from '#modules/booking/index.ts'
import { readCart } from './cart-store.ts'
import { ConnectedElement } from './connected-element.ts'
import { nameForCount, type CountName } from './name-for-count.ts'

/**
 * Opens when something was put into the cart, or by its button in the bar; the button, Escape, a click elsewhere or its
 * own cross close it, and the focus goes back to where it was.
 */
export class CartPanel extends ConnectedElement {
  #opener: Element | null = null

  protected connect(signal: AbortSignal): void {
    const panel = this.querySelector('section')
    const toggle = document.querySelector<HTMLElement>('[data-cart-toggle]')
    if (!panel) return
    const close = () => this.#close(panel, toggle)
    document.addEventListener(
      'cart-added',
      ({ detail }) => {
        this.#write('title', detail.title)
        this.#write('detail', detail.detail)
        this.#open(panel, toggle, 'added')
      },
      { signal },
    )
    if (toggle) toggle.hidden = false
    toggle?.addEventListener('click', () => (panel.hidden ? this.#showCart(panel, toggle) : close()), { signal })
    panel.querySelector('[data-close]')?.addEventListener('click', close, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
    document.addEventListener(
      'pointerdown',
      ({ target }) => target instanceof Node && !panel.contains(target) && !toggle?.contains(target) && close(),
      { signal },
    )
  }

  #showCart(panel: HTMLElement, toggle: HTMLElement): void {
    const lines = readCart()
    const names = new Set(lines.map(({ name }) => name).filter(Boolean))
    const counts = JSON.parse(this.dataset.counts ?? '[]') as CountName[]
    this.#write('title', [...names].join('\n'))
    this.#write('detail', nameForCount(counts, this.dataset.locale ?? defaultLocale, countTravellers(lines)))
    this.#open(panel, toggle, 'own')
  }

  #open(panel: HTMLElement, toggle: HTMLElement | null, reason: 'added' | 'own'): void {
    for (const title of panel.querySelectorAll<HTMLElement>('[data-when]')) title.hidden = title.dataset.when !== reason
    if (panel.hidden) this.#opener = document.activeElement
    panel.hidden = false
    panel.focus({ preventScroll: true })
    toggle?.setAttribute('aria-expanded', 'true')
  }

  #close(panel: HTMLElement, toggle: HTMLElement | null): void {
    if (panel.hidden) return
    const hasFocus = panel.contains(document.activeElement)
    panel.hidden = true
    toggle?.setAttribute('aria-expanded', 'false')
    if (hasFocus && this.#opener instanceof HTMLElement) this.#opener.focus({ preventScroll: true })
  }

  #write(part: string, text: string): void {
    const place = this.querySelector(`[data-part="${part}"]`)
    if (place) place.textContent = text
  }
}
