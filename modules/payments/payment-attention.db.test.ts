import { describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { askAgain } from './ask-again.server.ts'
import { clearAttention } from './clear-attention.server.ts'
import { countAttention } from './count-attention.server.ts'
import { findAttempt } from './find-attempt.server.ts'
import { listAttempts } from './list-attempts.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'
import { settleByHand } from './settle-by-hand.server.ts'
import { startCardPayment } from './start-card-payment.server.ts'
import { aCardPayment, aGateway, aPayment, attemptsOf } from './testing/builders.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const SILENT = '4000 0000 0000 1026'
const OTHER_AMOUNT = '4000 0000 0000 1067'
const page = { page: 1, pageSize: 20 }

describe('the list of payments', () => {
  test('shows what waits for a person, and takes off what a person has looked at', async () => {
    const db = await testDb()
    const admin = aStaffMember()
    const gateway = aGateway(db)
    await startCardPayment(gateway, aCardPayment(await aPayment(db)), noon)
    const token = await aPayment(db, { reference: '2027-000777' })
    await startCardPayment(gateway, aCardPayment(token, { number: OTHER_AMOUNT }), noon)
    await reconcilePayments(gateway, later(1))

    const waiting = await listAttempts(db, admin, { needsPerson: true, ...page })
    expect(waiting).toMatchObject({ total: 1, attempts: [{ reference: '2027-000777', flags: ['mismatch'] }] })
    expect(await countAttention(db, admin)).toBe(1)

    const attemptRef = waiting.attempts[0]?.ref ?? ''
    const note = { attemptRef, note: 'Sent back by hand' }
    expect(await clearAttention(db, admin, note, later(2))).toMatchObject({ ok: true })

    expect(await countAttention(db, admin)).toBe(0)
    const found = await findAttempt(db, admin, attemptRef)
    expect(found?.attempt.attention.note).toBe(`Sent back by hand (${admin.email})`)
    expect((await listAttempts(db, admin, page)).total).toBe(2)
  })

  test.each([
    ['YILMAZ', 1],
    ['2027-000778', 1],
    ['yılmaz 2027-000778', 1],
    ['nobody', 0],
  ])('finds %j %i times', async (q, times) => {
    const db = await testDb()
    const admin = aStaffMember()
    const token = await aPayment(db, { reference: '2027-000778' })
    await startCardPayment(aGateway(db), aCardPayment(token), noon)

    expect((await listAttempts(db, admin, { q, ...page })).total).toBe(times)
  })

  test('filters by state, provider and day', async () => {
    const db = await testDb()
    const admin = aStaffMember()
    await startCardPayment(aGateway(db), aCardPayment(await aPayment(db)), noon)
    const count = async (filter: object) => (await listAttempts(db, admin, { ...filter, ...page })).total

    expect(await count({ state: 'captured' })).toBe(1)
    expect(await count({ state: 'failed' })).toBe(0)
    expect(await count({ provider: 'sandbox' })).toBe(1)
    expect(await count({ provider: 'iyzico' })).toBe(0)
    expect(await count({ from: '2027-03-01', to: '2027-03-01' })).toBe(1)
    expect(await count({ from: '2027-03-02' })).toBe(0)
  })
})

describe('a payment without an answer', () => {
  async function unanswered() {
    const db = await testDb()
    const admin = aStaffMember()
    const gateway = aGateway(db)
    const token = await aPayment(db)
    await startCardPayment(gateway, aCardPayment(token, { number: SILENT }), noon)
    const [attempt] = await attemptsOf(db, token)
    return { db, admin, gateway, token, attemptRef: attempt?.ref ?? '' }
  }

  test('is settled by asking the provider at once', async () => {
    const { db, admin, gateway, token, attemptRef } = await unanswered()

    expect(await askAgain(gateway, admin, attemptRef, later(2))).toEqual({ ok: true, value: { state: 'captured' } })

    expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured', captured_minor: 100_000 }])
  })

  test('is captured by hand, with the comparison of amounts that a provider gets', async () => {
    const { db, admin, token, attemptRef } = await unanswered()
    const outcome = { kind: 'captured' as const, amount: money(90_000, 'USD') }

    expect(await settleByHand(db, admin, { attemptRef, outcome, note: 'seen in the panel' }, later(2))).toMatchObject({
      ok: true,
    })

    expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured', flags: ['mismatch'] }])
  })

  test('is closed by hand when nothing was charged, and can be paid again', async () => {
    const { db, admin, gateway, token, attemptRef } = await unanswered()

    await settleByHand(db, admin, { attemptRef, outcome: { kind: 'not-charged' }, note: 'no such payment' }, later(2))

    expect(await attemptsOf(db, token)).toMatchObject([{ state: 'failed' }])
    expect(await startCardPayment(gateway, aCardPayment(token), later(3))).toMatchObject({
      ok: true,
      value: { kind: 'succeeded' },
    })
  })

  test('is not settled without a word about where it was seen, nor twice', async () => {
    const { db, admin, attemptRef } = await unanswered()
    const outcome = { kind: 'not-charged' as const }

    expect(await settleByHand(db, admin, { attemptRef, outcome, note: ' ' }, later(2))).toMatchObject({
      error: { code: 'note-required' },
    })
    expect(await clearAttention(db, admin, { attemptRef, note: 'later' }, later(2))).toMatchObject({
      error: { code: 'still-undecided' },
    })
    await settleByHand(db, admin, { attemptRef, outcome, note: 'panel' }, later(2))
    expect(await settleByHand(db, admin, { attemptRef, outcome, note: 'panel' }, later(3))).toMatchObject({
      error: { code: 'not-undecided' },
    })
  })
})
