const PLACE = 'room-board-place'

/**
 * Dragging a traveller onto a room does what choosing the traveller and pressing the button of the room does. The page
 * that answers stands where the one before stood, so that the next can be placed at once.
 */
for (const board of document.querySelectorAll<HTMLFormElement>('form[data-room-board]')) {
  const left = sessionStorage.getItem(PLACE)
  sessionStorage.removeItem(PLACE)
  if (left !== null) requestAnimationFrame(() => window.scrollTo({ top: Number(left), behavior: 'instant' }))
  board.addEventListener('submit', () => sessionStorage.setItem(PLACE, String(window.scrollY)))
  let dragged: HTMLInputElement | null = null
  const roomOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-room]') : null

  board.addEventListener('dragstart', ({ target, dataTransfer }) => {
    dragged = target instanceof Element ? (target.closest('[data-guest]')?.querySelector('input') ?? null) : null
    dataTransfer?.setData('text/plain', dragged?.value ?? '')
  })
  board.addEventListener('dragover', (event) => {
    const room = roomOf(event.target)
    for (const other of board.querySelectorAll('[data-over]')) if (other !== room) other.removeAttribute('data-over')
    if (!room || !dragged) return
    event.preventDefault()
    room.dataset['over'] = ''
  })
  board.addEventListener('drop', (event) => {
    const room = roomOf(event.target)
    if (!room || !dragged) return
    event.preventDefault()
    dragged.checked = true
    room.querySelector<HTMLButtonElement>('button[data-place]')?.click()
  })
  board.addEventListener('dragend', () => {
    dragged = null
    for (const room of board.querySelectorAll('[data-over]')) room.removeAttribute('data-over')
  })
}
