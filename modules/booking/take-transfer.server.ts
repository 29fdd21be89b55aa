import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { ok, type Result } from '#kernel/result.ts'
import { recordReceivedTransfer, type ReceivedTransfer } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { takeMoney, type MoneyRefusal } from './take-money.server.ts'

/** Money on one of our accounts that staff found out to be for an order, or a part of it; it came on the day `on`. */
export type TransferForOrder = ReceivedTransfer & { orderId: string; amount: Money; on: PlainDate }

/**
 * Puts money that came to an account on an order, inside the caller's transaction: the payment, its entry in the books and
 * what both mean for the order, as `takeCash` does for a register. Tells the payment that it became. When it refuses,
 * nothing is written.
 *
 * Fails as `takeMoney` does.
 * @throws Error of the database when money with this key was recorded before.
 */
export async function takeTransfer(
  tx: Db,
  { orderId, amount, on, key, iban }: TransferForOrder,
  now: Date,
): Promise<Result<{ attemptRef: string }, MoneyRefusal>> {
  const taken = await takeMoney<null, never>(
    tx,
    { orderId, amount, on },
    {
      book: async () => ok(null),
      record: (token, _booked, foreign) => recordReceivedTransfer(tx, { token, key, iban, foreign }, now),
    },
    now,
  )
  return taken.ok ? ok({ attemptRef: taken.value.attemptRef }) : taken
}
