import { expect, test } from 'vitest'
import type { Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { bookCashEntry, bookingHandlers, findAgreedOrder, takeTransfer } from '#modules/booking/index.server.ts'
import { aTravellerDraft } from '#modules/booking/testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { balanceOf, postEntry } from '#modules/ledger/index.server.ts'
import { aRegister } from '#modules/ledger/testing/builders.ts'
import { listBankAccounts } from '#modules/payments/index.server.ts'
import { aBankAccount } from '#modules/payments/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { agreeToReservation } from './agree-to-reservation.server.ts'
import { findPublicOffer } from './answer-offer.server.ts'
import { cancelReservation, previewReservationCancellation } from './cancel-reservation.server.ts'
import { confirmReservation, nameReservationTravellers, payReservationFromCredit } from './change-reservation.server.ts'
import { own } from './data/tables.server.ts'
import { listOffers } from './find-offer.server.ts'
import { readStatement } from './earnings.server.ts'
import { findReservation } from './find-reservation.server.ts'
import { payOutCommission } from './pay-out-commission.server.ts'
import { reserveDirectly } from './reserve.server.ts'
import { allConsents, anAgency, anOfferDraft, noon } from './testing/builders.ts'

const IBAN = 'TR330006100519786457841326'

test('nobody pays or confirms what an agency reserved before its customer has agreed', async () => {
  const { db, scope, id } = await aDirectReservation()

  const paid = await payReservationFromCredit(db, scope, id, noon)
  const confirmed = await confirmReservation(db, await staff(db), { id }, noon)

  expect(paid).toMatchObject({ ok: false, error: { code: 'not-agreed' } })
  expect(confirmed).toMatchObject({ ok: false, error: { code: 'not-agreed' } })
})

test('the desk takes no money for it either, at the till or from the bank, until the customer has agreed', async () => {
  const { db, token, orderId } = await aDirectReservation()
  const { admin } = await aRegister(db)
  const amount = { minor: 10_000, currency: 'USD' } as const
  const on = dayInIstanbul(noon)
  const atTheTill = () =>
    bookCashEntry(
      db,
      admin,
      {
        type: 'income',
        orderId,
        cashRegister: 'main',
        amount,
        paymentType: 'cash',
        customerType: 'individual',
        date: on,
        note: '',
      },
      noon,
    )
  const fromTheBank = () =>
    db.transaction().execute((tx) => takeTransfer(tx, { orderId, amount, on, key: 'line-1', iban: IBAN }, noon))

  const early = [await atTheTill(), await fromTheBank()]
  await agreeToReservation(db, { token, consents: allConsents, address: '', userAgent: '' }, noon)

  expect(early).toMatchObject([
    { ok: false, error: { code: 'agreement-missing' } },
    { ok: false, error: { code: 'agreement-missing' } },
  ])
  expect(await atTheTill()).toMatchObject({ ok: true })
})

test('the customer agrees once, with every tick, and the order keeps which texts that were', async () => {
  const { db, token, orderId } = await aDirectReservation()
  const without = { ...allConsents, personalData: false }
  const from = { address: '203.0.113.5', userAgent: 'Firefox' }

  const missing = await agreeToReservation(db, { token, consents: without, ...from }, noon)
  const before = await findPublicOffer(db, token, noon)
  const agreed = await agreeToReservation(db, { token, consents: allConsents, ...from }, noon)
  const again = await agreeToReservation(db, { token, consents: allConsents, ...from }, noon)

  expect(missing).toMatchObject({ error: { code: 'agreements' } })
  expect(before?.isToAgree).toBe(true)
  expect(agreed.ok).toBe(true)
  expect(again).toMatchObject({ error: { code: 'status-transition' } })
  const order = await findAgreedOrder(db, { id: orderId })
  expect(order?.documents.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['pre-information-form', 'package-tour-contract', 'privacy-notice']),
  )
  expect(order?.consents.given).toMatchObject({ preInformation: true, marketing: false })
})

test('a direct reservation stands in no list of offers', async () => {
  const { db, scope } = await aDirectReservation()

  expect((await listOffers(db, scope, { page: 1, pageSize: 10 })).offers).toEqual([])
})

test('one traveller leaves by the terms of the sale, and the earnings follow', async () => {
  const { db, scope, id, token, orderId, agencyId } = await aDirectReservation()
  await agreeToReservation(db, { token, consents: allConsents, address: '', userAgent: '' }, noon)
  await payReservationFromCredit(db, scope, id, noon)
  await arrive(db)
  await confirmReservation(db, await staff(db), { id }, noon)
  const earned = await bookedOf(db, id)
  const [leaving] = (await findAgreedOrder(db, { id: orderId }))?.tours[0]?.passengers ?? []
  const travellerIds = [leaving?.id ?? '']

  const preview = await previewReservationCancellation(db, scope, { id, travellerIds }, noon)
  const left = await cancelReservation(db, scope, { id, travellerIds, reason: 'Hastalandı' }, noon)

  const found = await findReservation(db, scope, id)
  expect(left.ok).toBe(true)
  expect(found).toMatchObject({ state: 'confirmed', order: { travellers: 1 } })
  expect(found?.order.owed.minor).toBe((found?.order.total.minor ?? 0) - (preview?.cancellation.reduction.minor ?? 0))
  expect(await bookedOf(db, id)).toBeLessThan(earned)
  expect(agencyId).not.toBe('')
})

