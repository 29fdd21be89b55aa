import { ConnectedElement } from './connected-element.ts'
import type { Notice } from './events.ts'

/** Shows one notice until it is closed, then forgets it. */
export class NotificationModal extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const dialog = this.querySelector('dialog')
    if (!dialog) return
    document.addEventListener(
      'show-notice',
      ({ detail }) => {
        this.#fill(detail)
        if (!dialog.open) dialog.showModal()
      },
      { signal },
    )
    dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close(), { signal })
    dialog.addEventListener('close', () => this.#fill({ kind: '', title: '', text: '' }), { signal })
  }

  #fill({ kind, title, text }: Notice | { kind: ''; title: ''; text: '' }): void {
    for (const mark of this.querySelectorAll<HTMLElement>('[data-mark]')) mark.hidden = mark.dataset.mark !== kind
    const heading = this.querySelector('h2')
    const words = this.querySelector('p')
    if (heading) heading.textContent = title
    if (words) words.textContent = text
  }
}
