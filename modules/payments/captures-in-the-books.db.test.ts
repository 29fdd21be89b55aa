import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, type Currency } from '#kernel/money.ts'
import { balanceOf, listBalances, listEntriesOf } from '#modules/ledger/index.server.ts'
import type { Account } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { confirmTransfer } from './confirm-transfer.server.ts'
import { insertAttempt } from './data/attempts.server.ts'
import { own } from './data/tables.server.ts'
import type { Snapshot } from './domain/snapshot.ts'
import { recordSnapshot } from './record-snapshot.server.ts'
import { startCardPayment } from './start-card-payment.server.ts'
import { startTransfer } from './start-transfer.server.ts'
import { aSecondBankAccount, aBankAccount, aCardPayment, aGateway, aPayment, attemptsOf } from './testing/builders.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const subject = { kind: 'order' as const, ref: 'o-1' }
const owed: Account = { kind: 'receivable', subject }
const sandbox: Account = { kind: 'provider', provider: 'sandbox' }
const bank: Account = { kind: 'bank', iban: 'TR330006100519786457841326' }
const suspense: Account = { kind: 'suspense' }
const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
const usd = (minor: number) => money(minor, 'USD')

test('a card pays what is owed from the money at its provider', async () => {
  const db = await testDb()
  const token = await aPayment(db, { subject })

  await startCardPayment(aGateway(db), aCardPayment(token), noon)

  expect(await balanceOf(db, sandbox, 'USD')).toEqual(usd(100_000))
  expect(await balanceOf(db, owed, 'USD')).toEqual(usd(-100_000))
})

test('the surcharge of installments is booked apart from the price', async () => {
  const db = await testDb()
  const token = await aPayment(db, { subject })

  await startCardPayment(aGateway(db), aCardPayment(token, { installments: 3 }), noon)

  expect(await balanceOf(db, sandbox, 'USD')).toEqual(usd(108_000))
  expect(await balanceOf(db, owed, 'USD')).toEqual(usd(-100_000))
  expect(await balanceOf(db, { kind: 'surcharges' }, 'USD')).toEqual(usd(-8000))
})

test('money of another amount than agreed is kept apart until somebody explains it', async () => {
  const db = await testDb()
  const token = await aPayment(db, { subject })

  await startCardPayment(aGateway(db), aCardPayment(token, { number: '4000 0000 0000 1067' }), noon)

  expect(await balanceOf(db, sandbox, 'USD')).toEqual(usd(100_100))
  expect(await balanceOf(db, suspense, 'USD')).toEqual(usd(-100_100))
  expect(await balanceOf(db, owed, 'USD')).toEqual(usd(0))
})

test('a declined card moves nothing', async () => {
  const db = await testDb()
  const token = await aPayment(db, { subject })

  await startCardPayment(aGateway(db), aCardPayment(token, { number: '4000 0000 0000 0002' }), noon)

  expect(await listEntriesOf(db, subject)).toEqual([])
})

describe('a transfer', () => {
  test('of more than was asked pays what is owed; the rest is unexplained', async () => {
    const db = await testDb()
    const attemptRef = await anAwaitedTransfer(db)

    await confirmTransfer(db, { attemptRef, received: usd(100_500), note: '' }, noon)

    expect(await balanceOf(db, bank, 'USD')).toEqual(usd(100_500))
    expect(await balanceOf(db, owed, 'USD')).toEqual(usd(-100_000))
    expect(await balanceOf(db, suspense, 'USD')).toEqual(usd(-500))
  })

  test('in parts is in the books as it comes, no part twice', async () => {
    const db = await testDb()
    const attemptRef = await anAwaitedTransfer(db)

    await confirmTransfer(db, { attemptRef, received: usd(30_000), note: '' }, noon)
    const afterFirst = await balanceOf(db, bank, 'USD')
    await confirmTransfer(db, { attemptRef, received: usd(30_000), note: '' }, noon)
    await confirmTransfer(db, { attemptRef, received: usd(40_100), note: '' }, noon)

    expect(afterFirst).toEqual(usd(30_000))
    expect(await balanceOf(db, bank, 'USD')).toEqual(usd(100_100))
    expect(await balanceOf(db, owed, 'USD')).toEqual(usd(-100_000))
    expect(await balanceOf(db, suspense, 'USD')).toEqual(usd(-100))
  })

  test('that comes after a card has paid is unexplained, with the part that came before', async () => {
    const db = await testDb()
    const attemptRef = await anAwaitedTransfer(db)
    const token = await tokenOf(db)
    await confirmTransfer(db, { attemptRef, received: usd(30_000), note: '' }, noon)
    await own(db).updateTable('payments').set({ status: 'completed' }).where('token', '=', token).execute()

    await confirmTransfer(db, { attemptRef, received: usd(70_000), note: '' }, noon)

    expect(await balanceOf(db, bank, 'USD')).toEqual(usd(100_000))
    expect(await balanceOf(db, owed, 'USD')).toEqual(usd(0))
    expect(await balanceOf(db, suspense, 'USD')).toEqual(usd(-100_000))
  })

  test('to one of two accounts of its currency is booked on neither by name', async () => {
    const db = await testDb()
    const attemptRef = await anAwaitedTransfer(db)
    await aSecondBankAccount(db)

    await confirmTransfer(db, { attemptRef, received: usd(100_000), note: '' }, noon)

    expect(await balanceOf(db, { kind: 'bank', iban: null }, 'USD')).toEqual(usd(100_000))
  })
})

