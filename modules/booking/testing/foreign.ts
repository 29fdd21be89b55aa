import { money, type Money } from '#kernel/money.ts'
import { addDays, dayInIstanbul, startInIstanbul } from '#kernel/plain-date.ts'
import { aRate, aRegister } from '#modules/ledger/testing/builders.ts'
import { aDeparture, type DepartureWish } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listParts } from '../data/payment-parts.server.ts'
import { placeOrder } from '../place-order.server.ts'
import { takeCash } from '../take-cash.server.ts'
import { anOrderRequest } from './builders.ts'

/** A rate of the dollar, entered so many days before today. */
export async function aDollarRate(db: Db, lira: number, daysAgo = 0): Promise<void> {
  const validFrom = startInIstanbul(addDays(dayInIstanbul(new Date()), -daysAgo))
  await aRate(db, { base: 'USD', quote: 'TRY', rate: { value: lira, scale: 0 }, source: 'TCMB', validFrom })
}

/** An order of today over 5,380.00 USD, of which cash over the desk has paid something. */
export async function anOrderPaidInCash(db: Db, payments: Money[], wish: DepartureWish = {}) {
  const { admin } = await aRegister(db)
  const { id: tourId } = await aDeparture(db, { departsOn: addDays(dayInIstanbul(new Date()), 90), ...wish })
  const placed = await placeOrder(db, anOrderRequest(tourId), new Date())
  if (!placed.ok) throw new Error(`the order was refused: ${JSON.stringify(placed.error)}`)
  const { orderId } = placed.value
  const entry = { orderId, cashRegister: 'main', paymentType: 'cash', customerType: 'individual', note: '' } as const
  const entries: string[] = []
  for (const amount of payments) {
    const taken = await takeCash(db, admin, { ...entry, amount, date: dayInIstanbul(new Date()) }, new Date())
    if (!taken.ok) throw new Error(`the cash was refused: ${JSON.stringify(taken.error)}`)
    entries.push(taken.value.id)
  }
  const parts = await listParts(db, orderId)
  const paid = parts.find(({ paidAt }) => paidAt !== null)?.paymentToken ?? ''
  const open = parts.find(({ paidAt }) => paidAt === null)?.paymentToken ?? ''
  return { ...placed.value, admin, entries, paid, open }
}

export const lira = (minor: number): Money => money(minor, 'TRY')
