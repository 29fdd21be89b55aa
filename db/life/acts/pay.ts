import type { Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import {
  bookingSchedules,
  chooseDeposit,
  takeTransfer,
  bookCashEntry,
  type PlacedOrder,
} from '#modules/booking/index.server.ts'
import { confirmTransfer, findTransfer, listBankAccounts, startTransfer } from '#modules/payments/index.server.ts'
import { LAPSED_AFTER_MS } from '../plan/fate-of.ts'
import type { Fate, Party, Way } from '../plan/party.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'
import { orderOf } from './order-of.ts'
import { payByCard } from './pay-by-card.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** What happens to an order on the day it was placed, or the next: it is paid, in part or whole, or lapses, or waits. */
export async function followFate(world: World, party: Party, order: PlacedOrder): Promise<void> {
  const { fate, placedAt } = party
  switch (fate.kind) {
    case 'payment-awaited':
      return
    case 'transfer-awaited':
      await announceTransfer(world, party, order.paymentToken, later(placedAt, 4 * MINUTE))
      return world.settle(placedAt)
    case 'lapsed':
      return lapse(world, later(placedAt, LAPSED_AFTER_MS))
    case 'paid':
      return payAtOnce(world, party, fate.way, order.paymentToken)
    case 'deposit':
      return payAtOnce(world, party, fate.way, await depositOf(world, order, placedAt))
  }
}

/** The rest of an order, on the day on which it comes. */
export async function payRest(world: World, party: Party, rest: NonNullable<RestOfDeposit>): Promise<void> {
  const order = await orderOf(world, party)
  const part = order?.parts.find(({ paidAt }) => paidAt === null)
  if (!order || !part || order.amounts.remaining.minor === 0) return
  if (rest.way === 'card') await payByCard(world, cardOf(party, part.paymentToken), rest.at)
  else await takeInHand(world, party, rest.way, { orderId: order.orderId, amount: order.amounts.remaining }, rest.at)
  await world.settle(rest.at)
}

type RestOfDeposit = Extract<Fate, { kind: 'deposit' }>['rest']

async function depositOf({ tx }: World, { paymentToken }: PlacedOrder, placedAt: Date): Promise<string> {
  const chosen = await chooseDeposit(tx, { paymentToken, choice: 'deposit' }, later(placedAt, 2 * MINUTE))
  return chosen.ok ? chosen.value.paymentToken : paymentToken
}

async function payAtOnce(world: World, party: Party, way: Way, token: string): Promise<void> {
  const at = later(party.placedAt, way === 'card' ? 6 * MINUTE : 20 * HOUR)
  if (way === 'card') await payByCard(world, cardOf(party, token), at)
  else if (way === 'transfer') await payByTransfer(world, party, token, at)
  else {
    const order = await orderOf(world, party)
    const part = order?.parts.find(({ paymentToken }) => paymentToken === token)
    if (order && part) await takeInHand(world, party, 'cash', { orderId: order.orderId, amount: part.amount }, at)
  }
  await world.settle(at)
}

async function announceTransfer({ gateway }: World, party: Party, token: string, now: Date): Promise<string> {
  const request = { token, idempotencyKey: `demonstration:${token}`, payer: payerOf(party) }
  return must(await startTransfer(gateway, request, now), `the transfer of ${party.key}`).transferReference
}

/** Announced at once, and found on the account the day after. */
async function payByTransfer(world: World, party: Party, token: string, now: Date): Promise<void> {
  const reference = await announceTransfer(world, party, token, later(party.placedAt, 4 * MINUTE))
  await world.settle(later(party.placedAt, 4 * MINUTE))
  const transfer = await findTransfer(world.tx, reference)
  if (!transfer) throw new Error(`nobody awaits the transfer ${reference}`)
  const { attemptRef, amount } = transfer
  const confirmed = await confirmTransfer(
    world.tx,
    { attemptRef, received: amount, note: '', iban: await ibanFor(world, amount), by: world.staff.payments.id },
    now,
  )
  must(confirmed, `the transfer of ${party.key}`)
}

async function takeInHand(
  world: World,
  party: Party,
  way: 'transfer' | 'cash',
  { orderId, amount }: { orderId: string; amount: Money },
  now: Date,
): Promise<void> {
  const on = dayInIstanbul(now)
  const taken =
    way === 'transfer'
      ? await takeTransfer(
          world.tx,
          { orderId, amount, on, key: `demonstration:${party.key}:${on}`, iban: await ibanFor(world, amount) },
          now,
        )
      : await bookCashEntry(
          world.tx,
          world.staff.payments,
          {
            orderId,
            type: 'income',
            cashRegister: 'main',
            amount,
            paymentType: 'cash',
            customerType: 'individual',
            date: on,
            note: payerOf(party).name,
          },
          now,
        )
  must<unknown>(taken, `the money of ${party.key}`)
}

/** Nobody paid in time: what gives seats back does so. */
async function lapse({ tx }: World, now: Date): Promise<void> {
  await bookingSchedules({ db: tx })
    .find(({ name }) => name === 'release-expired-holds')
    ?.work(now)
}

async function ibanFor({ tx }: World, { currency }: Money): Promise<string> {
  const account = (await listBankAccounts(tx)).find((each) => each.currency === currency)
  if (!account) throw new Error(`there is no account in ${currency}`)
  return account.iban
}

function cardOf(party: Party, token: string) {
  return { token, payer: payerOf(party), locale: party.locale }
}

function payerOf({ contact }: Party) {
  return { name: `${contact.firstName} ${contact.lastName}`, email: contact.email, phone: contact.phone }
}

function later(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}
