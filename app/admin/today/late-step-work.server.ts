import { paths } from '#app/addresses/paths.ts'
import type { OrderToCall } from '#modules/planner/index.ts'
import type { LateStep } from '#modules/planner/index.server.ts'
import { chatAboutOrder } from '../ui/write-chat.server.ts'
import { workLine, type Asking, type WorkOfKind } from './work-line.ts'

/** Orders in which somebody has not done a step for three days past its last one: their customers are called. */
export function lateStepWork({ locale, limit }: Asking, late: readonly OrderToCall<LateStep>[]): WorkOfKind {
  const kind = 'late-step'
  const lines = late.slice(0, limit).map(({ order, person, count, lastDay }) =>
    workLine({
      key: `${kind}:${order.id}`,
      kind,
      says: kind,
      name: person.name,
      count,
      about: person.tourName[locale],
      number: order.orderNo,
      departsOn: person.departsOn,
      dueOn: lastDay,
      href: paths.adminOrder(locale, order.publicId),
      whatsapp:
        order.contact.phone === ''
          ? null
          : chatAboutOrder(
              { name: order.contact.name, phone: order.contact.phone, language: order.locale },
              order.orderNo,
            ),
    }),
  )
  return { kind, lines, total: late.length }
}
