import { expect, test } from 'vitest'
import { aUser, confirmedMember } from '#modules/accounts/testing/builders.ts'
import { aDeparture, seatsOf } from '#modules/catalog/testing/builders.ts'
import { findPaymentPage, startTransfer } from '#modules/payments/index.server.ts'
import { aBankAccount, aGateway } from '#modules/payments/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { chooseDeposit } from './choose-deposit.server.ts'
import { confirmOrder } from './confirm-order.server.ts'
import { findHoldEnd } from './data/orders.server.ts'
import { findOrder } from './data/read-orders.server.ts'
import { extendHold } from './extend-hold.server.ts'
import { sendTransferAwaited } from './jobs/send-order-mails.server.ts'
import { placeOrder } from './place-order.server.ts'
import { mailboxProofOf, proveMailbox } from './prove-mailbox.server.ts'
import { releaseExpiredHolds } from './release-expired-holds.server.ts'
import { aCheckoutDraft, anOrder, anOrderRequest, aTravellerDraft, minutesLater, noon } from './testing/builders.ts'
import { aBookingWork } from './testing/work.ts'

const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
const DAY = 24 * 60

/** What page and job do together when somebody chooses the transfer. */
async function chooseTransfer(db: Db, orderId: string, token: string, now: Date): Promise<Date> {
  const started = await startTransfer(aGateway(db), { token, payer, idempotencyKey: crypto.randomUUID() }, now)
  if (!started.ok) throw new Error(started.error.code)
  await extendHold(db, orderId, started.value.until, now)
  return started.value.until
}

test('a transfer keeps the seats ninety minutes; a day once the link in the mail was opened', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const { orderId, paymentToken, departureId } = await anOrder(db)

  const until = await chooseTransfer(db, orderId, paymentToken, minutesLater(10))
  const proven = await proveMailbox(db, { orderId, proof: mailboxProofOf(db, orderId) }, minutesLater(20))

  expect(until).toEqual(minutesLater(90))
  expect(proven.ok).toBe(true)
  expect(await findHoldEnd(db, orderId)).toEqual(minutesLater(20 + DAY))
  expect(await findPaymentPage(aGateway(db), paymentToken, minutesLater(21))).toMatchObject({
    state: { kind: 'awaiting-transfer', until: minutesLater(20 + DAY), whenProven: null },
  })
  expect(await releaseExpiredHolds(db, minutesLater(DAY))).toBe(0)
  expect((await seatsOf(db, departureId)).held).toBe(2)
})

test('of an invented address the seats are back after ninety minutes, also those of its deposit', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const { orderId, paymentToken, departureId } = await anOrder(db)
  const chosen = await chooseDeposit(db, { paymentToken, choice: 'deposit' }, minutesLater(20))
  if (!chosen.ok) throw new Error(chosen.error.code)
  await chooseTransfer(db, orderId, chosen.value.paymentToken, minutesLater(25))

  expect(await releaseExpiredHolds(db, minutesLater(89))).toBe(0)
  expect(await releaseExpiredHolds(db, minutesLater(90))).toBe(1)
  expect((await seatsOf(db, departureId)).held).toBe(0)
})

test('what the customer knows of an order proves nothing', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const { orderId, paymentToken, accessToken, publicId } = await anOrder(db)
  const other = await anOrder(db)
  await chooseTransfer(db, orderId, paymentToken, minutesLater(10))

  for (const proof of ['', accessToken, publicId, mailboxProofOf(db, other.orderId)])
    expect(await proveMailbox(db, { orderId, proof }, minutesLater(20))).toEqual({
      ok: false,
      error: { code: 'wrong-proof' },
    })

  expect(await findHoldEnd(db, orderId)).toEqual(minutesLater(90))
})

test('the mail brings the link, once, and nothing when the seats are gone', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const { orderId, paymentToken } = await anOrder(db)
  const gone = await anOrder(db)
  await chooseTransfer(db, orderId, paymentToken, minutesLater(10))
  await releaseExpiredHolds(db, minutesLater(40))

  await sendTransferAwaited(aBookingWork(db), orderId, minutesLater(41))
  await sendTransferAwaited(aBookingWork(db), orderId, minutesLater(42))
  await sendTransferAwaited(aBookingWork(db), gone.orderId, minutesLater(42))

  const [mail, ...others] = await listMails(db)
  expect(others).toEqual([])
  expect((await findMail(db, mail?.id ?? ''))?.html).toContain(`k=${mailboxProofOf(db, orderId)}`)
})

test('a member whose address is confirmed opens no link', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const { userId, email } = await aUser(db)
  await confirmedMember(db, userId)
  const contact = { ...aCheckoutDraft().contact, email }
  const { id: tourId } = await aDeparture(db)
  const draft = aCheckoutDraft({ mode: 'member', contact, travellers: [aTravellerDraft({ tourId })] })
  const placed = await placeOrder(db, anOrderRequest(tourId, 1, { draft, userId }), noon)
  if (!placed.ok) throw new Error(placed.error.code)

  const until = await chooseTransfer(db, placed.value.orderId, placed.value.paymentToken, minutesLater(10))

  expect(until).toEqual(minutesLater(10 + DAY))
})

test('the rest of an order that was paid in part is awaited as any transfer', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const { orderId, paymentToken } = await anOrder(db)
  const chosen = await chooseDeposit(db, { paymentToken, choice: 'deposit' }, minutesLater(5))
  if (!chosen.ok) throw new Error(chosen.error.code)
  const capture = { orderId, attemptRef: 'a', amountMinor: 161_400, isMismatch: false, isExcess: false }
  await confirmOrder(db, { ...capture, paymentToken: chosen.value.paymentToken }, minutesLater(6))
  const order = await findOrder(db, { id: orderId })

  expect(await chooseTransfer(db, orderId, order?.paymentToken ?? '', minutesLater(60))).toEqual(minutesLater(60 + DAY))
})
