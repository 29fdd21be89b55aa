import { paths } from '#app/addresses/paths.ts'
import { whatsappAddress } from '#app/addresses/whatsapp-address.ts'
import { translator } from '#app/messages/translator.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import type { Locale } from '#kernel/locale.ts'
import { sum } from '#kernel/money.ts'
import { isAlive, owesNow } from '#modules/booking/index.ts'
import { findAgreedOrder, listFamilies, listOrderStandings } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

export type FamiliesView = NonNullable<Awaited<ReturnType<typeof readFamilies>>>

/** The families of an order that still stands, with what each pays and what staff can do about it; none without families. */
export async function readFamilies(
  db: Db,
  { orderId, locale, origin, now }: { orderId: string; locale: Locale; origin: string; now: Date },
) {
  const families = await listFamilies(db, orderId, now)
  const order = families.length > 0 ? await findAgreedOrder(db, { id: orderId }) : undefined
  if (!order || !isAlive(order.state)) return undefined
  const standing = (await listOrderStandings(db, [orderId])).get(orderId)
  const isSold = order.state !== 'awaiting_payment'
  const people = order.tours.flatMap(({ passengers }) => passengers)
  const words = translator(order.locale, 'staff-groups')
  const tour = order.tours[0]?.tourName[order.locale] ?? ''
  const rows = families.map(({ id, name, phone, token, state, travellers, parts }) => {
    const first = people.find((person) => person.id === travellers[0])
    const head = first ? `${first.firstName} ${first.lastName}` : ''
    const openParts = parts.filter(({ paidAt }) => paidAt === null)
    const open = sum(
      openParts.map(({ amount }) => amount),
      order.total.currency,
    )
    const due = openParts[0]
    const link = origin + paths.family(order.locale, token)
    return {
      id,
      name,
      head,
      count: travellers.length,
      state,
      shares: parts.map(({ id: partId, amount, dueOn, paidAt }) => ({
        id: partId,
        amount,
        dueOn,
        isPaid: paidAt !== null,
      })),
      link,
      reminder:
        due &&
        owesNow(state) &&
        whatsappAddress(
          phone,
          words('reminder-words', {
            family: head || name,
            tour,
            amount: formatMoney(due.amount, order.locale, { cents: true }),
            date: due.dueOn === null ? '' : formatDate(due.dueOn, order.locale),
            link,
          }),
        ),
      cash: open.minor > 0 ? paths.adminCashPart(locale, 'new', { order: order.orderNo, family: id }) : null,
      // Nobody leaves an order of which nothing is paid: it falls as a whole.
      remove:
        isSold && travellers.length > 0 && !parts.some(({ paidAt }) => paidAt !== null)
          ? paths.adminCancelOrder(locale, order.publicId, { who: travellers })
          : null,
    }
  })
  const travelling = rows.filter(({ count }) => count > 0)
  const countOf = (list: typeof rows) => list.reduce((all, { count }) => all + count, 0)
  return {
    people: countOf(travelling),
    settled: countOf(travelling.filter(({ state }) => !owesNow(state))),
    waiting: travelling.filter(({ state }) => owesNow(state)).length,
    heldUntil: isSold ? null : (standing?.holdsUntil ?? null),
    // Whoever is to be reminded stands on top.
    rows: rows.toSorted((a, b) => Number(owesNow(b.state)) - Number(owesNow(a.state))),
  }
}
