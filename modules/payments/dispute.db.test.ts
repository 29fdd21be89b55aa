import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { balanceOf } from '#modules/ledger/index.server.ts'
import { aClerk } from '#modules/payment-links/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { announceDispute } from './announce-dispute.server.ts'
import { clearAttention } from './clear-attention.server.ts'
import { countAttention } from './count-attention.server.ts'
import { listAttention } from './list-attention.server.ts'
import { findAttempt } from './find-attempt.server.ts'
import { own } from './data/tables.server.ts'
import { listHeldMoney, listRefundsOfSubject } from './list-refunds.server.ts'
import { recordRefund } from './record-refund.server.ts'
import { recordSnapshot } from './record-snapshot.server.ts'
import { requestRefund } from './request-refund.server.ts'
import { sendRefund } from './send-refund.server.ts'
import { settleDispute } from './settle-dispute.server.ts'
import { atStripesPage, hearStripe } from './testing/at-stripe.ts'

const noon = new Date('2027-03-01T12:00:00Z')

/** A payment of 1,000.00 USD by Stripe that the holder of the card disputes. */
async function aDispute(db: Db) {
  const at = await atStripesPage(db)
  await hearStripe(at, at.stripe.pay(at.attempt))
  await hearStripe(at, at.stripe.dispute(at.attempt))
  return at
}

async function booksOf(db: Db) {
  const minorOf = async (account: Parameters<typeof balanceOf>[1]) => (await balanceOf(db, account, 'USD')).minor
  return {
    stripe: await minorOf({ kind: 'provider', provider: 'stripe' }),
    disputes: await minorOf({ kind: 'disputes' }),
  }
}

test('money that the holder of a card disputes is no longer with the provider, and staff see it', async () => {
  const db = await testDb()

  const at = await aDispute(db)
  await hearStripe(at, at.stripe.dispute(at.attempt))

  expect(await booksOf(db)).toEqual({ stripe: 0, disputes: 100_000 })
  expect(await countAttention(db, aStaffMember())).toBe(1)
  expect((await findAttempt(db, aStaffMember(), at.attempt))?.attempt.flags).toEqual(['disputed'])
})

test('a dispute asks for attention again after something else was looked at', async () => {
  const db = await testDb()
  const at = await atStripesPage(db)
  await hearStripe(at, at.stripe.pay(at.attempt))
  await clearAttention(db, aStaffMember(), { attemptRef: at.attempt, note: 'looked at' }, noon)
  await sql`update payment_attempts set created_at = created_at - interval '200 days'`.execute(db)

  await hearStripe(at, at.stripe.dispute(at.attempt))

  const { attempts, total } = await listAttention(db, aStaffMember(), { limit: 3 })
  expect([await countAttention(db, aStaffMember()), total]).toEqual([1, 1])
  // It has waited since the dispute came, and not since the payment.
  expect(noon.getTime() - (attempts[0]?.since.getTime() ?? 0)).toBeLessThan(86_400_000)
})

test.each([
  ['won', { stripe: 100_000, disputes: 0 }, 0],
  ['lost', { stripe: 0, disputes: 0 }, 100_000],
] as const)('a dispute that was %s is booked once and needs nobody any more', async (outcome, books, owedMore) => {
  const db = await testDb()
  const admin = await aClerk(db)
  const at = await aDispute(db)
  const found = await findAttempt(db, aStaffMember(), at.attempt)
  const subject = { kind: 'order', ref: await onlyOrderOf(db) } as const
  const before = await balanceOf(db, { kind: 'receivable', subject }, 'USD')
  const end = { attemptRef: at.attempt, outcome, note: 'decision of the bank' }

  const ended = await settleDispute(db, admin, end, noon)
  const again = await settleDispute(db, admin, { ...end, outcome: 'won' }, noon)

  expect([found?.attempt.state, ended, again]).toEqual([
    'disputed',
    { ok: true, value: undefined },
    { ok: false, error: { code: 'not-disputed' } },
  ])
  expect(await booksOf(db)).toEqual(books)
  expect((await balanceOf(db, { kind: 'receivable', subject }, 'USD')).minor - before.minor).toBe(owedMore)
  expect(await countAttention(db, aStaffMember())).toBe(0)
})

test('a dispute cannot be put aside, ended without a note, or ended where there is none', async () => {
  const db = await testDb()
  const { attempt: attemptRef } = await aDispute(db)

  expect(await clearAttention(db, aStaffMember(), { attemptRef, note: 'x' }, noon)).toMatchObject({
    error: { code: 'still-undecided' },
  })
  expect(await settleDispute(db, aStaffMember(), { attemptRef, outcome: 'won', note: ' ' }, noon)).toMatchObject({
    error: { code: 'note-required' },
  })
  const nobodys = { attemptRef: 'nobody', outcome: 'won', note: 'x' } as const
  expect(await settleDispute(db, aStaffMember(), nobodys, noon)).toMatchObject({ error: { code: 'payment-not-found' } })
})

