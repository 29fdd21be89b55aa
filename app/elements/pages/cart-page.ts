import { changeCart } from '#app/acts/cart/change-cart.ts'
import { CART_COOKIE, encodeLines } from '#modules/booking/index.ts'
import { adoptContent, parsePage } from '../adopt-content.ts'
import { askPage } from '../call.ts'
import { currentCart, onCartChange, writeCart } from '../cart-store.ts'
import { ConnectedElement } from '../connected-element.ts'
import { readCookie } from '../cookies.ts'

/** A finger on a stepper pauses this long before the server is asked again. */
const SETTLE_MS = 300

/** Changes the cart in the browser and shows it as the server prices it, without leaving the page. */
class CartPage extends ConnectedElement {
  #removed = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  #request: AbortController | undefined

  protected connect(signal: AbortSignal): void {
    this.addEventListener('submit', (event) => this.#submit(event), { signal })
    this.addEventListener('change', ({ target }) => this.#sendInstantly(target), { signal })
    onCartChange(() => this.#refreshSoon(), signal)
    // Another window, or a page without script, may have left store and cookie apart: what is in the store counts.
    const cart = currentCart()
    if (encodeLines(cart.lines) !== (readCookie(CART_COOKIE) ?? '')) writeCart(cart)
  }

  #submit(event: SubmitEvent): void {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    const change = changeCart(currentCart(), new FormData(event.target), new Date())
    if (change.problem) return
    event.target.closest('dialog')?.close()
    this.#removed = encodeLines(change.removed)
    writeCart(change.cart)
  }

  #sendInstantly(target: EventTarget | null): void {
    const form = target instanceof HTMLInputElement ? target.form : null
    if (form?.dataset.instant !== undefined && form.reportValidity()) form.requestSubmit()
  }

  #refreshSoon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#refresh(), SETTLE_MS)
  }

  async #refresh(): Promise<void> {
    this.#request?.abort()
    this.#request = new AbortController()
    const address = new URL(location.href)
    address.searchParams.delete('problem')
    if (this.#removed) address.searchParams.set('removed', this.#removed)
    else address.searchParams.delete('removed')
    const isRemoval = this.#removed !== ''
    this.#removed = ''
    try {
      const html = await askPage(address, { signal: this.#request.signal })
      const next = parsePage(html).querySelector('cart-page')
      if (!next) throw new Error('the answer has no cart')
      this.#show(next, isRemoval)
    } catch (error) {
      // Without an answer the page is loaded again: what the browser then says is better than an old price.
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.reload()
    }
  }

  /** Focus stays on the control it was on; after a removal it goes to the button that takes it back. */
  #show(next: Element, isRemoval: boolean): void {
    const key =
      document.activeElement instanceof HTMLElement && this.contains(document.activeElement)
        ? keyOf(document.activeElement)
        : undefined
    adoptContent(this, next)
    const wanted = isRemoval ? '[data-undo]' : key
    if (wanted) this.querySelector<HTMLElement>(wanted)?.focus()
  }
}

/** A selector that finds the same control in the new content. */
function keyOf(element: HTMLElement): string | undefined {
  const input = element.closest('number-stepper')?.querySelector('input')
  const stepper = input?.dataset.key && `number-stepper:has([data-key="${input.dataset.key}"])`
  if (!stepper) return undefined
  const step = element.dataset.step
  return step ? `${stepper} [data-step="${step}"]:enabled` : `${stepper} input`
}

customElements.define('cart-page', CartPage)
