import { money, type Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { ok, type Result } from '#kernel/result.ts'
import { postEntry } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { firstDeparture, openParts, replaceParts, type PartsFailure, type WantedPart } from './change-parts.server.ts'
import { changeState, type LockedOrder } from './data/orders.server.ts'
import type { PaymentPart } from './data/payment-parts.server.ts'
import { own } from './data/tables.server.ts'
import { spreadRest } from './domain/spread-rest.ts'

/**
 * Lays out what is owed now and not paid over the parts that are open, inside `changingParts`: each keeps its day, and the
 * address of one that asks for another sum leads to the one in its place. Where nothing of the customer is open, what is
 * missing becomes one part, due on the day that was agreed for the rest, or today. The difference is borne by all families
 * of a group alike, or by the one that is named. The state of the order follows. Fails
 * as `replaceParts` does.
 */
export async function layOutRest(
  tx: Db,
  order: LockedOrder,
  parts: readonly PaymentPart[],
  { owed, isSold, family }: { owed: Money; isSold: boolean; family?: Bearer | undefined },
  now: Date,
): Promise<Result<void, PartsFailure>> {
  const rest = money(Math.max(0, owed.minor - order.paidMinor), owed.currency)
  const plan = planFor(openParts(parts), { rest, isSold, family, lastDay: await firstDeparture(tx, order.id) })
  const add: WantedPart[] = [...plan.add]
  if (plan.beyond.minor > 0)
    add.push({
      amount: plan.beyond,
      dueOn: isSold ? await dueDayOf(tx, order.id, now) : null,
      payer: family ? { name: family.name, email: '' } : null,
      familyId: family?.id ?? null,
    })
  // Whoever opens the address of a part that nothing is left of is led to what is due first.
  const replacement = plan.heirs.map((heir) => heir ?? (add.length > 0 ? 0 : undefined))
  const replaced = await replaceParts(tx, order.id, { withdraw: plan.withdraw, add, replacement }, now)
  if (!replaced.ok) return replaced
  if (order.state === 'paid' && rest.minor > 0) await changeState(tx, order, 'partially_paid')
  if (order.state === 'partially_paid' && rest.minor === 0) await changeState(tx, order, 'paid')
  return ok(undefined)
}

/** What would be open, in parts as they are due, when `rest` were; writes nothing. */
export async function previewRest(
  db: Db,
  {
    orderId,
    open,
    rest,
    isSold,
    family,
  }: { orderId: string; open: readonly PaymentPart[]; rest: Money; isSold: boolean; family?: Bearer | undefined },
  now: Date,
): Promise<Pick<PaymentPart, 'amount' | 'dueOn'>[]> {
  const { amounts, beyond } = spreadRest(open.map(asOpenPart(family)), rest)
  const parts = open.map(({ amount, dueOn }, index) => ({ amount: amounts[index] ?? amount, dueOn }))
  const last = beyond.minor > 0 ? [{ amount: beyond, dueOn: isSold ? await dueDayOf(db, orderId, now) : null }] : []
  return [...parts.filter(({ amount }) => amount.minor > 0), ...last]
}

/** The family of a group that alone bears what one of its travellers costs more or less. */
type Bearer = { id: string; name: string }

function asOpenPart(family: Bearer | undefined) {
  return ({ amount, payer, familyId }: PaymentPart) => ({
    amount,
    isShare: family ? familyId !== family.id : payer !== null && familyId === null,
  })
}

/** Which parts end, which stand in their place, and what no part bears. */
function planFor(
  open: readonly PaymentPart[],
  { rest, isSold, lastDay, family }: { rest: Money; isSold: boolean; lastDay: PlainDate; family: Bearer | undefined },
) {
  const { amounts, beyond } = spreadRest(open.map(asOpenPart(family)), rest)
  // What waits for its seats is laid out anew as a whole: its first part ends with their time.
  const changed = open
    .map((part, index) => ({ part, amount: amounts[index] ?? part.amount, dueOn: notAfter(lastDay, part.dueOn) }))
    .filter(({ part, amount, dueOn }) => !isSold || amount.minor !== part.amount.minor || dueOn !== part.dueOn)
  const staying = changed.filter(({ amount }) => amount.minor > 0)
  return {
    withdraw: changed.map(({ part }) => part),
    add: staying.map(({ part, amount, dueOn }) => ({ ...part, amount, dueOn })),
    heirs: changed.map((each) => (each.amount.minor > 0 ? staying.indexOf(each) : undefined)),
    beyond,
  }
}

/** Nothing is due after the journey has begun; one that was moved may begin earlier. */
function notAfter(lastDay: PlainDate, dueOn: PlainDate | null): PlainDate | null {
  return dueOn !== null && dueOn > lastDay ? lastDay : dueOn
}

async function dueDayOf(tx: Db, orderId: string, now: Date): Promise<PlainDate> {
  const { rest_due_on: agreed } = await own(tx)
    .selectFrom('orders')
    .select('rest_due_on')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const today = dayInIstanbul(now)
  return agreed !== null && agreed > today ? agreed : today
}

/** Books what the customer of a sold order owes more, or less, than before. `key` names the change; nothing moves twice. */
export async function bookDifference(
  tx: Db,
  orderId: string,
  { key, difference }: { key: string; difference: Money },
  now: Date,
): Promise<void> {
  if (difference.minor === 0) return
  const subject = { kind: 'order' as const, ref: orderId }
  const amount = money(Math.abs(difference.minor), difference.currency)
  const receivable = { kind: 'receivable' as const, subject }
  const sales = { kind: 'sales' as const }
  await postEntry(
    tx,
    {
      key,
      kind: 'charge',
      on: dayInIstanbul(now),
      subject,
      lines:
        difference.minor > 0
          ? [
              { account: receivable, debit: amount },
              { account: sales, credit: amount },
            ]
          : [
              { account: sales, debit: amount },
              { account: receivable, credit: amount },
            ],
    },
    now,
  )
}
