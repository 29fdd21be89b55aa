import { render } from 'react-email'
import { formatInstant } from '#kernel/format-date.ts'
import type { Order } from '../data/read-orders.server.ts'
import type { Agency } from '../documents/agency.ts'
import { orderMailProps, type WrittenMail } from './order-mail-props.ts'
import { OrderMail } from './order-mail.tsx'
import { orderReceivedTexts } from './mail-texts.ts'

/** Tells the customer that the order is there and until when its seats wait for the payment. */
export async function writeOrderReceived(
  order: Order,
  agency: Agency,
  url: string,
  holdUntil: Date,
): Promise<WrittenMail> {
  const facts = { holdUntil: formatInstant(holdUntil, order.locale) }
  const props = orderMailProps(order, agency, url, orderReceivedTexts[order.locale], facts)
  const mail = <OrderMail {...props} />
  return { subject: props.text.subject, html: await render(mail), text: await render(mail, { plainText: true }) }
}
