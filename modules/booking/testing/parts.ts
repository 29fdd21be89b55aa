import type { Db } from '#platform/db/client.server.ts'
import { chooseDeposit } from '../choose-deposit.server.ts'
import { confirmOrder } from '../confirm-order.server.ts'
import { listParts, type PaymentPart } from '../data/payment-parts.server.ts'
import { anOrder, minutesLater } from './builders.ts'

/** An order whose customer chose the deposit and has not paid it: 5,380.00 USD, a fifth of it at once. */
export async function anOrderWithDeposit(db: Db, wish: Parameters<typeof anOrder>[1] = {}) {
  const order = await anOrder(db, wish)
  const chosen = await chooseDeposit(db, { paymentToken: order.paymentToken, choice: 'deposit' }, minutesLater(1))
  if (!chosen.ok) throw new Error(`no deposit: ${chosen.error.code}`)
  return { ...order, parts: await listParts(db, order.orderId) }
}

/** An order whose deposit is paid. */
export async function aBookedOrder(db: Db, wish: Parameters<typeof anOrder>[1] = {}) {
  const order = await anOrderWithDeposit(db, wish)
  const [deposit, rest] = order.parts
  if (!deposit || !rest) throw new Error('a deposit plan has two parts')
  await capture(db, order.orderId, deposit)
  return { ...order, deposit, rest }
}

/** Tells the order that a part was paid, as the payment side does. */
export async function capture(db: Db, orderId: string, part: PaymentPart, now = minutesLater(5)): Promise<void> {
  await confirmOrder(
    db,
    {
      orderId,
      paymentToken: part.paymentToken,
      attemptRef: `attempt-${part.id}`,
      amountMinor: part.amount.minor,
      isMismatch: false,
      isExcess: false,
    },
    now,
  )
}
