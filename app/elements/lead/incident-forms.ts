import type { ToldIncident, WaitingMark } from '#app/page/road-marks.ts'
import { clockOf } from '../open-text.ts'

type Incident = Extract<WaitingMark, { kind: 'incidents' }>

const texts = ['place', 'note', 'nextStep'] as const

/** The incidents of a group: what is typed about one is noted when it is sent, and a new one stands first. */
export class IncidentForms {
  readonly #list: HTMLElement | null
  readonly #note: (incident: Incident) => void

  constructor(note: (incident: Incident) => void) {
    this.#list = document.querySelector('[data-incidents]')
    this.#note = note
    this.#list?.addEventListener('submit', (event) => this.#send(event))
  }

  /** Shows an incident that was noted here or on another telephone; one that stands there already gets its words. */
  show(incident: ToldIncident): void {
    const form = this.#formOf(incident.id) ?? this.#add(incident)
    if (!form || form.dataset['saidAt'] === incident.saidAt) return
    form.dataset['saidAt'] = incident.saidAt
    for (const name of texts) {
      const field = form.elements.namedItem(name)
      // What somebody types meanwhile is theirs until they save it.
      if (field instanceof HTMLTextAreaElement && isHeldBy(field, incident[name])) {
        field.value = incident[name]
        // A copy of the page is made from what stands in it.
        field.textContent = incident[name]
      }
    }
    form.dataset['settled'] = String(incident.isSettled)
  }

  /** The office may have settled what stands open here. */
  settle(ids: readonly string[]): void {
    for (const id of ids) this.#formOf(id)?.setAttribute('data-settled', 'true')
  }

  #send(event: SubmitEvent): void {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    const { incident: id = '', passenger, kind = '', happenedAt = '' } = form.dataset
    const typed = new FormData(form)
    const words = (name: (typeof texts)[number]) => String(typed.get(name) ?? '').trim()
    const isSettled = submitter instanceof HTMLButtonElement && submitter.value === 'settle-incident'
    this.#note({
      kind: 'incidents',
      id,
      passenger: passenger || null,
      incident: kind,
      place: words('place'),
      note: words('note'),
      nextStep: words('nextStep'),
      happenedAt,
      saidAt: new Date().toISOString(),
      isSettled: isSettled || form.dataset['settled'] === 'true',
    })
  }

  #add({ id, passenger, incident, happenedAt }: ToldIncident): HTMLFormElement | undefined {
    const template = this.#list?.querySelector<HTMLTemplateElement>('template')
    const copy = template?.content.firstElementChild?.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return undefined
    const form = copy.querySelector('form')
    if (!form) return undefined
    Object.assign(form.dataset, { incident: id, passenger: passenger ?? '', kind: incident, happenedAt })
    const say = (name: string, words: string | null | undefined) => {
      const place = copy.querySelector(`[data-${name}]`)
      if (place) place.textContent = words ?? ''
    }
    say('what', document.querySelector(`[value^="report:${CSS.escape(incident)}:"]`)?.textContent)
    say(
      'who',
      passenger
        ? document.querySelector<HTMLElement>(`[data-person="${CSS.escape(passenger)}"]`)?.dataset['name']
        : this.#list?.dataset['theGroup'],
    )
    say('at', clockOf(new Date(happenedAt)))
    template?.after(copy)
    document.querySelector('[data-no-incidents]')?.remove()
    return form
  }

  #formOf(id: string): HTMLFormElement | undefined {
    return this.#list?.querySelector<HTMLFormElement>(`form[data-incident="${CSS.escape(id)}"]`) ?? undefined
  }
}

/** Whether nothing else than what stood there, or what was said, is typed. */
function isHeldBy({ value, defaultValue }: HTMLTextAreaElement, said: string): boolean {
  return value === defaultValue || value.trim() === said
}
