import { formatMoney } from '#kernel/format-money.ts'
import { subtract } from '#kernel/money.ts'
import { renderMail } from '#platform/mail/render-mail.server.ts'
import type { Order } from '../data/read-orders.server.ts'
import type { Agency } from '../documents/agency.ts'
import { isAboutPeople, orderChangedTexts, type OrderChangeKind } from './order-changed-texts.ts'
import { pocketLabels } from './mail-texts.ts'
import { isolatedIn, orderMailProps, type WrittenMail } from './order-mail-props.ts'
import { OrderMail } from './order-mail.tsx'
import { papersLine } from './papers-line.ts'
import type { ToTell } from './to-tell.ts'
import { withTravelTimes } from './travel-rows.ts'

export { isAboutPeople, type OrderChangeKind } from './order-changed-texts.ts'

/** Tells the customer what staff have changed of an order, what is open now, when they travel, and by when papers are needed. */
export async function writeOrderChanged(
  order: Order,
  agency: Agency,
  { url, pocketUrl }: { url: string; pocketUrl: string },
  kind: OrderChangeKind,
  { papers, times }: ToTell,
): Promise<WrittenMail> {
  const { locale, remaining, paid } = order
  // What those who left do not pay any more is no part of what the customer is told to pay.
  const total = subtract(order.total, order.reduction)
  const inWords = (amount: typeof total) => isolatedIn(locale, formatMoney(amount, locale, { cents: true }))
  const texts = orderChangedTexts[locale]
  const isOverpaid = paid.minor > total.minor
  const rest = isOverpaid ? texts.surplus : remaining.minor > 0 ? texts.open : texts.settled
  const voucher = order.state === 'paid' ? [texts.voucher] : []
  const contract = isAboutPeople(kind) ? [texts.contract] : []
  const toCome = papersLine(locale, papers)
  const text = {
    ...texts,
    paragraphs: [texts[kind], rest, ...toCome.paragraphs, ...voucher, ...contract, texts.question],
  }
  const facts = { ...toCome.facts, total: inWords(total), remaining: inWords(remaining) }
  const props = withTravelTimes(orderMailProps(order, agency, url, text, facts), times)
  const mail = <OrderMail {...props} pocket={{ label: pocketLabels[locale], url: pocketUrl }} />
  return { subject: props.text.subject, ...(await renderMail(mail)) }
}
