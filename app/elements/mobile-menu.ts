import { ConnectedElement } from './connected-element.ts'

/** The menu sheet of phones: says by its button whether it is open, and closes when a link is followed. */
export class MobileMenu extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const button = this.querySelector('button')
    const dialog = this.querySelector('dialog')
    if (!button || !dialog) return
    const close = () => dialog.open && dialog.close()
    const tell = () => button.setAttribute('aria-expanded', String(dialog.open))
    const observer = new MutationObserver(tell)
    observer.observe(dialog, { attributeFilter: ['open'] })
    signal.addEventListener('abort', () => observer.disconnect())
    tell()
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
