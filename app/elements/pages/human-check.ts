import { defaultLocale } from '#kernel/locale.ts'
import { ConnectedElement } from '../connected-element.ts'

/** The two functions of the providers that are called here. */
type Turnstile = {
  render: (
    host: HTMLElement,
    options: { sitekey: string; action: string; language: string; callback: (token: string) => void },
  ) => void
}
type Recaptcha = {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

declare global {
  interface Window {
    turnstile?: Turnstile
    grecaptcha?: Recaptcha
  }
}

const ACTION = 'submit'
/** Visitors who only look in are not asked about. */
const WAIT_MS = 1000
/** Tokens of reCAPTCHA are good for two minutes, and a message takes longer to write. */
const RENEW_MS = 110_000

/** Asks the provider for one token a second after the page has loaded, and puts it into the form around it. */
class HumanCheck extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const begin = () => {
      const timer = setTimeout(() => void this.#ask(signal), WAIT_MS)
      signal.addEventListener('abort', () => clearTimeout(timer))
    }
    if (this.dataset.aside !== undefined)
      this.closest('form')?.addEventListener('focusin', begin, { once: true, signal })
    else if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true, signal })
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const { provider, key: sitekey = '', language = defaultLocale } = this.dataset
    if (provider === 'turnstile') {
      await load('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit')
      // The provider renews its token by itself.
      const place = this.appendChild(document.createElement('div'))
      window.turnstile?.render(place, { sitekey, action: ACTION, language, callback: (token) => this.#keep(token) })
      return
    }
    await load(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(sitekey)}&hl=${language}`)
    window.grecaptcha?.ready(() => void this.#execute(sitekey, signal))
  }

  async #execute(sitekey: string, signal: AbortSignal): Promise<void> {
    const token = await window.grecaptcha?.execute(sitekey, { action: ACTION })
    if (signal.aborted) return
    this.#keep(token ?? '')
    const timer = setTimeout(() => void this.#execute(sitekey, signal), RENEW_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  #keep(token: string): void {
    const field = this.querySelector('input')
    if (field) field.value = token
  }
}

/** Loads a script once for all forms of a page. A provider that cannot be reached leaves the form without a token. */
function load(address: string): Promise<void> {
  loading[address] ??= new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    document.head.append(script)
  })
  return loading[address]
}

const loading: Record<string, Promise<void>> = {}

customElements.define('human-check', HumanCheck)
