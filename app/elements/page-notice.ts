import { ConnectedElement } from './connected-element.ts'
import { showNotice } from './events.ts'

/** A notice that came with the page, opened as a modal. */
export class PageNotice extends ConnectedElement {
  protected connect(): void {
    showNotice({
      kind: this.dataset.kind === 'success' ? 'success' : 'warning',
      title: this.dataset.title ?? '',
      text: this.dataset.text ?? '',
    })
  }
}
