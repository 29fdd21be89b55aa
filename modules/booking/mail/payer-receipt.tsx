import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { AttemptRecord } from '#modules/payments/index.ts'
import { renderMail } from '#platform/mail/render-mail.server.ts'
import type { Order } from '../data/read-orders.server.ts'
import type { Agency } from '../documents/agency.ts'
import { payerReceiptTexts } from './mail-texts.ts'
import { isolatedIn, orderMailProps, type WrittenMail } from './order-mail-props.ts'
import { OrderMail } from './order-mail.tsx'

/** Thanks somebody who has paid for somebody else's order; it tells no more of the order than its journey. */
export async function writePayerReceipt(
  order: Order,
  agency: Agency,
  url: string,
  attempt: AttemptRecord,
): Promise<WrittenMail> {
  const { locale, contact } = order
  const amount = formatMoney(attempt.captured ?? attempt.amount, locale, { cents: true })
  const props = orderMailProps(order, agency, url, payerReceiptTexts[locale], {
    customerName: attempt.payer.name,
    ordererName: `${contact.firstName} ${contact.lastName}`,
    amount: isolatedIn(locale, amount),
    date: formatDate(dayInIstanbul(attempt.capturedAt ?? attempt.createdAt), locale),
  })
  const mail = <OrderMail {...props} rows={props.rows.slice(0, 3)} />
  return { subject: props.text.subject, ...(await renderMail(mail)) }
}
