import { ConnectedElement } from './connected-element.ts'

/** A list below its heading that phones show folded: the button in the heading opens it and folds it again. */
export class FoldList extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const button = this.querySelector('button')
    button?.addEventListener(
      'click',
      () => button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true')),
      { signal },
    )
  }
}