test('a paid link is charged and paid, and owes nothing', async () => {
  const db = await testDb()
  const link = { kind: 'link' as const, ref: 'link-1' }
  const token = await aPayment(db, { subject: link })

  await startCardPayment(aGateway(db), aCardPayment(token), noon)

  expect(await balanceOf(db, { kind: 'receivable', subject: link }, 'USD')).toEqual(usd(0))
  expect(await balanceOf(db, { kind: 'sales' }, 'USD')).toEqual(usd(-100_000))
})

describe.each(testEngines)('on the %s engine', (engine) => {
  test('forty notices of one capture are one entry', async () => {
    const { db } = await testDatabase(engine)
    const { attempts } = await aWorld(db)
    const seen: Snapshot = { outcome: 'captured', source: 'callback', amount: usd(100_000) }

    await Promise.all(Array.from({ length: 40 }, () => recordSnapshot(db, attempts[0] ?? '', seen, noon)))

    expect(await balanceOf(db, sandbox, 'USD')).toEqual(usd(100_000))
  })
})

test('whatever providers say, in whatever order and however often, the books hold exactly what was captured', async () => {
  const db = await testDb()
  const outcome = fc.constantFrom<Snapshot['outcome']>(
    'pending',
    'authorised',
    'captured',
    'captured',
    'declined',
    'cancelled',
    'expired',
    'not_found',
    'indeterminate',
  )
  const amount = fc.record({
    minor: fc.constantFrom(100_000, 100_000, 100_100, 1, 0),
    currency: fc.constantFrom<Currency>('USD', 'USD', 'USD', 'EUR'),
  })
  const seen = fc.record({
    attempt: fc.nat(2),
    outcome,
    amount: fc.option(amount, { nil: undefined }),
    source: fc.constantFrom<Snapshot['source']>('query', 'callback', 'manual'),
    isUnderReview: fc.boolean(),
  })

  await fc.assert(
    fc.asyncProperty(fc.array(seen, { maxLength: 15 }), async (facts) => {
      const before = await atTheProvider(db)
      const { attempts } = await aWorld(db)
      const taken: { minor: number; currency: Currency }[] = []
      const captured = new Set<string>()
      for (const { attempt, ...snapshot } of facts) {
        const ref = attempts[attempt] ?? ''
        const recorded = await recordSnapshot(db, ref, snapshot, noon)
        if (recorded?.state !== 'captured' || captured.has(ref)) continue
        captured.add(ref)
        taken.push(snapshot.amount ?? usd(100_000))
      }

      const after = await atTheProvider(db)
      for (const currency of ['USD', 'EUR'] as const) {
        const expected = taken.filter((each) => each.currency === currency)
        expect(after(currency) - before(currency)).toBe(expected.reduce((total, each) => total + each.minor, 0))
      }
    }),
    { numRuns: 60 },
  )
})

async function atTheProvider(db: Db): Promise<(currency: Currency) => number> {
  const balances = await listBalances(db, sandbox)
  return (currency) => balances.find((each) => each.currency === currency)?.minor ?? 0
}

/** A payment with three attempts of which the last is live, as after two that were given up. */
async function aWorld(db: Db): Promise<{ attempts: string[] }> {
  const token = await aPayment(db)
  const { id } = await own(db).selectFrom('payments').select('id').where('token', '=', token).executeTakeFirstOrThrow()
  const attempts: string[] = []
  for (const state of ['expired', 'failed', 'processing'] as const) {
    const ref = crypto.randomUUID()
    attempts.push(ref)
    await insertAttempt(
      db,
      {
        ref,
        payment_id: id,
        provider: 'sandbox',
        method: 'card',
        state,
        amount_minor: 100_000,
        surcharge_minor: 0,
        currency: 'USD',
        installments: 1,
        idempotency_key: crypto.randomUUID(),
        request_hash: '',
        transfer_reference: null,
        payer_name: '',
        payer_email: '',
        payer_phone: '',
        expires_at: noon,
        next_query_at: null,
      },
      'test',
      noon,
    )
  }
  return { attempts }
}

async function anAwaitedTransfer(db: Db): Promise<string> {
  await aBankAccount(db)
  const token = await aPayment(db, { subject })
  await startTransfer(aGateway(db), { token, payer, idempotencyKey: 'transfer-1' }, noon)
  return (await attemptsOf(db, token))[0]?.ref ?? ''
}

async function tokenOf(db: Db): Promise<string> {
  const { token } = await own(db).selectFrom('payments').select('token').executeTakeFirstOrThrow()
  return token
}