describe('a refund that is open when the dispute comes', () => {
  test('and that nobody sent yet is stopped: it ends as failed, needs a person, and goes out no more', async () => {
    const { db, at, refundRef } = await aDisputeOverRefund('requested')

    await sendRefund(at.gateway, refundRef, noon)

    expect(await refundOf(db)).toMatchObject({ state: 'failed', needsPerson: true })
    expect(at.stripe.books.charges.flatMap(({ refunds }) => refunds)).toEqual([])
    expect(await booksOf(db)).toEqual({ stripe: 0, disputes: 100_000 })
  })

  test('and that is under way counts when it arrives; the dispute stays, and its end gives back what it took', async () => {
    const { db, at, refundRef } = await aDisputeOverRefund('processing')

    await recordRefund(db, refundRef, { outcome: 'succeeded', source: 'query' }, noon)

    expect(await booksOf(db)).toEqual({ stripe: -40_000, disputes: 100_000 })
    const admin = await aClerk(db)
    await settleDispute(db, admin, { attemptRef: at.attempt, outcome: 'won', note: 'bank' }, noon)
    expect(await booksOf(db)).toEqual({ stripe: 60_000, disputes: 0 })
    expect((await findAttempt(db, admin, at.attempt))?.attempt.state).toBe('partially_refunded')
  })

  test('and that its provider has never heard of is not sent again', async () => {
    const { db, refundRef } = await aDisputeOverRefund('processing')

    await recordRefund(db, refundRef, { outcome: 'not-sent', source: 'send' }, noon)

    expect(await refundOf(db)).toMatchObject({ state: 'failed', needsPerson: true })
  })
})

test('what is disputed is not held for refunds; what was won is, and the same notice again changes nothing', async () => {
  const db = await testDb()
  const at = await aDispute(db)
  const subject = { kind: 'order', ref: await onlyOrderOf(db) } as const
  const disputed = await listHeldMoney(db, subject)
  const wish = { key: 'r-1', attemptRef: at.attempt, amount: money(100, 'USD'), cause: 'manual', reason: '' } as const
  const refused = await requestRefund(db, wish, noon)

  await settleDispute(db, await aClerk(db), { attemptRef: at.attempt, outcome: 'won', note: 'bank' }, noon)
  await recordSnapshot(db, at.attempt, { outcome: 'disputed', source: 'query' }, noon)

  expect([disputed[0]?.refundable.minor, refused]).toMatchObject([0, { error: { code: 'not-refundable' } }])
  expect((await listHeldMoney(db, subject))[0]?.refundable).toEqual(money(100_000, 'USD'))
  expect(await requestRefund(db, wish, noon)).toMatchObject({ ok: true })
  expect(await booksOf(db)).toEqual({ stripe: 100_000, disputes: 0 })
})

test('a dispute that the bank announced by letter is written down once, with the books and the audit log', async () => {
  const db = await testDb()
  const admin = aStaffMember({ id: (await aClerk(db)).id })
  const at = await atStripesPage(db)
  await hearStripe(at, at.stripe.pay(at.attempt))

  const announced = await announceDispute(db, admin, { attemptRef: at.attempt, note: ' 14.03 tarihli yazı ' }, noon)
  const again = await announceDispute(db, admin, { attemptRef: at.attempt, note: 'x' }, noon)

  expect([announced, again]).toEqual([
    { ok: true, value: undefined },
    { ok: false, error: { code: 'not-disputable' } },
  ])
  expect(await booksOf(db)).toEqual({ stripe: 0, disputes: 100_000 })
  expect(await countAttention(db, admin)).toBe(1)
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 10 })
  expect(entries.find(({ action }) => action === 'payment.dispute-announced')).toMatchObject({
    after: { note: '14.03 tarihli yazı' },
  })
})

test.each([
  ['without a note', { note: ' ' }, 'note-required'],
  ['of a payment that nobody made', { attemptRef: 'nobody' }, 'payment-not-found'],
])('no dispute is announced %s', async (_, change, code) => {
  const db = await testDb()
  const at = await atStripesPage(db)
  const wish = { attemptRef: at.attempt, note: 'x', ...change }

  expect(await announceDispute(db, aStaffMember(), wish, noon)).toEqual({ ok: false, error: { code } })
})

/** A dispute about 1,000.00 USD of which 400.00 were on their way back, as far as the state says. */
async function aDisputeOverRefund(state: 'requested' | 'processing') {
  const db = await testDb()
  const at = await atStripesPage(db)
  await hearStripe(at, at.stripe.pay(at.attempt))
  const wish = {
    key: 'r-1',
    attemptRef: at.attempt,
    amount: money(40_000, 'USD'),
    cause: 'manual',
    reason: '',
  } as const
  const refund = await requestRefund(db, wish, noon)
  if (!refund.ok) throw new Error(refund.error.code)
  await own(db).updateTable('refunds').set({ state, sent_at: noon }).execute()
  await hearStripe(at, at.stripe.dispute(at.attempt))
  return { db, at, refundRef: refund.value.ref }
}

async function refundOf(db: Db) {
  const [refund] = await listRefundsOfSubject(db, { kind: 'order', ref: await onlyOrderOf(db) })
  return refund
}

async function onlyOrderOf(db: Db): Promise<string> {
  const { subject_ref } = await own(db).selectFrom('payments').select('subject_ref').executeTakeFirstOrThrow()
  return subject_ref
}
