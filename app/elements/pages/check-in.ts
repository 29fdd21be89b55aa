import { call, CallFailed } from '../call.ts'
import { noteFailure } from '#app/page/note-failure.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { clockOf, fillText } from '../open-text.ts'
import {
  addTick,
  dropTicks,
  listTicks,
  overruledTicks,
  tickedBoxes,
  type TickState,
  type WaitingTick,
} from '../tick-queue.ts'

type Answer = { taken: string[]; unknown: string[]; states: TickState[] }

/** So often a tablet that lies open hears of what others tick. */
const LISTEN_MS = 20_000
/** As many as a call takes. */
const MOST = 200

/** Each tick is kept on the device first and sent as soon as there is a connection; what does not hold is shown. */
class CheckIn {
  readonly #form: HTMLFormElement
  readonly #date: string
  #states: TickState[]

  constructor(form: HTMLFormElement) {
    this.#form = form
    this.#date = form.dataset.checkIn ?? ''
    this.#states = this.#boxes()
      .filter(({ defaultChecked }) => defaultChecked)
      .map((box) => ({ ...this.#thing(box), done: true, tickedAt: '' }))
  }

  async begin(): Promise<void> {
    const save = this.#form.querySelector<HTMLElement>('[data-save]')
    if (save) save.hidden = true
    this.#form.addEventListener('submit', (event) => event.preventDefault())
    this.#form.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'tick') void this.#tick(target).catch(noteFailure)
    })
    addEventListener('online', () => void this.#send())
    document.addEventListener('visibilitychange', () => void this.#send())
    setInterval(() => void this.#send(), LISTEN_MS)
    this.#show(await listTicks(this.#date))
    await this.#send()
  }

  async #tick(box: HTMLInputElement): Promise<void> {
    const { passenger, kind } = this.#thing(box)
    const tickedAt = new Date().toISOString()
    await addTick({ id: crypto.randomUUID(), date: this.#date, passenger, kind, done: box.checked, tickedAt })
    this.#show(await listTicks(this.#date))
    await this.#send()
  }

  /** Sends what waits and hears what holds; once more when something came meanwhile, as a connection does. */
  readonly #send = oneAtATime(async () => {
    if (document.visibilityState === 'hidden') return
    try {
      const waiting = (await listTicks(this.#date)).slice(0, MOST)
      const body = { sentAt: new Date().toISOString(), checkIns: waiting.map(({ date: _date, ...tick }) => tick) }
      const answer = await call<Answer>(`/api/v1/admin/departures/${this.#date}/check-ins`, { method: 'POST', body })
      await dropTicks([...answer.taken, ...answer.unknown])
      this.#states = answer.states
      const left = await listTicks(this.#date)
      this.#tell(waiting, answer)
      this.#show(left, { time: new Date() })
      if (left.length > 0) void this.#send()
    } catch (error) {
      const isSignedOut = error instanceof CallFailed && (error.status === 401 || error.status === 403)
      if (error instanceof CallFailed && !isSignedOut) noteFailure(error)
      this.#show(await listTicks(this.#date), { isSignedOut, isCut: !isSignedOut })
    }
  })

  #show(
    waiting: readonly WaitingTick[],
    { time, isSignedOut = false, isCut = false }: { time?: Date; isSignedOut?: boolean; isCut?: boolean } = {},
  ): void {
    const ticked = tickedBoxes(this.#states, waiting)
    for (const box of this.#boxes()) {
      box.checked = ticked.has(box.value)
      // A copy of the page is made from attributes.
      box.toggleAttribute('checked', box.checked)
    }
    dispatchEvent(new Event('list-changed'))
    const state = this.#form.querySelector<HTMLElement>('[data-state]')
    if (!state) return
    const { textSent = '', textWaiting = '', textSignedOut = '' } = this.#form.dataset
    const count = String(waiting.length)
    if (isSignedOut) state.textContent = fillText<'ticks-signed-out'>(textSignedOut, { count })
    else if (isCut || waiting.length > 0) state.textContent = fillText<'ticks-waiting'>(textWaiting, { count })
    else if (time) state.textContent = fillText<'ticks-sent'>(textSent, { time: clockOf(time) })
    state.dataset.tone = isSignedOut || isCut || waiting.length > 0 ? 'waiting' : 'sent'
  }

  #tell(sent: readonly WaitingTick[], { unknown, states }: Answer): void {
    const list = this.#form.querySelector('[data-conflicts]')
    const { textOtherwise = '', textGone = '' } = this.#form.dataset
    const say = (words: string) => list?.append(Object.assign(document.createElement('li'), { textContent: words }))
    for (const state of overruledTicks(sent, states)) {
      const { name, what } = this.#wordsOf(state)
      say(fillText<'tick-otherwise'>(textOtherwise, { name, what, time: clockOf(new Date(state.tickedAt)) }))
    }
    for (const tick of sent)
      if (unknown.includes(tick.id)) say(fillText<'tick-gone'>(textGone, { name: this.#wordsOf(tick).name }))
  }

  #wordsOf({ passenger, kind }: { passenger: string; kind: string }): { name: string; what: string } {
    const box = this.#boxes().find(({ value }) => value === `${passenger}:${kind}`)
    return { name: box?.dataset.name ?? passenger, what: box?.dataset.what ?? kind }
  }

  #boxes(): HTMLInputElement[] {
    return [...this.#form.querySelectorAll<HTMLInputElement>('input[name=tick]')]
  }

  #thing({ value }: HTMLInputElement): { passenger: string; kind: string } {
    const [passenger = '', kind = ''] = value.split(':')
    return { passenger, kind }
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-check-in]'))
  void new CheckIn(form).begin().catch(noteFailure)
