import { paths } from '#app/addresses/paths.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listLateSteps } from '#modules/planner/index.server.ts'
import { chatAboutOrder } from '../ui/write-chat.server.ts'
import { workLine, type Asking, type WorkOfKind } from './work-line.ts'

/** How far ahead a journey leaves whose people are called. */
const WITHIN_DAYS = 120

/** Orders in which somebody has not done a step for three days past its last one: their customers are called. */
export async function readLateSteps({ db, locale, limit, now }: Asking, planner: Admin<'orders'>): Promise<WorkOfKind> {
  const late = await listLateSteps(db, planner, WITHIN_DAYS, now)
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
