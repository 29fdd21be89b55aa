import { call } from './call.ts'
import { ConnectedElement } from './connected-element.ts'

const ASK_EVERY_MS = 2500

/** Asks what became of a payment, and loads its page again when that is known. */
export class PaymentWatch extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const timer = setInterval(() => void this.#ask(signal), ASK_EVERY_MS)
    signal.addEventListener('abort', () => clearInterval(timer))
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const payment = await call<{ isChecking?: boolean }>(this.dataset.call ?? '', { signal }).catch(() => undefined)
    if (payment && payment.isChecking !== true) location.replace(location.pathname)
  }
}
