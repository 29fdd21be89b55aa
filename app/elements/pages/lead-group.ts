import type { HeardRoad, WaitingMark } from '#app/page/road-marks.ts'
import { noteFailure } from '#app/page/note-failure.ts'
import { COUNT_LASTS_MS } from '#modules/road/index.ts'
import { CallFailed } from '../call.ts'
import { IncidentForms } from '../lead/incident-forms.ts'
import { measureRites } from '../lead/rite-form.ts'
import { offerScanning } from '../lead/scan-cards.ts'
import { sendMarks } from '../lead/send-marks.ts'
import { addMark, listMarks } from '../mark-queue.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { clockOf, fillText } from '../open-text.ts'
import { viewRoad } from '../road-view.ts'
import { showDays } from '../show-days.ts'

/** So often a telephone that lies open hears of what others mark. */
const LISTEN_MS = 20_000

/** How the last sending went. */
type Sending = { time?: Date; isSignedOut?: boolean; isCut?: boolean }

/** Each mark is kept on the telephone first and sent as soon as there is a connection; the page shows both together. */
class LeadGroup {
  readonly #form: HTMLFormElement
  readonly #group: string
  readonly #incidents: IncidentForms
  #heard: HeardRoad
  #told: Sending = {}
  #drawn = Promise.resolve()
  #next: Promise<void> | undefined

  constructor(form: HTMLFormElement) {
    this.#form = form
    this.#group = form.dataset['lead'] ?? ''
    this.#heard = JSON.parse(form.dataset['road'] ?? '') as HeardRoad
    this.#incidents = new IncidentForms((incident) => this.#note(incident))
  }

  async begin(): Promise<void> {
    for (const save of document.querySelectorAll<HTMLElement>('[data-save]')) save.hidden = true
    this.#form.addEventListener('submit', (event) => this.#press(event))
    this.#form.addEventListener('change', ({ target }) => this.#change(target))
    this.#form.addEventListener('click', (event) => this.#choosePoint(event))
    offerScanning((token) => this.#tickCard(token))
    measureRites((rite) => this.#note(rite))
    showDays()
    addEventListener('online', () => void this.#send())
    document.addEventListener('visibilitychange', () => {
      showDays()
      void this.#send()
    })
    setInterval(() => void this.#send(), LISTEN_MS)
    await this.#goOnCounting()
    await this.#show()
    await this.#send()
  }

  /** A copy of the page is as it was kept; which count is under way, the telephone remembers. */
  async #goOnCounting(): Promise<void> {
    const count = localStorage.getItem(this.#countKey) ?? ''
    const waiting = (await listMarks(this.#group)).map(({ mark }) => mark)
    const { current } = viewRoad(this.#heard, waiting, { count, point: '' })
    if (current && Date.now() - Date.parse(current.begunAt) < COUNT_LASTS_MS)
      this.#field('count').setAttribute('value', count)
  }

  get #countKey(): string {
    return `count-under-way:${this.#group}`
  }

  #takeUpCount(id: string): void {
    localStorage.setItem(this.#countKey, id)
    this.#field('count').setAttribute('value', id)
    const choice = this.#form.querySelector('[data-choice]')
    // Whoever pressed a button in it with a key is not left where nothing is any more.
    if (choice?.contains(document.activeElement)) choice.querySelector('summary')?.focus()
    choice?.removeAttribute('open')
  }

  #note(mark: WaitingMark): void {
    void this.#keep(mark).catch(noteFailure)
  }

  async #keep(mark: WaitingMark): Promise<void> {
    await addMark(this.#group, mark)
    await this.#show()
    await this.#send()
  }

  /** What a button would send is noted here; what asks the server alone, goes its way. */
  #press(event: SubmitEvent): void {
    const { submitter } = event
    const [act, what = '', whom = ''] = submitter instanceof HTMLButtonElement ? submitter.value.split(':') : []
    if (act === 'passport') return
    event.preventDefault()
    const now = new Date().toISOString()
    if (act === 'begin') {
      const id = crypto.randomUUID()
      this.#takeUpCount(id)
      this.#note({ kind: 'counts', id, place: what, begunAt: now })
    }
    if (act === 'join') {
      this.#takeUpCount(what)
      void this.#show()
    }
    if (act === 'report') {
      const said = { place: '', note: '', nextStep: '', happenedAt: now, saidAt: now, isSettled: false }
      this.#note({ kind: 'incidents', id: crypto.randomUUID(), passenger: whom || null, incident: what, ...said })
    }
  }

  #change(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement)) return
    const { name, value } = target
    const id = crypto.randomUUID()
    const now = new Date().toISOString()
    const count = this.#field('count').value
    if (name === 'tick' && count !== '')
      this.#note({ kind: 'ticks', id, count, passenger: value, isHere: target.checked, tickedAt: now })
    const pieces = Number(value)
    const passenger = travellerOf(target)
    if (passenger !== '' && value !== '' && target.validity.valid)
      this.#note({ kind: 'luggage', id, passenger, point: this.#field('point').value, pieces, countedAt: now })
  }

  /** Ticks whose card was read, once; tells who it is. */
  #tickCard(token: string): string | undefined {
    const person = this.#find(`[data-card="${CSS.escape(token)}"]`)
    const box = person?.querySelector<HTMLInputElement>('input[name=tick]')
    if (box && !box.checked) box.click()
    return person?.dataset['name']
  }

  #choosePoint(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-point]') : null
    if (!link) return
    event.preventDefault()
    this.#field('point').setAttribute('value', link.dataset['point'] ?? '')
    void this.#show()
  }

  /** Sends what waits and hears what holds; once more when something came meanwhile, as a connection does. */
  readonly #send = oneAtATime(async () => {
    if (document.visibilityState === 'hidden') return
    try {
      const { heard, gone, isMore } = await sendMarks(this.#group)
      this.#heard = heard
      this.#form.dataset['road'] = JSON.stringify(heard)
      this.#tell(gone)
      await this.#show({ time: new Date() })
      if (isMore) void this.#send()
    } catch (error) {
      const isSignedOut = error instanceof CallFailed && [401, 403, 404].includes(error.status)
      if (error instanceof CallFailed && !isSignedOut) noteFailure(error)
      await this.#show({ isSignedOut, isCut: !isSignedOut })
    }
  })

