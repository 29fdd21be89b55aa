import { PaymentForm } from '../payment-form.ts'
import { PaymentWatch } from '../payment-watch.ts'

customElements.define('payment-form', PaymentForm)
customElements.define('payment-watch', PaymentWatch)

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false
  button.addEventListener('click', () => window.print())
}
