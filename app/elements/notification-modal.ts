import { clientState, noAlert, type Alert } from './client-state.ts'
import { ConnectedElement } from './connected-element.ts'

/** Shows one notice until it is closed, then forgets it. */
export class NotificationModal extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const dialog = this.querySelector('dialog')
    if (!dialog) return
    document.addEventListener(
      'show-notice',
      ({ detail }) => {
        const { kind, title, text } = detail
        this.#show({ show: true, type: kind, title, text })
        if (!dialog.open) dialog.showModal()
      },
      { signal },
    )
    dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close(), { signal })
    dialog.addEventListener('close', () => this.#show(noAlert), { signal })
  }

  #show(alert: Alert): void {
    clientState.alert = alert
    const { type, title, text } = alert
    for (const mark of this.querySelectorAll<HTMLElement>('[data-mark]')) mark.hidden = mark.dataset.mark !== type
    const heading = this.querySelector('h2')
    const words = this.querySelector('p')
    if (heading) heading.textContent = title
    if (words) words.textContent = text
  }
}
