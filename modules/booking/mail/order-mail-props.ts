import { isolateIn } from '#kernel/bidi.ts'
import { formatDateRange } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { joinList } from '#kernel/join-list.ts'
import type { Locale } from '#kernel/locale.ts'
import { say } from '#platform/texts/say.ts'
import type { Order } from '../data/read-orders.server.ts'
import type { Agency } from '../documents/agency.ts'
import { travellersText } from '../documents/counts.ts'
import { mailLabels, type MailText } from './mail-texts.ts'
import type { OrderMailProps } from './order-mail.tsx'

export type WrittenMail = { subject: string; html: string; text: string }

/** The facts every mail about an order shows, and its texts with those facts filled in. */
export function orderMailProps(
  order: Order,
  agency: Agency,
  url: string,
  text: MailText,
  facts: Record<string, string>,
): OrderMailProps {
  const { locale, contact } = order
  const labels = mailLabels[locale]
  const tourTitle = joinList(
    order.tours.map(({ tourName }) => tourName[locale]),
    locale,
  )
  const dates = joinList(
    order.tours.map(({ departsOn, returnsOn }) => formatDateRange(departsOn, returnsOn, locale)),
    locale,
  )
  const travellers = order.tours.reduce(
    (count, { passengers }) => count + passengers.filter(({ isCancelled }) => !isCancelled).length,
    0,
  )
  const isolate = (code: string) => isolatedIn(locale, code)
  const all = {
    orderNo: isolate(order.orderNo),
    customerName: `${contact.firstName} ${contact.lastName}`,
    tourTitle,
    dates,
    phone: isolate(agency.phone),
    firm: agency.firm,
    // Last: who pays a share is greeted, not who ordered.
    ...facts,
  }
  return {
    locale,
    brand: agency.brand,
    url,
    text: {
      subject: say(locale, text.subject, all),
      preview: say(locale, text.preview, all),
      greeting: say(locale, text.greeting, all),
      paragraphs: text.paragraphs.map((paragraph) => say(locale, paragraph, all)),
      button: text.button,
      closing: say(locale, text.closing, all),
    },
    rows: [
      { name: labels.orderNo, value: order.orderNo, isCode: true },
      { name: labels.journey, value: tourTitle, isCode: false },
      { name: labels.dates, value: dates, isCode: false },
      { name: labels.travellers, value: travellersText(travellers, locale), isCode: false },
      { name: labels.total, value: formatMoney(order.total, locale, { cents: true }), isCode: true },
    ],
    footer: `${agency.address} · ${isolate(agency.phone)} · ${agency.email}`,
  }
}

/** In Arabic text numbers, codes and amounts keep their own direction; elsewhere they have it already. */
export function isolatedIn(locale: Locale, text: string): string {
  return isolateIn(locale, text)
}
