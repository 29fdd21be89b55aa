import { ConnectedElement } from './connected-element.ts'
import { nextItem } from './next-item.ts'

/** Links behind a word: closes on Escape, on a choice and on a click elsewhere; arrow keys walk through the links. */
export class DropMenu extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const details = this.querySelector('details')
    if (!details) return
    const close = () => {
      details.open = false
    }
    document.addEventListener('click', ({ target }) => target instanceof Node && !this.contains(target) && close(), {
      signal,
    })
    this.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && close(), {
      signal,
    })
    this.addEventListener(
      'focusout',
      ({ relatedTarget }) => relatedTarget instanceof Node && !this.contains(relatedTarget) && close(),
      {
        signal,
      },
    )
    this.addEventListener('keydown', (event) => this.#walk(event, details), { signal })
  }

  #walk(event: KeyboardEvent, details: HTMLDetailsElement): void {
    if (event.key === 'Escape' && details.open) {
      details.open = false
      this.querySelector('summary')?.focus()
      return
    }
    const links = [...this.querySelectorAll('a')]
    const focused = links.findIndex((link) => link === document.activeElement)
    const next = nextItem(event.key, focused, links.length)
    if (next === undefined) return
    event.preventDefault()
    details.open = true
    links[next]?.focus()
  }
}
