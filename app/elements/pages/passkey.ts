import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { ConnectedElement } from '../connected-element.ts'
import { noteFailure } from '#app/page/note-failure.ts'

/** A form whose button asks the browser to make or to show a passkey first, and sends what it says. */
class PasskeyForm extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const form = this.querySelector('form')
    const answer = this.querySelector<HTMLInputElement>('[name="passkey"]')
    const button = this.querySelector('button')
    if (!form || !answer || !button) return
    button.disabled = false
    form.addEventListener(
      'submit',
      (event) => {
        if (answer.value !== '') return
        event.preventDefault()
        void this.#ask(form, answer, button)
      },
      { signal },
    )
  }

  async #ask(form: HTMLFormElement, answer: HTMLInputElement, button: HTMLButtonElement): Promise<void> {
    const failed = this.querySelector<HTMLElement>('[data-failed]')
    if (failed) failed.hidden = true
    button.disabled = true
    try {
      const optionsJSON = JSON.parse(this.dataset.options ?? '{}')
      const said =
        this.dataset.act === 'make'
          ? await startRegistration({ optionsJSON })
          : await startAuthentication({ optionsJSON })
      answer.value = JSON.stringify(said)
      form.requestSubmit()
    } catch (error) {
      // Who changes their mind, or has no such key, gets this too.
      noteFailure(error)
      if (failed) failed.hidden = false
    } finally {
      button.disabled = false
    }
  }
}

customElements.define('passkey-form', PasskeyForm)
