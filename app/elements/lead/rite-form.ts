import type { WaitingMark } from '#app/page/road-marks.ts'

type Rite = Extract<WaitingMark, { kind: 'rites' }>

/** What is under way is remembered by the telephone; it names nobody. */
const UNDER_WAY = 'rite-under-way'

/** Two taps: a rite begins, and ends. */
export function measureRites(note: (rite: Rite) => void): void {
  const form = document.querySelector<HTMLFormElement>('form[data-rites]')
  if (!form) return
  const show = () => {
    const rite = underWay()
    form.toggleAttribute('data-under-way', rite !== undefined)
    for (const name of ['rite', 'floor'] as const) {
      const wanted = form.querySelector<HTMLInputElement>(`[name=${name}][value="${CSS.escape(rite?.[name] ?? '')}"]`)
      if (wanted) wanted.checked = true
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const started = underWay()
    const now = new Date().toISOString()
    if (started) {
      localStorage.removeItem(UNDER_WAY)
      note({ ...started, endedAt: now })
    } else {
      const typed = new FormData(form)
      const rite: Rite = {
        kind: 'rites',
        id: crypto.randomUUID(),
        rite: String(typed.get('rite')),
        floor: String(typed.get('floor')),
        startedAt: now,
        endedAt: null,
      }
      localStorage.setItem(UNDER_WAY, JSON.stringify(rite))
      note(rite)
    }
    show()
  })
  show()
}

function underWay(): Rite | undefined {
  const kept = localStorage.getItem(UNDER_WAY)
  return kept === null ? undefined : (JSON.parse(kept) as Rite)
}
