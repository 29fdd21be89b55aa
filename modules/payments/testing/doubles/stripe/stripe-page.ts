import { bankPage, escapeHtml } from '#tests/setup/double-server.ts'
import type { StripeSession } from './stripe-records.ts'

/** Stripe's page: a declined card leaves it open for another one, and there is a way back to the shop. */
export function stripePage(session: StripeSession, problem: string | undefined): string {
  return bankPage(
    `Pay ${session.currency.toUpperCase()} ${session.amountMinor / 100}`,
    `${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post" action="/c/pay/${escapeHtml(session.id)}">
<label>Email <input name="email" type="email" value="${escapeHtml(session.email)}"></label>
<label>Card number <input name="number" inputmode="numeric" required></label>
<label>Expiry <input name="expiry" required></label><label>CVC <input name="cvc" required></label>
<button>Pay</button></form><a href="${escapeHtml(session.cancelUrl)}">Back</a>`,
  )
}
