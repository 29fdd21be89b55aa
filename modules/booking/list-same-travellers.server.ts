import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { own } from './data/tables.server.ts'

/** Somebody of an order who travels in another one on the same days. */
export type SameTraveller = { name: string; order: { id: string; orderNo: string } }

const MOST = 50

/**
 * Who of an order seems to travel in another one too whose days overlap: the same identity number, the same passport of
 * the same country, or the same name and birth date. Numbers are compared by their blind indexes and never opened. Only
 * staff are told; orders that ended and travellers who were cancelled do not count.
 */
export async function listSameTravellers(
  db: Db,
  admin: Admin<'orders'> | Admin<'payments'>,
  orderId: string,
): Promise<SameTraveller[]> {
  const mine = (await travellers(db).where('orders.id', '=', orderId).execute()).map(withDays)
  const known = <Column extends 'tckn_index' | 'passport_no_index' | 'born_on'>(column: Column) =>
    mine.flatMap((each) => (each[column] === null ? [] : [each[column]]))
  const [numbers, passports, birthdays] = [known('tckn_index'), known('passport_no_index'), known('born_on')]
  if (numbers.length + passports.length + birthdays.length === 0) return []
  const others = await travellers(db)
    .where('orders.id', '!=', orderId)
    .where(withinReach(admin, keeperOf))
    .where((each) =>
      each.or([
        ...(numbers.length > 0 ? [each('tckn_index', 'in', numbers)] : []),
        ...(passports.length > 0 ? [each('passport_no_index', 'in', passports)] : []),
        ...(birthdays.length > 0
          ? [
              each.and([
                each('born_on', 'in', birthdays),
                each(
                  'passengers.search_text',
                  'in',
                  mine.map(({ search_text: name }) => name),
                ),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('orders.order_no')
    .orderBy('passengers.position')
    .limit(MOST)
    .execute()
  const found = others.map(withDays).flatMap((other) => {
    const same = mine.find((each) => isSame(each, other) && overlap(each, other))
    return same
      ? [{ name: `${same.first_name} ${same.last_name}`, order: { id: other.public_id, orderNo: other.order_no } }]
      : []
  })
  return found.filter(
    (each, at) => found.findIndex(({ name, order }) => name === each.name && order.id === each.order.id) === at,
  )
}

function travellers(db: Db) {
  return own(db)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'passengers.order_item_id')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select([
      'orders.public_id',
      'orders.order_no',
      'order_items.snapshot',
      'passengers.first_name',
      'passengers.last_name',
      'passengers.search_text',
      'born_on',
      'nationality',
      'tckn_index',
      'passport_no_index',
    ])
    .where('passengers.cancelled_at', 'is', null)
    .where('orders.state', 'in', ['awaiting_payment', 'partially_paid', 'paid'])
}

type Row = Awaited<ReturnType<ReturnType<typeof travellers>['execute']>>[number]

function withDays({ snapshot, ...row }: Row) {
  return { ...row, departsOn: snapshot.departsOn, returnsOn: snapshot.returnsOn }
}

type Traveller = ReturnType<typeof withDays>

function isSame(one: Traveller, other: Traveller): boolean {
  const isKnown = one.born_on !== null && one.search_text !== ''
  return (
    (one.tckn_index !== null && one.tckn_index === other.tckn_index) ||
    (one.passport_no_index !== null &&
      one.passport_no_index === other.passport_no_index &&
      one.nationality === other.nationality) ||
    (isKnown && one.born_on === other.born_on && one.search_text === other.search_text)
  )
}

function overlap(one: Traveller, other: Traveller): boolean {
  return one.departsOn <= other.returnsOn && other.departsOn <= one.returnsOn
}
