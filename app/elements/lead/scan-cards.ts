import { noteFailure } from '#app/page/note-failure.ts'

/** What telephones have that read codes by themselves; it is in no list of the compiler's yet. */
type CodeReader = { detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type NewReader = new (wish: { formats: ['qr_code'] }) => CodeReader

const PAUSE_MS = 250

/**
 * Offers to read cards with the camera. `find` ticks whose card has that token and tells the name, or `undefined` for a card
 * of nobody here. Pictures are looked at on the telephone, and not kept.
 */
export function offerScanning(find: (token: string) => string | undefined): void {
  const button = document.querySelector<HTMLButtonElement>('[data-scan]')
  const video = document.querySelector<HTMLVideoElement>('[data-camera]')
  const told = document.querySelector<HTMLElement>('[data-scanned]')
  if (!button || !video || !told || !('mediaDevices' in navigator)) return
  const words = button.textContent
  const say = (news = '') => void (told.textContent = news)
  let camera: MediaStream | undefined

  const close = () => {
    for (const track of camera?.getTracks() ?? []) track.stop()
    camera = undefined
    video.hidden = true
    button.textContent = words
  }
  const open = async (reader: CodeReader) => {
    try {
      camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    } catch {
      say(told.dataset['refused'])
      return
    }
    video.srcObject = camera
    video.hidden = false
    button.textContent = button.dataset['stop'] ?? ''
    await video.play()
    await read(reader)
  }
  const read = async (reader: CodeReader): Promise<void> => {
    for (const { rawValue } of await reader.detect(video).catch(() => [])) {
      const [, token] = /\/k\/([\w-]+)/.exec(rawValue) ?? []
      if (token) say(find(token) ?? told.dataset['strange'])
    }
    if (camera) setTimeout(() => void read(reader), PAUSE_MS)
  }
  const offer = (reader: CodeReader) => {
    button.hidden = false
    button.addEventListener('click', () => (camera ? close() : void open(reader)))
  }
  // Without the program cards are not offered to be read, and people are ticked in the list.
  void findReader().then(offer, noteFailure)
}

/** The reader of the telephone, or else, on an iPhone and in Firefox, a program that the copy of the page keeps, too. */
async function findReader(): Promise<CodeReader> {
  const { BarcodeDetector: own } = window as { BarcodeDetector?: NewReader }
  if (own) return new own({ formats: ['qr_code'] })
  const { BarcodeDetector: ours } = await import('qr/decode.js')
  dispatchEvent(new Event('list-changed'))
  return new ours({ formats: ['qr_code'] })
}
