import { readRules } from '#app/page/interface-rules.ts'
import { ConnectedElement } from './connected-element.ts'
import type { Toast } from './events.ts'

/** Shows a toast for a while, three seconds as delivered; a click takes it away at once. Errors are spoken at once, the others in turn. */
export class ToastStack extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    document.addEventListener('show-toast', ({ detail }) => this.#show(detail), { signal })
  }

  #show({ kind, text }: Toast): void {
    const region = this.querySelector(kind === 'error' ? '[role="alert"]' : '[role="status"]')
    const toast = this.querySelector(`[hidden] [data-kind="${kind}"]`)?.cloneNode(true)
    if (!region || !(toast instanceof HTMLElement)) return
    const words = toast.querySelector('span')
    if (words) words.textContent = text
    toast.addEventListener('click', () => toast.remove())
    region.append(toast)
    setTimeout(() => toast.remove(), readRules().toastMs)
  }
}
