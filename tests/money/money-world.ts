import { sql } from 'kysely'
import { money } from '#kernel/money.ts'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { aCamt053 } from '#modules/bank-statements/testing/files.ts'
import { bookingHandlers } from '#modules/booking/index.server.ts'
import { minutesLater } from '#modules/booking/testing/builders.ts'
import { aBookedOrder } from '#modules/booking/testing/parts.ts'
import { aBookingWork } from '#modules/booking/testing/work.ts'
import { paymentLinkHandlers } from '#modules/payment-links/index.server.ts'
import { aLink, aLinkWork } from '#modules/payment-links/testing/builders.ts'
import { paymentHandlers, startTransfer, type PaymentGateway } from '#modules/payments/index.server.ts'
import { reconcilePayments } from '#modules/payments/reconcile-payments.server.ts'
import { reconcileRefunds } from '#modules/payments/reconcile-refunds.server.ts'
import { aBankAccount, aGateway, anAgreement, attemptsOf } from '#modules/payments/testing/builders.ts'
import { findOpenPage } from '#modules/payments/testing/find-open-page.ts'
import type { RiskyContract } from '#modules/payments/testing/providers-at-risk.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { JobHandler } from '#platform/jobs/jobs.server.ts'
import { fulfil, type MoneyProgram, type MoneyWish } from './money-acts.ts'
import { workOff } from './work-off.ts'

/** Fifteen minutes after the orders of tests are placed. */
export const atWork = minutesLater(15)

/** The program as it runs on a database, mails and papers included. */
export function aMoneyProgram(db: Db, contract: RiskyContract, now: Date): MoneyProgram {
  const gateway = { ...aGateway(db, contract.accounts), chargeTimeoutMs: 2000, queryTimeoutMs: 2000 }
  contract.at.setTime?.(now)
  return { gateway, handlers: handlersOf(db, gateway), now }
}

function handlersOf(db: Db, gateway: PaymentGateway): JobHandler[] {
  return [...paymentHandlers(gateway), ...bookingHandlers(aBookingWork(db)), ...paymentLinkHandlers(aLinkWork(db))]
}

/** An order whose deposit is paid, and the payment of its rest. */
export async function aRestToPay(db: Db): Promise<{ token: string; minor: number }> {
  const { rest } = await aBookedOrder(db)
  return { token: rest.paymentToken, minor: rest.amount.minor }
}

export async function aLinkToPay(db: Db): Promise<{ token: string; minor: number }> {
  const { token } = await aLink(db, { price: money(116_000, 'USD') }, minutesLater(1))
  return { token, minor: 116_000 }
}

/** The rest of an order, paid: what a refund is taken from. */
export async function aPaidRest(db: Db, contract: RiskyContract): Promise<{ attemptRef: string }> {
  const { token } = await aRestToPay(db)
  await payAtLast(db, contract, token, crypto.randomUUID(), atWork)
  const [attempt] = await attemptsOf(db, token)
  if (attempt?.state !== 'captured') throw new Error(`the rest was not paid: ${attempt?.state}`)
  return { attemptRef: attempt.ref }
}

/** Three links whose customers chose a transfer, and the file of the bank with the money of all. */
export async function aStatementOfThree(db: Db): Promise<{ tokens: string[]; wish: MoneyWish }> {
  await aBankAccount(db)
  const { userId } = await aUser(db, { staffRole: 'finance' })
  const tokens: string[] = []
  const bookings: { amount: string; text: string; day: string }[] = []
  for (const minor of [116_000, 58_000, 20_050]) {
    const { token } = await aLink(db, { price: money(minor, 'USD') }, minutesLater(1))
    const payer = { name: 'Hatice Karaca', email: 'hatice@example.com', phone: '' }
    const request = { token, payer, idempotencyKey: crypto.randomUUID(), agreement: anAgreement() }
    const started = await startTransfer(aGateway(db), request, minutesLater(2))
    if (!started.ok) throw new Error(started.error.code)
    tokens.push(token)
    const text = `odeme ${started.value.transferReference}`
    bookings.push({ amount: (minor / 100).toFixed(2), text, day: '2026-12-01' })
  }
  const file = Buffer.from(aCamt053(bookings)).toString('base64')
  return { tokens, wish: { act: 'statement', adminId: userId, file } }
}

/** Whoever wants to pay presses the button, pays where the provider asks for the money, and comes back. */
export async function payAtLast(db: Db, contract: RiskyContract, token: string, key: string, now: Date): Promise<void> {
  const program = aMoneyProgram(db, contract, now)
  await fulfil(program, { act: 'start', token, key, provider: contract.at.id })
  await payOpenPage(program, contract, token)
}

/** The customer pays on the page that is open, if one is, and comes back. */
export async function payOpenPage(program: MoneyProgram, contract: RiskyContract, token: string): Promise<void> {
  const fields = await payThere(program, contract, token)
  if (fields) await fulfil(program, { act: 'return', fields })
}

/** The customer pays on the page that is open, if one is; what the browser would bring back. */
export async function payThere(
  { gateway, now }: MoneyProgram,
  { at }: RiskyContract,
  token: string,
): Promise<Record<string, string> | undefined> {
  const page = await findOpenPage(gateway.db, token, now)
  const fields = page && (await at.pay(page, true, now))
  return fields && { attempt: page.attemptRef, ...fields }
}

/** Two hours of what the program does by itself after a start: more than every session and every doubt lasts. */
export async function heal(db: Db, contract: RiskyContract, from: Date): Promise<Date> {
  let now = from
  for (const minutes of [1, 3, 10, 20, 45, 60]) {
    now = new Date(now.getTime() + minutes * 60_000)
    const { gateway, handlers } = aMoneyProgram(db, contract, now)
    await reconcilePayments(gateway, now)
    await reconcileRefunds(gateway, now)
    await workOff(db, handlers, now)
  }
  return now
}

/** How often each fact stands in the database: in words that depend on neither the clock nor numbers. */
export type Standing = Record<string, number>

export async function standing(db: Db): Promise<Standing> {
  const { rows } = await sql<{ fact: string; count: number }>`
    select fact, count(*)::int as count from (
      select concat_ws(' ', 'payment', status, amount_minor) as fact from payments
      union all select concat_ws(' ', 'money', captured_minor, refunded_minor, flags) from payment_attempts
        where captured_minor is not null
      union all select concat_ws(' ', 'refund', state, amount_minor) from refunds
      union all select concat_ws(' ', 'order', state, paid_minor) from orders
      union all select concat_ws(' ', 'link', status) from payment_links
      union all select concat_ws(' ', 'line', state, amount_minor) from bank_lines
      union all select concat_ws(' ', 'books', account_kind, amount_minor, currency) from ledger_lines
      union all select concat_ws(' ', 'paper', kind) from issued_documents
      union all select concat_ws(' ', 'mail', split_part(message_key, ':', 1), recipient) from mail_messages
    ) as facts group by fact`.execute(db)
  return Object.fromEntries(rows.map(({ fact, count }) => [fact, count]))
}

/** What was added to what stood there before. */
export function added(before: Standing, after: Standing): Standing {
  const facts = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  const changes = facts.map((fact) => [fact, (after[fact] ?? 0) - (before[fact] ?? 0)] as const)
  return Object.fromEntries(changes.filter(([, count]) => count !== 0))
}
