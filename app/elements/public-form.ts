import { adoptContent, parsePage } from './adopt-content.ts'
import { askPage, CallFailed } from './call.ts'
import { ConnectedElement } from './connected-element.ts'

/**
 * Sends a public form without leaving the page: the page that answers holds the same element, and its content takes
 * the place of this one. What was typed stays when no answer comes. Without script the form is an ordinary one.
 */
export class PublicForm extends ConnectedElement {
  #isSending = false

  protected connect(signal: AbortSignal): void {
    this.addEventListener('submit', (event) => this.#take(event), { signal })
    this.addEventListener('input', ({ target }) => isField(target) && target.setCustomValidity(''), { signal })
  }

  #take(event: SubmitEvent): void {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    if (!this.#isSending && this.#isComplete(form)) void this.#send(form)
  }

  /** Says with the words of the server what surely is wrong; everything else is for the server to say. */
  #isComplete(form: HTMLFormElement): boolean {
    const wrong = [...form.elements].find((field) => isField(field) && isSurelyWrong(field))
    if (!isField(wrong)) return true
    const { required = '', consent = required, email = '' } = this.dataset
    const words = wrong.type === 'checkbox' ? consent : (wrong.dataset.needed ?? required)
    wrong.setCustomValidity(wrong.validity.valueMissing ? words : email)
    wrong.reportValidity()
    return false
  }

  async #send(form: HTMLFormElement): Promise<void> {
    this.#isSending = true
    form.querySelector('button:not([tabindex])')?.setAttribute('aria-busy', 'true')
    const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
    const html = await askPage(form.action, { method: 'POST', body: new URLSearchParams(fields) }).catch(
      (error: unknown) => (error instanceof CallFailed && typeof error.data === 'string' ? error.data : ''),
    )
    this.#isSending = false
    const next = parsePage(html).querySelector(`public-form[data-name="${this.dataset.name}"]`)
    if (next) return this.#show(next)
    form.querySelector('[aria-busy]')?.removeAttribute('aria-busy')
    const failure = form.querySelector<HTMLElement>('[data-failure]')
    if (failure) failure.hidden = false
  }

  #show(next: Element): void {
    adoptContent(this, next)
    const news = this.querySelector<HTMLElement>('[role="alert"]:not([hidden]), [role="status"]')
    if (!news) return
    news.tabIndex = -1
    news.focus()
    this.dispatchEvent(new Event('form-answered', { bubbles: true }))
  }
}

function isField(target: unknown): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}

function isSurelyWrong(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  field.setCustomValidity('')
  return field.validity.valueMissing || field.validity.typeMismatch
}
