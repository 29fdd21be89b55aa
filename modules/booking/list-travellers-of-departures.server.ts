import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import { allocateBy, money, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { hasRight } from '#modules/accounts/index.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { emergencyOf } from './data/emergency-contact.server.ts'
import { seatedTravellers } from './data/seated-travellers.server.ts'
import { snapshotReader } from './data/sold-snapshot.server.ts'
import { travellerColumns, travellerOfRow } from './data/traveller-columns.server.ts'
import type { EmergencyContact } from './domain/emergency-contact.ts'
import type { ItemSnapshot } from './domain/order.ts'
import { withMaskedNumbers } from './domain/guarded-numbers.ts'
import { remainingOf } from './domain/remaining.ts'
import { listedFields, type ListedFields } from './domain/traveller-fields.ts'

/** Somebody with a seat: bought, or kept for an order that is not paid yet. */
export type DepartingTraveller = ListedFields & {
  id: string
  departureId: string
  order: {
    id: string
    no: string
    contact: string
    phone: string
    /** In which the customer is written to. */
    language: Locale
    note: string
    /** Whom to call at home; null while nobody was named. */
    emergency: EmergencyContact | null
    /** When the next of what is open is due; null where that is at once. */
    restDueOn: PlainDate | null
  }
  fare: string
  /** The family of a group, where it was said who belongs together. */
  familyId: string | null
  /** Those with the same number in an order were sold a room together. */
  soldRoom: number | null
  /** For how long the journey as it was sold asks for a passport; null where citizens need none. */
  passportMonthsAfterReturn: number | null
  /** Whether the seat is only kept for now. */
  isHeld: boolean
  /** The traveller's part of what the order costs now, and of what is still open of it. */
  price: Money
  open: Money
}

const MOST_TRAVELLERS = 5_000

/** All that a list of travellers wants to know of what was sold, which is long and the same for everybody of an order. */
type Sold = Pick<ItemSnapshot, 'kind' | 'passportMonthsAfterReturn'>

/**
 * Everybody who has a seat on one of the departures, by order, at most five thousand: neither travellers who were
 * cancelled, nor those of cancelled and expired orders or of orders whose time to pay is over. Shows numbers of
 * passports, masked for those who may not see them: the caller notes in the audit log that they were read.
 */
export async function listTravellersOfDepartures(
  db: Db,
  admin: Admin<'orders'>,
  departureIds: readonly string[],
  now: Date,
): Promise<DepartingTraveller[]> {
  if (departureIds.length === 0) return []
  const rows = await seatedTravellers(db, departureIds, now)
    .select([
      ...travellerColumns,
      'passengers.fare',
      'passengers.family_id',
      'passengers.sold_room',
      'passengers.amount_minor',
      'order_items.departure_id',
      sql<Sold>`jsonb_build_object('kind', order_items.snapshot -> 'kind',
        'passportMonthsAfterReturn', order_items.snapshot -> 'passportMonthsAfterReturn')`.as('sold'),
      'orders.id as order_id',
      'orders.public_id',
      'orders.order_no',
      'orders.state',
      'orders.first_name as contact_first',
      'orders.last_name as contact_last',
      'orders.phone',
      'orders.locale',
      'orders.note',
      'orders.emergency_name',
      'orders.emergency_relation',
      'orders.emergency_phone',
      'orders.currency',
      'orders.total_minor',
      'orders.reduction_minor',
      'orders.paid_minor',
      sql<PlainDate | null>`coalesce((select min(parts.due_on) from order_payment_parts parts where parts.order_id = orders.id
        and parts.paid_at is null and parts.withdrawn_at is null), orders.rest_due_on)`.as('rest_due_on'),
      sql<number>`(select coalesce(sum(others.amount_minor), 0)::bigint from passengers others
        join order_items other_items on other_items.id = others.order_item_id
        where other_items.order_id = orders.id and others.cancelled_at is null)`.as('all_amounts_minor'),
    ])
    .orderBy('orders.placed_at')
    .orderBy('orders.order_no')
    .orderBy('order_items.position')
    .orderBy('passengers.position')
    .limit(MOST_TRAVELLERS)
    .execute()

  const read = await snapshotReader(db)
  const shares = sharesOf(rows)
  const shown = hasRight(admin, 'papers') ? (each: ListedFields) => each : withMaskedNumbers<ListedFields>
  return rows.map((row, at) => ({
    id: row.id,
    departureId: row.departure_id,
    order: {
      id: row.public_id,
      no: row.order_no,
      contact: `${row.contact_first} ${row.contact_last}`,
      phone: row.phone,
      language: row.locale,
      note: row.note,
      emergency: emergencyOf(row),
      restDueOn: row.rest_due_on,
    },
    ...shown(listedFields(travellerOfRow(db, row))),
    fare: row.fare,
    familyId: row.family_id,
    soldRoom: row.sold_room,
    passportMonthsAfterReturn: read(row.sold).passportMonthsAfterReturn,
    isHeld: row.state === 'awaiting_payment',
    ...(shares[at] ?? { price: money(0, row.currency), open: money(0, row.currency) }),
  }))
}

type AmountRow = {
  order_id: string
  amount_minor: number
  all_amounts_minor: number
  currency: Money['currency']
  total_minor: number
  reduction_minor: number
  paid_minor: number
}

/** Price and open sum of each order over its travellers, by what each costs; no minor unit is lost on the way. */
function sharesOf(rows: readonly AmountRow[]): { price: Money; open: Money }[] {
  const byOrder = Map.groupBy(
    rows.map((row, at) => ({ row, at })),
    ({ row }) => row.order_id,
  )
  const shares: { price: Money; open: Money }[] = []
  for (const members of byOrder.values()) {
    const [first] = members
    if (!first) continue
    const { row } = first
    const total = money(row.total_minor, row.currency)
    const reduction = money(row.reduction_minor, row.currency)
    const remaining = remainingOf({ total, reduction, paid: money(row.paid_minor, row.currency) })
    const amounts = members.map((member) => member.row.amount_minor)
    const others = row.all_amounts_minor - amounts.reduce((sum, each) => sum + each, 0)
    const isFree = row.all_amounts_minor === 0
    const weights = isFree ? [...amounts.map(() => 1), 0] : [...amounts, Math.max(0, others)]
    const prices = allocateBy(remainingOf({ total, reduction, paid: money(0, row.currency) }), weights)
    const opens = allocateBy(remaining, weights)
    members.forEach(({ at }, place) => {
      const price = prices[place]
      const open = opens[place]
      if (price && open) shares[at] = { price, open }
    })
  }
  return shares
}
