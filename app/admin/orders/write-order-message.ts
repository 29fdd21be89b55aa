import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { formatDate, formatDateRange, formatInstant } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import type { OrderToTell } from '#modules/booking/index.server.ts'

/**
 * What a customer is written after a conversation, in their language: the journey, the price, and where it is paid.
 * About an order that is over it promises no place and asks for no money.
 */
export function writeOrderMessage(order: OrderToTell, origin: string): { words: string; paymentUrl: string | null } {
  const { locale, orderNo, customer, isAlive, journeys, total, next, holdUntil, missing, accessToken, id } = order
  const text = translator(locale, 'staff-sale')
  const amount = (money: OrderToTell['total']) => formatMoney(money, locale, { cents: true })
  const paymentUrl = next && origin + paths.payment(locale, next.paymentToken)
  const isPart = next !== null && next.amount.minor < total.minor
  const url = origin + paths.order(locale, id, accessToken)
  const [needed] = missing.map(({ dueOn }) => dueOn).toSorted()
  const lines = [
    text('message-greeting', { name: customer.name }),
    ...(isAlive ? [] : [text('message-about', { number: orderNo })]),
    ...journeys.map(({ name, departsOn, returnsOn, travellers }) => {
      const journey = { tour: name[locale], days: formatDateRange(departsOn, returnsOn, locale) }
      return isAlive ? text('message-journey', { ...journey, count: travellers }) : text('message-was', journey)
    }),
    ...(isAlive ? [text('message-total', { total: amount(total), number: orderNo })] : []),
    ...(next && isPart ? [text('message-part', { amount: amount(next.amount) })] : []),
    ...(next?.dueOn ? [text('message-due', { day: formatDate(next.dueOn, locale) })] : []),
    ...(holdUntil ? [text('message-until', { until: formatInstant(holdUntil, locale) })] : []),
    ...(paymentUrl ? [text('message-pay', { url: paymentUrl })] : []),
    isAlive && needed
      ? text('message-papers', { url, day: formatDate(needed, locale) })
      : text('message-order', { url }),
  ]
  return { words: lines.join('\n'), paymentUrl }
}
