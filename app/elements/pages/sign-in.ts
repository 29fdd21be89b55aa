import { ConnectedElement } from '../connected-element.ts'

/** The sign-in form: shows the password on wish, and says itself what is missing instead of asking the server. */
class SignIn extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const form = this.querySelector('form')
    const eye = this.querySelector<HTMLButtonElement>('[data-show]')
    const password = this.querySelector<HTMLInputElement>('[name="password"]')
    if (!form || !eye || !password) return

    eye.hidden = false
    eye.addEventListener('click', () => toggle(eye, password), { signal })
    form.noValidate = true
    form.addEventListener('submit', (event) => this.#checkFirst(event, form), { signal })
    // The answer to what was just sent is where reading goes on.
    this.querySelector<HTMLElement>('[data-problem]:not([hidden])')?.focus()
  }

  #checkFirst(event: SubmitEvent, form: HTMLFormElement): void {
    if (form.checkValidity()) return
    event.preventDefault()
    const problem = this.querySelector<HTMLElement>('[data-problem]')
    const sentence = this.querySelector<HTMLElement>('[data-sentence]')
    if (!problem || !sentence) return
    sentence.textContent = sentence.dataset.required ?? ''
    problem.hidden = false
    problem.focus()
  }
}

function toggle(eye: HTMLButtonElement, password: HTMLInputElement): void {
  const isShown = password.type === 'text'
  password.type = isShown ? 'password' : 'text'
  eye.setAttribute('aria-pressed', String(!isShown))
}

customElements.define('sign-in', SignIn)
