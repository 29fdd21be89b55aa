import type { PlainDate } from '#kernel/plain-date.ts'
import {
  cardBrand,
  cardDigits,
  checkCard,
  checkPayer,
  cvcLength,
  groupCardNumber,
  groupExpiry,
  payerConsents,
} from '#modules/payments/index.ts'
import { ConnectedElement } from './connected-element.ts'

/** The payment form: groups and shows the card while it is typed, finds mistakes before they are sent, sends once. */
export class PaymentForm extends ConnectedElement {
  #isSent = false

  protected connect(signal: AbortSignal): void {
    const form = this.querySelector('form')
    if (!form) return
    form.addEventListener('input', (event) => this.#follow(form, event), { signal })
    form.addEventListener('focusout', ({ target }) => target instanceof HTMLInputElement && tidy(target), { signal })
    form.addEventListener('submit', (event) => this.#send(form, event), { signal })
    // A page that comes back from memory is not sending any more.
    window.addEventListener('pageshow', () => this.#settle(form), { signal })
    this.#settle(form)
  }

  #follow(form: HTMLFormElement, { target }: Event): void {
    if (!(target instanceof HTMLInputElement)) return
    // Grouping while somebody corrects the middle would throw the cursor to the end: it waits until the field is left.
    if (target.selectionStart === target.value.length) tidy(target)
    this.#say(target.name, undefined)
    this.#draw(form)
  }

  #settle(form: HTMLFormElement): void {
    this.#isSent = false
    const button = form.querySelector('[data-paying]')
    button?.removeAttribute('aria-busy')
    this.#draw(form)
  }

  /** Card, brand and button as the form stands. */
  #draw(form: HTMLFormElement): void {
    const values = valuesOf(form)
    const digits = cardDigits(values.number)
    const brand = cardBrand(digits)
    for (const mark of this.querySelectorAll<HTMLElement>('[data-brand]')) mark.hidden = mark.dataset.brand !== brand
    this.#write('[data-face="number"]', masked(values.number))
    this.#write('[data-face="cardName"]', values.cardName || '—')
    if (values.expiry) this.#write('[data-face="expiry"]', values.expiry)
    inputOf(form, 'cvc')?.setAttribute('maxlength', String(cvcLength(brand) + 2))
    const plan = form.querySelector<HTMLInputElement>('[name="installments"]:checked')
    if (plan?.dataset.pay) this.#write('[data-plan-label]', plan.dataset.pay)
  }

  #send(form: HTMLFormElement, event: SubmitEvent): void {
    const problems = this.#isSent ? {} : { ...this.#problemsOf(valuesOf(form)), ...unticked(form) }
    const first = fields.find((field) => problems[field] !== undefined)
    if (this.#isSent || first !== undefined) event.preventDefault()
    if (this.#isSent) return
    for (const { name } of form.querySelectorAll<HTMLInputElement>('[data-field] input'))
      this.#say(name, problems[name])
    if (first !== undefined) {
      inputOf(form, first)?.focus()
      return
    }
    this.#isSent = true
    setTimeout(() => this.#settle(form), SENT_FOR_MS)
    form.querySelector('[data-paying]')?.setAttribute('aria-busy', 'true')
  }

  /** By field. */
  #problemsOf(values: Values): Partial<Record<string, string>> {
    const isTypedHere = values.method !== 'transfer' && this.dataset.entry === 'own-form'
    const card = isTypedHere ? checkCard(values, this.dataset.today as PlainDate) : undefined
    const payer = checkPayer(values)
    return { ...(card && !card.ok ? card.error.fields : {}), ...(payer.ok ? {} : payer.error.fields) }
  }

  /** Shows a field's mistake in the page's words, or takes it away. */
  #say(field: string, problem: string | undefined): void {
    const part = this.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)
    const input = part?.querySelector('input')
    const pattern = this.querySelector('template')?.content.firstElementChild
    if (!part || !input || !pattern) return
    for (const old of part.querySelectorAll(`[id="${CSS.escape(input.id)}-error"]`)) old.remove()
    input.removeAttribute('aria-invalid')
    if (problem === undefined) return
    const line = pattern.cloneNode(true) as HTMLElement
    line.id = `${input.id}-error`
    const words = line.querySelector('span')
    if (words) words.textContent = this.#texts[field]?.[problem] ?? ''
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', `${line.id} ${input.id}-hint`)
    input.closest('label, span')?.after(line)
  }

  #write(selector: string, text: string): void {
    const place = this.querySelector(selector)
    if (place) place.textContent = text
  }

  /** By field and problem: an empty field says what to write into it. */
  get #texts(): Partial<Record<string, Partial<Record<string, string>>>> {
    return JSON.parse(this.dataset.texts ?? '{}') as Partial<Record<string, Partial<Record<string, string>>>>
  }
}

const SENT_FOR_MS = 30_000

const typedFields = ['method', 'number', 'cardName', 'expiry', 'cvc', 'name', 'email', 'phone'] as const

const fields = [...typedFields, ...payerConsents.map((kind) => `consents.${kind}`)]

type Values = Record<(typeof typedFields)[number], string>

function valuesOf(form: HTMLFormElement): Values {
  const sent = new FormData(form)
  return Object.fromEntries(typedFields.map((field) => [field, String(sent.get(field) ?? '')])) as Values
}

/** The consents that are asked for and not given, by field. */
function unticked(form: HTMLFormElement): Partial<Record<string, string>> {
  const missing = payerConsents.filter((kind) => inputOf(form, `consents.${kind}`)?.checked === false)
  return Object.fromEntries(missing.map((kind) => [`consents.${kind}`, 'agreements']))
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector(`input[name="${CSS.escape(name)}"]`)
}

function tidy(input: HTMLInputElement): void {
  const grouped =
    input.name === 'number'
      ? groupCardNumber(input.value)
      : input.name === 'expiry'
        ? groupExpiry(input.value)
        : input.value
  if (grouped !== input.value) input.value = grouped
}

/** What is typed, and dots for what is still to come. */
function masked(typed: string): string {
  const shown = groupCardNumber(typed)
  return shown + '•••• •••• •••• ••••'.slice(shown.length)
}
