import { ConnectedElement } from './connected-element.ts'
import { showNotice } from './events.ts'

/** A notice that came with the page: read in its place without script, opened as a modal with it. */
export class PageNotice extends ConnectedElement {
  protected connect(): void {
    this.hidden = true
    showNotice({
      kind: this.dataset.kind === 'success' ? 'success' : 'warning',
      title: this.dataset.title ?? '',
      text: this.dataset.text ?? '',
    })
  }
}
