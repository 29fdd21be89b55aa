import { ConnectedElement } from './connected-element.ts'
import { showToast } from './events.ts'

const CONFIRMED_MS = 1500

/** Copies its text and says so for a moment. */
export class CopyButton extends ConnectedElement {
  #timer: ReturnType<typeof setTimeout> | undefined

  protected connect(signal: AbortSignal): void {
    this.addEventListener('click', () => void this.#copy(), { signal })
  }

  async #copy(): Promise<void> {
    await navigator.clipboard.writeText(this.dataset.text ?? '')
    this.#show(true)
    showToast({ kind: 'success', text: this.querySelector('[data-when="copied"]')?.textContent ?? '' })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#show(false), CONFIRMED_MS)
  }

  #show(isCopied: boolean): void {
    for (const word of this.querySelectorAll<HTMLElement>('[data-when]'))
      word.hidden = (word.dataset.when === 'copied') !== isCopied
  }
}
