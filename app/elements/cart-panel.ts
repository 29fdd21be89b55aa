import { ConnectedElement } from './connected-element.ts'

/** Opens when something was put into the cart; Escape, a click elsewhere or its button close it. */
export class CartPanel extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const panel = this.querySelector('section')
    if (!panel) return
    const close = () => {
      panel.hidden = true
    }
    document.addEventListener(
      'cart-added',
      ({ detail }) => {
        this.#write('title', detail.title)
        this.#write('detail', detail.detail)
        panel.hidden = false
        panel.focus({ preventScroll: true })
      },
      { signal },
    )
    panel.querySelector('[data-close]')?.addEventListener('click', close, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
    document.addEventListener(
      'pointerdown',
      ({ target }) => target instanceof Node && !panel.contains(target) && close(),
      { signal },
    )
  }

  #write(part: string, text: string): void {
    const place = this.querySelector(`[data-part="${part}"]`)
    if (place) place.textContent = text
  }
}
