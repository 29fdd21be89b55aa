import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { balanceOf } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { own } from './data/tables.server.ts'
import { liveStates } from './domain/attempt-state.ts'
import { paymentCaptured } from './jobs/queues.server.ts'
import { aGateway } from './testing/builders.ts'
import { schedules } from './testing/customer-schedule.ts'
import type { Books } from './testing/doubles/books.ts'
import { playSchedule } from './testing/play-schedule.ts'
import { iyzicoAtRisk, paytrAtRisk, stripeAtRisk } from './testing/providers-at-risk.ts'

/** `SCHEDULES` asks for more of them in all; a failing one prints its seed. */
const RUNS = Math.ceil(Number(process.env['SCHEDULES'] ?? 100) / 4)

const LONGEST_MS = 60_000 + RUNS * 4000

test.for([
  { name: 'iyzico', start: iyzicoAtRisk },
  { name: 'the frame of PayTR', start: () => paytrAtRisk('iframe') },
  { name: 'the direct form of PayTR', start: () => paytrAtRisk('direct') },
  { name: 'Stripe', start: stripeAtRisk },
])(
  `after ${RUNS} schedules of customers, time and faults at $name no money is lost and none is taken twice`,
  { timeout: LONGEST_MS },
  async ({ start }) => {
    const db = await testDb()
    const { at, accounts, books, close } = await start()
    onTestFinished(close)
    const gateway = { ...aGateway(db, accounts), chargeTimeoutMs: 80, queryTimeoutMs: 80 }
    let runs = 0

    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => {
        runs += 1
        const token = await playSchedule(db, gateway, at, schedule, dayOf(runs))
        await expectRightBooks(db, books, token)
      }),
      { numRuns: RUNS },
    )

    const inTheBooks = await balanceOf(db, { kind: 'provider', provider: at.id }, 'TRY')
    expect(inTheBooks).toMatchObject({ minor: heldBy(books) })
    expect(books.charges.length, 'many of them end in a charge').toBeGreaterThan(RUNS / 8)
  },
)

/** Each schedule has days of its own: a provider that was silent is left alone for a while. */
function dayOf(run: number): Date {
  return new Date(Date.UTC(2027, 0, 5 * run, 12))
}

/** The provider's books are what happened; ours must tell the same about one payment. */
async function expectRightBooks(db: Db, books: Books, token: string): Promise<void> {
  const attempts = await own(db)
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select(['ref', 'state', 'flags', 'captured_minor', 'refunded_minor', 'payments.status'])
    .where('payments.token', '=', token)
    .execute()
  const charges = attempts.flatMap(({ ref }) => books.charges.filter((charge) => charge.shopRef === ref))
  const kept = charges.filter((charge) => charge.refunds.every((refund) => refund.amountMinor < charge.amountMinor))
  const told = await capturesTold(db, token)

  expect(attempts.filter(({ state }) => (liveStates as readonly string[]).includes(state))).toEqual([])
  for (const { ref, captured_minor: captured, refunded_minor: refunded } of attempts) {
    const ownCharges = charges.filter((charge) => charge.shopRef === ref)
    expect(ownCharges.length, 'charged once for one try').toBeLessThanOrEqual(1)
    expect(captured ?? 0).toBe(ownCharges[0]?.amountMinor ?? 0)
    expect(refunded).toBe(ownCharges[0]?.refunds.reduce((sum, refund) => sum + refund.amountMinor, 0) ?? 0)
  }
  expect(kept.length, 'the customer pays once').toBeLessThanOrEqual(1)
  expect(attempts[0]?.status ?? 'pending').toBe(charges.length > 0 ? 'completed' : 'pending')
  expect(told.map((each) => each.attemptRef).toSorted()).toEqual(charges.map((charge) => charge.shopRef).toSorted())
  expect(told.filter((each) => !each.isExcess).length).toBe(Math.min(1, charges.length))
}

async function capturesTold(db: Db, token: string) {
  const { rows } = await sql<{ data: unknown }>`select data from pgboss.job
    where name = ${paymentCaptured.name} and data ->> 'paymentToken' = ${token}`.execute(db)
  return rows.map(({ data }) => paymentCaptured.schema.parse(data))
}

function heldBy({ charges }: Books): number {
  const back = (refunds: readonly { amountMinor: number }[]) => refunds.reduce((sum, each) => sum + each.amountMinor, 0)
  return charges.reduce((sum, charge) => sum + charge.amountMinor - back(charge.refunds), 0)
}
