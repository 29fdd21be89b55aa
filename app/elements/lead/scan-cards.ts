/** What telephones have that read codes by themselves; it is in no list of the compiler's yet. */
type CodeReader = { detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type CodeReaders = { BarcodeDetector?: new (wish: { formats: string[] }) => CodeReader }

const PAUSE_MS = 250

/**
 * Offers to read cards with the camera where the telephone can do it by itself. `find` ticks whose card has that token and
 * tells the name, or `undefined` for a card of nobody here. Pictures are looked at and not kept.
 */
export function offerScanning(find: (token: string) => string | undefined): void {
  const button = document.querySelector<HTMLButtonElement>('[data-scan]')
  const video = document.querySelector<HTMLVideoElement>('[data-camera]')
  const told = document.querySelector<HTMLElement>('[data-scanned]')
  const { BarcodeDetector } = window as CodeReaders
  if (!button || !video || !told || !BarcodeDetector || !('mediaDevices' in navigator)) return
  const words = button.textContent
  const say = (news = '') => void (told.textContent = news)
  let camera: MediaStream | undefined

  const close = () => {
    for (const track of camera?.getTracks() ?? []) track.stop()
    camera = undefined
    video.hidden = true
    button.textContent = words
  }
  const open = async () => {
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
    await read(new BarcodeDetector({ formats: ['qr_code'] }))
  }
  const read = async (reader: CodeReader): Promise<void> => {
    for (const { rawValue } of await reader.detect(video).catch(() => [])) {
      const [, token] = /\/k\/([\w-]+)/.exec(rawValue) ?? []
      if (token) say(find(token) ?? told.dataset['strange'])
    }
    if (camera) setTimeout(() => void read(reader), PAUSE_MS)
  }
  button.hidden = false
  button.addEventListener('click', () => (camera ? close() : void open()))
}
