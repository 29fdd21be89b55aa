import { adoptContent, parsePage } from '../adopt-content.ts'
import { askPage } from '../call.ts'
import { parseTckn } from '#kernel/identity.ts'
import { ConnectedElement } from '../connected-element.ts'

/** What the choice of a room or an account changes: the summary in both places, the button and the total it stands for. */
const PARTS = ['summary', 'folded', 'deposit', 'order', 'total']

/** Keeps the total in step with what is chosen, the headings with who is typed in, and sends the order once. */
class CheckoutForm extends ConnectedElement {
  #request: AbortController | undefined
  #isSent = false

  protected connect(signal: AbortSignal): void {
    const form = this.querySelector('form')
    if (!form) return
    form.addEventListener('change', ({ target }) => this.#reprice(form, target), { signal })
    form.addEventListener('change', ({ target }) => this.#carryOn(form, target), { signal })
    form.addEventListener('input', ({ target }) => this.#describe(target), { signal })
    form.addEventListener('click', (event) => this.#copy(form, event), { signal })
    form.addEventListener('keydown', (event) => this.#signInByEnter(event), { signal })
    form.addEventListener('submit', (event) => this.#sendOnce(form, event), { signal })
    // A page that comes back from memory is not sending any more.
    window.addEventListener('pageshow', () => this.#settle(form), { signal })
    for (const card of form.querySelectorAll('[data-traveller]'))
      this.#describe(card.querySelector('input[type="text"], input'))
    this.#leadTo(this.dataset.focus)
  }

  /** The server prices the form as it stands and answers with the same page; only what shows the total is taken over. */
  #reprice(form: HTMLFormElement, target: EventTarget | null): void {
    const name = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : ''
    if (name !== 'mode' && !name.endsWith('.fare')) return
    this.#request?.abort()
    this.#request = new AbortController()
    const fields = new FormData(form)
    fields.set('intent', 'preview')
    for (const secret of ['account.password', 'account.confirmPassword', 'signInPassword']) fields.delete(secret)
    const { signal } = this.#request
    const body = new URLSearchParams(
      [...fields].filter((field): field is [string, string] => typeof field[1] === 'string'),
    )
    // Without an answer the old total stays; the order then asks before it costs more.
    void askPage(location.href, { method: 'POST', body, signal })
      .then((html) => this.#takeOver(parsePage(html)))
      .catch(() => undefined)
  }

  #takeOver(page: Document): void {
    for (const part of PARTS) {
      const mine = this.querySelector(`[data-part="${part}"]`)
      const next = page.querySelector(`checkout-form [data-part="${part}"]`)
      if (!mine || !next) continue
      if (mine instanceof HTMLInputElement && next instanceof HTMLInputElement) mine.value = next.value
      else adoptContent(mine, next)
    }
  }

  /** The heading of a traveller says the name as it is typed, and stops saying that something is missing. */
  #describe(target: EventTarget | null): void {
    const card = target instanceof Element ? target.closest('[data-traveller]') : null
    if (!card) return
    const read = (part: string) => card.querySelector<HTMLInputElement>(`[name$=".${part}"]`)?.value.trim() ?? ''
    const name = `${read('firstName')} ${read('lastName')}`.trim()
    const heading = card.querySelector<HTMLElement>('[data-name]')
    if (heading) {
      heading.dataset.name ||= heading.textContent
      heading.textContent = name || heading.dataset.name
    }
    for (const part of ['firstName', 'lastName'])
      card.querySelector(`[name$=".${part}"]`)?.toggleAttribute('data-not-latin', /\p{Script=Arabic}/u.test(read(part)))
    const right = card.querySelector<HTMLElement>('[data-right]')
    const isRefused = card.querySelector('[name$=".tckn"][aria-invalid]') !== null
    if (right) right.hidden = isRefused || parseTckn(read('tckn')) === undefined
    const missing = card.querySelector<HTMLElement>('[data-missing]')
    if (missing) missing.hidden = isComplete(card)
  }

  /** Who orders becomes the first traveller at once; without script the server fills it in. */
  #copy(form: HTMLFormElement, event: Event): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null
    if (!button) return
    event.preventDefault()
    for (const part of ['firstName', 'lastName']) {
      const known = fieldOf(form, `contact.${part}`)?.value.trim() ?? ''
      const field = fieldOf(form, `travellers.0.${part}`)
      if (field && known !== '') field.value = known
    }
    this.#carry(form, 0, 'lastName')
    this.#describe(button)
  }

  /**
   * Families share surname and nationality: what is typed for one goes on to those after, as long as nobody typed there.
   * They are told, because a wrong surname is a wrong ticket.
   */
  #carryOn(form: HTMLFormElement, target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const [, index, part = ''] = /^travellers\.(\d+)\.(lastName|nationality)$/.exec(target.name) ?? []
    if (index === undefined) return
    this.#carry(form, Number(index), part)
  }

  #carry(form: HTMLFormElement, from: number, part: string): void {
    const given = fieldOf(form, `travellers.${from}.${part}`)
    if (!given) return
    delete given.dataset.carriedFrom
    this.#sayCarried(given, part, false)
    for (let index = from + 1; ; index += 1) {
      const field = fieldOf(form, `travellers.${index}.${part}`)
      const nobodys = ['', field?.dataset.carriedFrom, field?.dataset.guess]
      if (!field || !nobodys.includes(field.value)) return
      field.value = given.value
      field.dataset.carriedFrom = given.value
      this.#sayCarried(field, part, given.value !== '')
      this.#describe(field)
    }
  }

  #sayCarried(field: Element, part: string, isCarried: boolean): void {
    const note = field.closest('[data-traveller]')?.querySelector<HTMLElement>('[data-carried]')
    if (note && part === 'lastName') note.hidden = !isCarried
  }

  /** The form's first button places the order; the enter key in the fields for signing in means the other one. */
  #signInByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    if (event.target.name !== 'identifier' && event.target.name !== 'signInPassword') return
    event.preventDefault()
    this.querySelector<HTMLButtonElement>('button[value="sign-in"]')?.click()
  }

  #sendOnce(form: HTMLFormElement, event: SubmitEvent): void {
    if (this.#isSent) event.preventDefault()
    this.#isSent = true
    form.querySelector('[data-part="order"]')?.setAttribute('aria-busy', 'true')
  }

  #settle(form: HTMLFormElement): void {
    this.#isSent = false
    form.querySelector('[data-part="order"]')?.removeAttribute('aria-busy')
  }

  #leadTo(id: string | undefined): void {
    const field = id === undefined ? null : document.getElementById(id)
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
  }
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | null {
  return form.querySelector(`[name="${CSS.escape(name)}"]`)
}

/** Every field that holds a place has something in it; papers may come later. */
function isComplete(card: Element): boolean {
  const fields = [...card.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type="hidden"]), select')]
  return fields.every(
    (field) =>
      field.value.trim() !== '' || field.name.endsWith('.nationality') || field.closest('[data-later]') !== null,
  )
}

customElements.define('checkout-form', CheckoutForm)
