import { NEXT_LEAVING, type WaitingMark } from '#app/page/road-marks.ts'

type Rite = Extract<WaitingMark, { kind: 'rites' }>

/** What is under way is remembered by the telephone; it names nobody. */
const UNDER_WAY = 'rite-under-way'

/** So often it is looked whether it has become too late to begin. */
const LOOK_MS = 30_000

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
    showNextLeaving()
    warnOfClash(rite ?? { ...chosenIn(form), startedAt: new Date().toISOString() })
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const started = underWay()
    const now = new Date().toISOString()
    if (started) {
      localStorage.removeItem(UNDER_WAY)
      note({ ...started, endedAt: now })
    } else {
      const rite: Rite = {
        kind: 'rites',
        id: crypto.randomUUID(),
        ...chosenIn(form),
        startedAt: now,
        endedAt: null,
      }
      localStorage.setItem(UNDER_WAY, JSON.stringify(rite))
      note(rite)
    }
    show()
    // The button that was pressed makes way for the other one.
    for (const button of form.querySelectorAll('button')) if (button.checkVisibility()) button.focus()
  })
  form.addEventListener('change', show)
  setInterval(show, LOOK_MS)
  show()
}

function chosenIn(form: HTMLFormElement): Pick<Rite, 'rite' | 'floor'> {
  const typed = new FormData(form)
  return { rite: String(typed.get('rite')), floor: String(typed.get('floor')) }
}

/** Of everything that leaves on the journey the next is shown; a copy of the page is read later than it was made. */
function showNextLeaving(): void {
  const now = new Date().toISOString()
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-leaves]')]
  const next = blocks.filter(({ dataset }) => (dataset['leaves'] ?? '') > now).slice(0, NEXT_LEAVING)
  for (const block of blocks) block.hidden = !next.includes(block)
}

/** Of what is chosen or under way it is said whether the slowest would come too late for what leaves next. */
function warnOfClash({ rite, floor, startedAt }: Pick<Rite, 'rite' | 'floor' | 'startedAt'>): void {
  const now = new Date().toISOString()
  for (const warning of document.querySelectorAll<HTMLElement>('[data-clash]')) {
    const { clash, after = '', until = '' } = warning.dataset
    warning.hidden = clash !== `${rite} ${floor}` || startedAt <= after || until <= now
  }
}

function underWay(): Rite | undefined {
  const kept = localStorage.getItem(UNDER_WAY)
  return kept === null ? undefined : (JSON.parse(kept) as Rite)
}
