import { formatInstant } from '#kernel/format-date.ts'
import { renderMail } from '#platform/mail/render-mail.server.ts'
import type { Order } from '../data/read-orders.server.ts'
import { missingOwnConsents } from '../domain/telephone-agreement.ts'
import type { Agency } from '../documents/agency.ts'
import { orderMailProps, type WrittenMail } from './order-mail-props.ts'
import { OrderMail } from './order-mail.tsx'
import type { NoDepositReason } from '../find-no-deposit-reason.server.ts'
import { noDepositTexts } from './no-deposit-texts.ts'
import { consentIsYours, orderReceivedTexts, receivedWithoutHold } from './mail-texts.ts'
import { papersLine } from './papers-line.ts'
import type { ToTell } from './to-tell.ts'
import { withTravelTimes } from './travel-rows.ts'

/** Tells the customer that the order is there, until when its seats wait for the payment, why no deposit is taken, and by when papers are needed. */
export async function writeOrderReceived(
  order: Order,
  agency: Agency,
  url: string,
  { holdUntil, noDeposit, papers, times }: { holdUntil: Date | undefined; noDeposit: NoDepositReason | null } & ToTell,
): Promise<WrittenMail> {
  const { locale } = order
  const held = orderReceivedTexts[locale]
  const toCome = papersLine(locale, papers)
  const [first = '', ...others] = held.paragraphs
  const paragraphs = [
    holdUntil ? first : receivedWithoutHold[locale],
    ...(noDeposit ? [noDepositTexts[locale][noDeposit]] : []),
    ...toCome.paragraphs,
    ...others,
    ...(missingOwnConsents(order).length > 0 ? [consentIsYours[locale]] : []),
  ]
  const text = { ...held, paragraphs }
  const facts = { ...toCome.facts, holdUntil: holdUntil ? formatInstant(holdUntil, locale) : '' }
  const props = withTravelTimes(orderMailProps(order, agency, url, text, facts), times)
  const mail = <OrderMail {...props} />
  return { subject: props.text.subject, ...(await renderMail(mail)) }
}