  /**
   * Shows what holds. What was read of the telephone earlier must never stand over what was read later, so it is drawn once at
   * a time, and whatever comes meanwhile is drawn together.
   */
  #show(sending: Sending = {}): Promise<void> {
    if (Object.keys(sending).length > 0) this.#told = sending
    this.#next ??= this.#drawn.catch(() => undefined).then(() => this.#draw())
    this.#drawn = this.#next
    return this.#drawn
  }

  async #draw(): Promise<void> {
    const sending = this.#told
    this.#told = {}
    this.#next = undefined
    const waiting = (await listMarks(this.#group)).map(({ mark }) => mark)
    const [count, point] = [this.#field('count').value, this.#field('point').value]
    const { current, pieces } = viewRoad(this.#heard, waiting, { count, point })
    this.#showCount(current)
    this.#showLuggage(point, pieces)
    const own = waiting.filter((mark) => mark.kind === 'incidents')
    for (const told of this.#heard.incidents.toReversed())
      if (!own.some(({ id }) => id === told.id)) this.#incidents.show(told)
    for (const mark of own) this.#incidents.show(mark)
    this.#incidents.settle(this.#heard.settled)
    this.#showState(waiting.length, sending)
    dispatchEvent(new Event('list-changed'))
  }

  #showCount(current: ReturnType<typeof viewRoad>['current']): void {
    const { textCountAt, textMissing, textNobody } = this.#form.dataset
    const boxes = [...this.#form.querySelectorAll<HTMLInputElement>('input[name=tick]')]
    for (const box of boxes) {
      box.checked = current?.here.has(box.value) ?? false
      // A copy of the page is made from attributes.
      box.toggleAttribute('checked', box.checked)
      box.disabled = current === undefined
      this.#find(`[data-missing="${CSS.escape(box.value)}"]`)?.toggleAttribute('hidden', !current || box.checked)
    }
    this.#find('[data-current]')?.toggleAttribute('hidden', current === undefined)
    if (!current) return
    const missing = boxes.filter(({ checked }) => !checked).length
    const place = this.#find(`[value="begin:${CSS.escape(current.place)}"]`)?.textContent ?? ''
    this.#say('[data-here]', String(boxes.length - missing))
    this.#say('[data-count-at]', fillText<'count-at'>(textCountAt, { place, time: clockOf(new Date(current.begunAt)) }))
    this.#say(
      '[data-missing-now]',
      missing === 0 ? (textNobody ?? '') : fillText<'missing-now'>(textMissing, { count: String(missing) }),
    )
  }

  #showLuggage(point: string, pieces: ReadonlyMap<string, number>): void {
    let sum = 0
    for (const input of this.#form.querySelectorAll<HTMLInputElement>('input[name^="pieces:"]')) {
      const number = pieces.get(travellerOf(input)) ?? 0
      sum += number
      if (document.activeElement === input || input.value === String(number)) continue
      input.value = String(number)
      input.setAttribute('value', input.value)
      // The buttons beside it are told where its bounds are.
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    this.#say('[data-pieces-sum]', String(sum))
    for (const link of this.#form.querySelectorAll<HTMLElement>('[data-point]'))
      if (link.dataset['point'] === point) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
  }

  #showState(waiting: number, { time, isSignedOut = false, isCut = false }: Sending): void {
    const { textSent, textWaiting, textSignedOut } = this.#form.dataset
    const count = String(waiting)
    if (isSignedOut) this.#say('[data-state]', fillText<'marks-signed-out'>(textSignedOut, { count }))
    else if (isCut || waiting > 0) this.#say('[data-state]', fillText<'marks-waiting'>(textWaiting, { count }))
    else if (time) this.#say('[data-state]', fillText<'marks-sent'>(textSent, { time: clockOf(time) }))
    const isWaiting = isSignedOut || isCut || waiting > 0
    this.#find('[data-state]')?.setAttribute('data-tone', isWaiting ? 'waiting' : 'sent')
  }

  #tell(gone: readonly WaitingMark[]): void {
    const list = this.#find('[data-gone]')
    const { textGone } = this.#form.dataset
    for (const mark of gone) {
      if (!('passenger' in mark) || mark.passenger === null) continue
      const person = this.#find(`[data-person="${CSS.escape(mark.passenger)}"]`)
      const words = fillText<'mark-gone'>(textGone, { name: person?.dataset['name'] ?? '' })
      list?.append(Object.assign(document.createElement('li'), { textContent: words }))
    }
  }

  #say(selector: string, words: string): void {
    const place = this.#find(selector)
    if (place && place.textContent !== words) place.textContent = words
  }

  #find(selector: string): HTMLElement | null {
    return this.#form.querySelector<HTMLElement>(selector)
  }

  #field(name: string): HTMLInputElement {
    return this.#form.elements.namedItem(name) as HTMLInputElement
  }
}

/** Whose pieces a field counts: it is called `pieces:{traveller}:{number before}`. */
function travellerOf({ name }: HTMLInputElement): string {
  const [field, traveller = ''] = name.split(':')
  return field === 'pieces' ? traveller : ''
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-lead]'))
  void new LeadGroup(form).begin().catch(noteFailure)
