import { paths } from '#app/addresses/paths.ts'
import { translator } from '#app/messages/translator.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listOrdersToTellOtherwise } from '#modules/booking/index.server.ts'
import { answerBy } from '#modules/staff-desk/index.ts'
import { chatAboutOrder } from '../ui/write-chat.server.ts'
import { workLine, type Asking, type WorkOfKind } from './work-line.ts'

/** Customers whom news of their order did not reach: somebody calls them. */
export async function readUndelivered(asking: Asking, clerk: Admin<'orders'>): Promise<WorkOfKind> {
  const { orders, total } = await listOrdersToTellOtherwise(asking.db, clerk, asking)
  const kind = 'undelivered'
  const text = translator(asking.locale, 'ways')
  const lines = orders.map(({ id, orderNo, customer: name, phone, locale: language, journey, undelivered }) =>
    workLine({
      key: `${kind}:${id}`,
      kind,
      says: kind,
      name,
      count: undelivered.count,
      about: `${undelivered.latest.words} · ${text(`why-${undelivered.latest.reason}`)}`,
      number: orderNo,
      departsOn: journey.departsOn,
      since: undelivered.since,
      dueOn: answerBy(dayInIstanbul(undelivered.since)),
      href: `${paths.adminOrder(asking.locale, id)}#undelivered`,
      call: phone === '' ? null : { phone, chat: chatAboutOrder({ name, phone, language }, orderNo) },
    }),
  )
  return { kind, lines, total }
}
