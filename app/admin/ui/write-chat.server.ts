import { whatsappAddress } from '#app/addresses/whatsapp-address.ts'
import { translator } from '#app/messages/translator.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

/** Whom a chat is with: the text is in their language. */
type Somebody = { name: string; phone: string; language: Locale }

/** A chat about an order as a whole. */
export function chatAboutOrder({ name, phone, language }: Somebody, number: string): string {
  return whatsappAddress(phone, translator(language, 'staff-today')('whatsapp-order', { name, number }))
}

/** A chat with somebody at home about those who travel on an order. */
export function chatAtHome({ name, phone, language }: Somebody, number: string): string {
  return whatsappAddress(phone, translator(language, 'staff-today')('whatsapp-at-home', { name, number }))
}

/** A chat that reminds of what is due. */
export function chatAboutPart(
  { name, phone, language }: Somebody,
  { tour, number, amount, day }: { tour: string; number: string; amount: Money; day: PlainDate },
): string {
  const facts = { name, tour, number, amount: formatMoney(amount, language), day: formatDate(day, language) }
  return whatsappAddress(phone, translator(language, 'staff-today')('whatsapp-part', facts))
}

/** A chat with whoever wrote to the agency or wants to be called. */
export function chatAboutRequest({ name, phone, language }: Somebody): string {
  return whatsappAddress(phone, translator(language, 'staff-today')('whatsapp-request', { name }))
}

/** A chat with whoever waits for places. */
export function chatAboutWaiting({ name, phone, language }: Somebody, tour: string): string {
  return whatsappAddress(phone, translator(language, 'staff-today')('whatsapp-waiting', { name, tour }))
}

/** A chat about what changed in a journey, with the way to answer. */
export function chatAboutChange(
  { name, phone, language }: Somebody,
  { number, change, url }: { number: string; change: string; url: string },
): string {
  return whatsappAddress(phone, translator(language, 'staff-changes')('whatsapp', { name, number, change, url }))
}
