import { ConnectedElement } from './connected-element.ts'
import { PictureViewer } from './picture-viewer.ts'

/** Links to pictures, which open in the viewer of the page instead; with a modifier key they stay links. */
export class PictureLinks extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-picture]') : null
        const viewer = document.querySelector('dialog picture-viewer')
        const dialog = viewer?.closest('dialog')
        if (!link || !dialog || !(viewer instanceof PictureViewer)) return
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        dialog.showModal()
        viewer.show(Number(link.dataset.picture))
      },
      { signal },
    )
  }
}
