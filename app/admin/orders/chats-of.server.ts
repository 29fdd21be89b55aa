import type { PlainDate } from '#kernel/plain-date.ts'
import type { StaffOrder } from '#modules/booking/index.server.ts'
import { chatAboutOrder, chatAboutPart } from '../ui/write-chat.server.ts'

/** Chats with the customer of an order: about all of it, and about each part that the customer still pays, by its id. */
export function chatsOf(
  { contact, locale: language, orderNo: number, journeys, parts }: StaffOrder,
  today: PlainDate,
): { order: string; parts: Record<string, string> } {
  const customer = { name: `${contact.firstName} ${contact.lastName}`, phone: contact.phone, language }
  const tour = journeys[0]?.name[language] ?? number
  const open = parts.filter(({ paidAt, payer }) => paidAt === null && payer === null)
  return {
    order: chatAboutOrder(customer, number),
    parts: Object.fromEntries(
      open.map(({ id, amount, dueOn }) => [id, chatAboutPart(customer, { tour, number, amount, day: dueOn ?? today })]),
    ),
  }
}
