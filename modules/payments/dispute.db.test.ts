import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { balanceOf } from '#modules/ledger/index.server.ts'
import { aClerk } from '#modules/payment-links/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { clearAttention } from './clear-attention.server.ts'
import { countAttention } from './count-attention.server.ts'
import { findAttempt } from './find-attempt.server.ts'
import { own } from './data/tables.server.ts'
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

  await hearStripe(at, at.stripe.dispute(at.attempt))

  expect(await countAttention(db, aStaffMember())).toBe(1)
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

async function onlyOrderOf(db: Db): Promise<string> {
  const { subject_ref } = await own(db).selectFrom('payments').select('subject_ref').executeTakeFirstOrThrow()
  return subject_ref
}
