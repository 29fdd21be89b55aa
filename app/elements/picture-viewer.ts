import { ConnectedElement } from './connected-element.ts'

/** The buttons beside a strip of pictures move it by one picture. */
export class PictureViewer extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const strip = this.querySelector('ol')
    if (!strip) return
    this.addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
        if (!button) return
        const towards = Number(button.dataset.step) * (getComputedStyle(strip).direction === 'rtl' ? -1 : 1)
        strip.scrollBy({ left: towards * strip.clientWidth, behavior: 'smooth' })
      },
      { signal },
    )
  }
}
