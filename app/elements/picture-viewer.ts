import { ConnectedElement } from './connected-element.ts'

/** A strip of pictures: the buttons beside it and the arrow keys move it by one. */
export class PictureViewer extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
        if (button) this.move(Number(button.dataset.step) * this.#direction())
      },
      { signal },
    )
    // Heard on the dialog, because its close button has the focus when it opens. Videos keep their own keys.
    const dialog = this.closest('dialog') ?? this
    dialog.addEventListener(
      'keydown',
      (event) => {
        const towards = { ArrowLeft: -1, ArrowRight: 1 }[(event as KeyboardEvent).key]
        if (towards === undefined || (event.target as Element).closest('video')) return
        event.preventDefault()
        this.move(towards)
      },
      { signal },
    )
  }

  /** Shows the picture at a place of the strip, at once. */
  show(index: number): void {
    this.#strip()?.children[index]?.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' })
  }

  private move(towards: number): void {
    const strip = this.#strip()
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    strip?.scrollBy({ left: towards * strip.clientWidth, behavior })
  }

  #strip(): Element | null {
    return this.querySelector('ol')
  }

  #direction(): 1 | -1 {
    return getComputedStyle(this).direction === 'rtl' ? -1 : 1
  }
}