test('within seven days of the journey nobody is replaced, and papers are still corrected', async () => {
  const { db, scope, id, tourId } = await aDirectReservation()
  const mehmet = aTravellerDraft({ tourId, fare: 'double' })
  const ayse = {
    ...mehmet,
    firstName: 'Ayşe',
    lastName: 'Kaya',
    gender: 'female',
    passportNo: 'U11111111',
    tckn: '19191919190',
  }
  await nameReservationTravellers(db, scope, { id, drafts: [mehmet, ayse] }, noon)
  const eve = new Date((await findReservation(db, scope, id))?.departsOn + 'T09:00:00Z')
  const soon = new Date(eve.getTime() - 3 * 86_400_000)
  const stranger = { ...ayse, firstName: 'Zehra', lastName: 'Ak', passportNo: 'U22222222', tckn: '10000000146' }

  const replaced = await nameReservationTravellers(db, scope, { id, drafts: [mehmet, stranger] }, soon)
  const corrected = await nameReservationTravellers(
    db,
    scope,
    { id, drafts: [mehmet, { ...ayse, passportNo: 'U33333333' }] },
    soon,
  )

  expect(dayInIstanbul(soon)).not.toBe(dayInIstanbul(noon))
  expect(replaced).toMatchObject({ error: { code: 'too-late-to-replace' } })
  expect(corrected.ok).toBe(true)
})

test('a payout leaves a cash register for the account of the agency, once for one key', async () => {
  const db = await testDb()
  const { agencyId } = await anAgency(db)
  await aRegister(db)
  const account = { kind: 'agency', agency: agencyId } as const
  const register = { kind: 'cash', register: 'main' } as const
  await earn(db, agencyId, 5000)
  const amount = usd(3000)
  const payout = { agencyId, amount, from: register, note: 'Makbuz 7', key: 'k' }
  const admin = await staff(db)

  const paid = [await payOutCommission(db, admin, payout, noon), await payOutCommission(db, admin, payout, noon)]
  const tooMuch = await payOutCommission(db, admin, { ...payout, key: 'l' }, noon)

  expect(paid[0]?.ok).toBe(true)
  expect(await balanceOf(db, register, 'USD')).toEqual(usd(-3000))
  expect(await balanceOf(db, account, 'USD')).toEqual(usd(-2000))
  expect(tooMuch).toMatchObject({ error: { code: 'more-than-earned', due: usd(2000) } })
})

test('a payout leaves a bank account for the account of the agency, and stands on its statement', async () => {
  const db = await testDb()
  const { agencyId } = await anAgency(db)
  await aBankAccount(db)
  const [ours] = await listBankAccounts(db)
  await earn(db, agencyId, 5000)
  const bank = { kind: 'bank', iban: ours?.iban ?? '' } as const
  const payout = { agencyId, amount: usd(3000), from: bank, note: 'EFT 42', key: 'k' }

  const paid = await payOutCommission(db, await staff(db), payout, noon)

  const today = dayInIstanbul(noon)
  const statement = await readStatement(db, agencyId, { from: today, to: today })
  expect(paid.ok).toBe(true)
  expect(await balanceOf(db, bank, 'USD')).toEqual(usd(-3000))
  expect(statement.balances).toEqual([usd(-2000)])
  expect(statement.lines).toContainEqual(expect.objectContaining({ kind: 'payout', note: 'EFT 42', amount: usd(3000) }))
})

test('a payout comes from an account that we have', async () => {
  const db = await testDb()
  const { agencyId } = await anAgency(db)
  await earn(db, agencyId, 5000)
  const from = { kind: 'bank', iban: 'TR330006100519786457841326' } as const

  const paid = await payOutCommission(
    db,
    await staff(db),
    { agencyId, amount: usd(1), from, note: 'EFT', key: 'k' },
    noon,
  )

  expect(paid).toMatchObject({ error: { code: 'source-unknown' } })
})

function usd(minor: number): Money {
  return { minor, currency: 'USD' }
}

async function earn(db: Db, agencyId: string, minor: number): Promise<void> {
  const lines = [
    { account: { kind: 'commissions' as const }, debit: usd(minor) },
    { account: { kind: 'agency' as const, agency: agencyId }, credit: usd(minor) },
  ]
  const entry = { key: `commission:${agencyId}`, kind: 'commission' as const, on: dayInIstanbul(noon), lines }
  await db.transaction().execute((tx) => postEntry(tx, entry, noon))
}

/** A reservation of two that the agency made itself; its customer has not agreed yet. */
async function aDirectReservation() {
  const db = await testDb()
  const { scope, agencyId } = await anAgency(db)
  const { id: tourId } = await aDeparture(db, { capacity: 10 })
  const reserved = await reserveDirectly(db, scope, anOfferDraft(tourId), noon)
  if (!reserved.ok) throw new Error(JSON.stringify(reserved.error))
  const { token } = await own(db)
    .selectFrom('agent_reservations')
    .innerJoin('agent_offers', 'agent_offers.id', 'offer_id')
    .select('token')
    .where('agent_reservations.id', '=', reserved.value.reservationId)
    .executeTakeFirstOrThrow()
  return { db, scope, agencyId, tourId, token, id: reserved.value.reservationId, orderId: reserved.value.order.orderId }
}

async function bookedOf(db: Db, id: string): Promise<number> {
  const { booked_minor } = await own(db)
    .selectFrom('agent_reservations')
    .select('booked_minor')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return booked_minor
}

async function staff(db: Db) {
  const { userId } = await aUser(db, { staffRole: 'owner' })
  return aStaffMember({ id: userId })
}

/** Tells booking of the money that came. */
async function arrive(db: Db): Promise<void> {
  const [captured] = bookingHandlers({ db } as Parameters<typeof bookingHandlers>[0])
  if (captured) await runDueJobs(db, [captured], new Date(noon.getTime() + 86_400_000))
}
