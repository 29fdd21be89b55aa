import { missingPasswordRules } from '#modules/accounts/index.ts'
import { ConnectedElement } from '../connected-element.ts'

/** A form with a new password: shows it on wish, marks the rules it keeps, and says at once what surely is wrong. */
class AccountForm extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const form = this.querySelector('form')
    const password = this.querySelector<HTMLInputElement>('[name="password"]')
    if (!form || !password) return
    form.noValidate = true
    const again = this.querySelector<HTMLInputElement>('[name="confirmPassword"]')
    for (const eye of this.querySelectorAll<HTMLButtonElement>('[data-show]')) {
      eye.hidden = false
      eye.addEventListener('click', () => toggle(eye, [password, again]), { signal })
    }
    password.addEventListener('input', () => this.#mark(password.value), { signal })
    form.addEventListener('input', ({ target }) => isInput(target) && target.setCustomValidity(''), { signal })
    form.addEventListener('submit', (event) => this.#checkFirst(event, form), { signal })
    // The answer to what was just sent is where reading goes on.
    const news = this.querySelector<HTMLElement>('[role="alert"]')
    if (news) {
      news.tabIndex = -1
      news.focus()
    }
  }

  #mark(typed: string): void {
    const missing: readonly string[] = missingPasswordRules(typed)
    for (const rule of this.querySelectorAll<HTMLElement>('[data-rule]'))
      rule.toggleAttribute('data-kept', typed !== '' && !missing.includes(rule.dataset.rule ?? ''))
  }

  /** Says with the words of the server what surely is wrong; everything else is for the server to say. */
  #checkFirst(event: SubmitEvent, form: HTMLFormElement): void {
    const inputs = [...form.elements].filter(isInput)
    const password = inputs.find(({ name }) => name === 'password')
    for (const input of inputs) {
      input.setCustomValidity('')
      const { required = '', email = '', same = '' } = this.dataset
      if (input.validity.valueMissing) input.setCustomValidity(input.dataset.needed ?? required)
      else if (input.validity.typeMismatch) input.setCustomValidity(email)
      else if (input.name === 'confirmPassword' && input.value !== password?.value) input.setCustomValidity(same)
    }
    const wrong = inputs.find((input) => !input.validity.valid)
    if (!wrong) return
    event.preventDefault()
    wrong.reportValidity()
  }
}

function isInput(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement
}

function toggle(eye: HTMLButtonElement, fields: (HTMLInputElement | null)[]): void {
  const isShown = eye.getAttribute('aria-pressed') === 'true'
  for (const field of fields) if (field) field.type = isShown ? 'password' : 'text'
  eye.setAttribute('aria-pressed', String(!isShown))
}

customElements.define('account-form', AccountForm)
