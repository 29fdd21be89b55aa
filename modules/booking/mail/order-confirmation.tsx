import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { subtract } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { renderMail } from '#platform/mail/render-mail.server.ts'
import { say } from '#platform/texts/say.ts'
import type { Order } from '../data/read-orders.server.ts'
import type { Agency } from '../documents/agency.ts'
import { isolatedIn, orderMailProps, type WrittenMail } from './order-mail-props.ts'
import { OrderMail } from './order-mail.tsx'
import { orderConfirmationTexts, pocketLabels, restTexts } from './mail-texts.ts'
import { papersLine } from './papers-line.ts'
import type { ToTell } from './to-tell.ts'
import { withTravelTimes } from './travel-rows.ts'

/** Tells the customer that the money has arrived, the places are booked, when they travel, and by when papers are needed. */
export async function writeOrderConfirmation(
  order: Order,
  agency: Agency,
  { url, pocketUrl }: { url: string; pocketUrl: string },
  { paidAt, papers, times }: { paidAt: Date } & ToTell,
): Promise<WrittenMail> {
  const { locale, paid, total } = order
  const rest = subtract(total, paid)
  const { open, nothing } = restTexts[locale]
  const toCome = papersLine(locale, papers)
  const [first = '', ...others] = orderConfirmationTexts[locale].paragraphs
  const text = { ...orderConfirmationTexts[locale], paragraphs: [first, ...toCome.paragraphs, ...others] }
  const facts = {
    ...toCome.facts,
    amount: isolatedIn(locale, formatMoney(paid, locale, { cents: true })),
    rest: say(locale, rest.minor > 0 ? open : nothing, {
      remaining: isolatedIn(locale, formatMoney(rest, locale, { cents: true })),
    }),
    date: formatDate(dayInIstanbul(paidAt), locale),
  }
  const props = withTravelTimes(orderMailProps(order, agency, url, text, facts), times)
  const mail = <OrderMail {...props} pocket={{ label: pocketLabels[locale], url: pocketUrl }} />
  return { subject: props.text.subject, ...(await renderMail(mail)) }
}
