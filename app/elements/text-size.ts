import { ConnectedElement } from './connected-element.ts'
import { noteFailure } from '#app/page/note-failure.ts'

const NORMAL = '1'

/** The choice of the size of the text. It is kept; the script at the head of every page sets it before anything is shown. */
export class TextSize extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    this.hidden = false
    this.addEventListener('click', ({ target }) => this.#choose(target), { signal })
    document.addEventListener('text-size', () => this.#show(), { signal })
    this.#show()
  }

  #choose(target: EventTarget | null): void {
    const size = target instanceof HTMLElement ? target.dataset.size : undefined
    if (!size) return
    document.documentElement.dataset.textSize = size
    try {
      localStorage.setItem('textSize', size)
    } catch (error) {
      noteFailure(error)
    }
    document.dispatchEvent(new Event('text-size'))
  }

  #show(): void {
    const chosen = document.documentElement.dataset.textSize ?? NORMAL
    for (const button of this.querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(button.dataset.size === chosen))
  }
}
