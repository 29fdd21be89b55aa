/** Two lines of 44 characters, or three of 30: a passport or a card is complete then. */
const LENGTHS = [88, 90]

/** So soon after its last character a reader has typed the end of the line as well. */
const DONE_MS = 120

/**
 * A reader types like a keyboard, wherever the focus is: what it types goes into the field of the page, so that its ends
 * of lines press no button, and the form goes by itself when a document is complete. Whoever types elsewhere is left alone.
 */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-document-reader]')) {
  const field = form.querySelector('textarea')
  if (!field) continue
  let waiting: ReturnType<typeof setTimeout> | undefined
  let typedAt = 0
  // What was read waits for a key; otherwise the next document may come.
  const next = document.querySelector<HTMLElement>('[data-next]') ?? field
  next.focus({ preventScroll: true })

  document.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTypedInto(event.target, field)) return
      // The end of a line that follows at once belongs to the reader and presses nothing.
      if (event.key === 'Enter' && event.timeStamp - typedAt < DONE_MS) return event.preventDefault()
      if (event.key.length !== 1 || event.key === ' ') return
      typedAt = event.timeStamp
      field.focus()
    },
    { capture: true },
  )
  field.addEventListener('input', () => {
    typedAt = performance.now()
    clearTimeout(waiting)
    if (LENGTHS.includes(field.value.replaceAll(/\s/g, '').length))
      waiting = setTimeout(() => form.requestSubmit(), DONE_MS)
  })
}

function isTypedInto(target: EventTarget | null, field: HTMLTextAreaElement): boolean {
  if (target === field || !(target instanceof HTMLElement)) return target === field
  return target.matches('input:not([type="checkbox"]), select, textarea') || target.isContentEditable
}
