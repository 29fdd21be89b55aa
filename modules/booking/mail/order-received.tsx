import { formatInstant } from '#kernel/format-date.ts'
import { renderMail } from '#platform/mail/render-mail.server.ts'
import type { Order } from '../data/read-orders.server.ts'
import { missingOwnConsents } from '../domain/telephone-agreement.ts'
import type { Agency } from '../documents/agency.ts'
import { orderMailProps, type WrittenMail } from './order-mail-props.ts'
import { OrderMail } from './order-mail.tsx'
import { consentIsYours, orderReceivedTexts, receivedWithoutHold } from './mail-texts.ts'

/** Tells the customer that the order is there and, while its seats wait for the payment, until when. */
export async function writeOrderReceived(
  order: Order,
  agency: Agency,
  url: string,
  holdUntil: Date | undefined,
): Promise<WrittenMail> {
  const { locale } = order
  const held = orderReceivedTexts[locale]
  const first = holdUntil ? held.paragraphs : held.paragraphs.with(0, receivedWithoutHold[locale])
  const isConsentMissing = missingOwnConsents(order).length > 0
  const text = { ...held, paragraphs: isConsentMissing ? [...first, consentIsYours[locale]] : first }
  const facts = { holdUntil: holdUntil ? formatInstant(holdUntil, locale) : '' }
  const props = orderMailProps(order, agency, url, text, facts)
  const mail = <OrderMail {...props} />
  return { subject: props.text.subject, ...(await renderMail(mail)) }
}
