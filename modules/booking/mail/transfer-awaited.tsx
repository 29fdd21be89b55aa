import { formatInstant } from '#kernel/format-date.ts'
import { renderMail } from '#platform/mail/render-mail.server.ts'
import type { Order } from '../data/read-orders.server.ts'
import type { Agency } from '../documents/agency.ts'
import { transferAwaitedTexts } from './mail-texts.ts'
import { orderMailProps, type WrittenMail } from './order-mail-props.ts'
import { OrderMail } from './order-mail.tsx'

/** Asks the customer of an awaited transfer to open its link, and says until when the seats wait otherwise. */
export async function writeTransferAwaited(
  order: Order,
  agency: Agency,
  url: string,
  holdUntil: Date,
): Promise<WrittenMail> {
  const facts = { holdUntil: formatInstant(holdUntil, order.locale) }
  const props = orderMailProps(order, agency, url, transferAwaitedTexts[order.locale], facts)
  return { subject: props.text.subject, ...(await renderMail(<OrderMail {...props} />)) }
}
