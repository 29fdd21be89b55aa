import { ConnectedElement } from '../connected-element.ts'
import { linesInTexts } from '../lines-in-texts.ts'

/** Finds texts in a picture; few browsers have one (Shape Detection API). */
type TextDetector = {
  detect: (picture: ImageBitmap) => Promise<{ rawValue: string; boundingBox: DOMRectReadOnly }[]>
}

const detectors = window as { TextDetector?: new () => TextDetector }

/**
 * Puts the lines of a document into the field beside it, from a picture that is taken or chosen. Shown where the browser
 * finds texts by itself: the picture stays in it, is sent nowhere, and is forgotten at once.
 */
class DocumentPicture extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const Detector = detectors.TextDetector
    const button = this.querySelector('button')
    if (!Detector || !button) return
    this.hidden = false
    button.addEventListener('click', () => this.#choose(new Detector(), button), { signal })
  }

  #choose(detector: TextDetector, button: HTMLButtonElement): void {
    // Without a name and outside the form, it can be sent with nothing.
    const picker = document.createElement('input')
    picker.type = 'file'
    picker.accept = 'image/*'
    picker.addEventListener('change', () => {
      const [picture] = picker.files ?? []
      if (!picture) return
      button.disabled = true
      void this.#read(detector, picture).finally(() => (button.disabled = false))
    })
    picker.click()
  }

  async #read(detector: TextDetector, picture: File): Promise<void> {
    const lines = await textsOf(detector, picture).then(linesInTexts, () => '')
    const field = this.closest('details')?.querySelector('textarea')
    const status = this.querySelector('[role="status"]')
    if (status) status.textContent = (lines === '' ? this.dataset['none'] : this.dataset['found']) ?? ''
    if (field && lines !== '') field.value = lines
  }
}

async function textsOf(detector: TextDetector, picture: File) {
  const bitmap = await createImageBitmap(picture)
  const texts = await detector.detect(bitmap)
  bitmap.close()
  return texts.map(({ rawValue, boundingBox }) => ({ text: rawValue, top: boundingBox.top }))
}

customElements.define('document-picture', DocumentPicture)
