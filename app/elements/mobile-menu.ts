import { ConnectedElement } from './connected-element.ts'

/** The menu sheet of phones closes when a link is followed. */
export class MobileMenu extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const dialog = this.querySelector('dialog')
    if (!dialog) return
    const close = () => dialog.open && dialog.close()
    dialog.addEventListener(
      'click',
      ({ target }) => target instanceof Element && (target === dialog || target.closest('a')) && close(),
      {
        signal,
      },
    )
    document.addEventListener('navigation-end', close, { signal })
    window.addEventListener('popstate', close, { signal })
  }
}
