import { bankPage, escapeHtml } from '#tests/setup/double-server.ts'
import type { PaytrOrder } from './paytr-orders.ts'

/** What PayTR shows in the shop's frame. Its answer takes the whole window, as the bank's code page does. */
export function framePage(token: string, order: PaytrOrder): string {
  const counts = Array.from({ length: order.maxInstallments }, (_, index) => index + 1)
  return bankPage(
    'PayTR',
    `<form method="post" action="/odeme/guvenli/${escapeHtml(token)}" target="_top">
<label>Kart üzerindeki isim <input name="cc_owner" required></label>
<label>Kart numarası <input name="card_number" inputmode="numeric" required></label>
<label>Ay <input name="expiry_month" size="2" required></label><label>Yıl <input name="expiry_year" size="2" required></label>
<label>CVV <input name="cvv" size="4" required></label>
<label>Taksit <select name="installment_count">${counts.map((count) => `<option>${count}</option>`).join('')}</select></label>
<button>${order.amountMinor / 100} ${escapeHtml(order.currency)} öde</button></form>`,
  )
}

/** The bank asks for the code it sent to the telephone. */
export function codePage(oid: string): string {
  return bankPage(
    '3D Secure',
    `<form method="post" action="/odeme/3d/${escapeHtml(oid)}"><label>SMS şifresi <input name="code" required></label>
<button>Onayla</button></form>`,
  )
}

export function problemPage(words: string): string {
  return bankPage('PayTR', `<p role="alert">${escapeHtml(words)}</p>`)
}
