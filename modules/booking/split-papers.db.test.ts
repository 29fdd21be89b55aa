import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listHeldMoney } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listMails } from '#platform/mail/list-mails.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { joinOrders, previewJoin } from './index.server.ts'
import { bookingHandlers } from './jobs/handlers.server.ts'
import { sendOrderConfirmation } from './jobs/send-order-mails.server.ts'
import { issueCopy, issueReceiptOfPayment, listOrderDocuments } from './order-documents.server.ts'
import { aPaidOrder } from './testing/a-paid-order.ts'
import { minutesLater, noon } from './testing/builders.ts'
import { besides, get, splitOff, travellersOf } from './testing/split.ts'
import { aBookingWork } from './testing/work.ts'

const admin = aStaffMember()

/** An order of two that a card has paid, with its voucher and its receipt. */
async function aPaidOrderWithPapers(db: Db) {
  const order = await aPaidOrder(db, { seats: 2 })
  await sendOrderConfirmation(
    aBookingWork(db),
    { orderId: order.orderId, attemptRef: order.attemptRef },
    minutesLater(6),
  )
  const [first] = travellersOf(await get(db, order.publicId))
  return { ...order, first: first?.id ?? '' }
}

async function papersOf(db: Db, orderId: string): Promise<string[]> {
  const documents = await listOrderDocuments(db, { id: orderId })
  return documents.map(({ kind, number }) => `${kind} ${number ?? ''}`.trim()).toSorted()
}

/** Does what is queued for the customers, and tells whom it wrote to since. */
async function tellCustomers(db: Db): Promise<string[]> {
  const before = (await listMails(db)).length
  const changed = bookingHandlers(aBookingWork(db)).filter(({ queue }) => queue.name === 'order-changed')
  await runDueJobs(db, changed, new Date(Date.now() + 60_000))
  return (await listMails(db)).slice(0, (await listMails(db)).length - before).map(({ to }) => to)
}

test('papers that were numbered stay with the order they were numbered for; both have voucher and contract anew', async () => {
  const db = await testDb()
  const order = await aPaidOrderWithPapers(db)
  const before = await papersOf(db, order.orderId)

  const made = await splitOff(db, order.publicId, [order.first])
  await tellCustomers(db)

  if (!made.ok) throw new Error(made.error.code)
  const [stays, leaves] = [await papersOf(db, order.orderId), await papersOf(db, made.value.orderId)]
  expect(before.filter((paper) => !stays.includes(paper))).toEqual([])
  expect(stays.filter((paper) => paper.startsWith('receipt'))).toEqual(
    before.filter((paper) => paper.startsWith('receipt')),
  )
  expect(leaves.map((paper) => paper.split(' ')[0])).toEqual(
    expect.arrayContaining(['package-tour-contract', 'voucher']),
  )
  expect(stays.filter((paper) => leaves.includes(paper) && /\d/.test(paper))).toEqual([])
  expect(leaves.filter((paper) => paper.startsWith('receipt'))).toEqual([])
})

test('money has one receipt, whatever order it counts for and in whatever language it is asked for', async () => {
  const db = await testDb()
  const work = aBookingWork(db)
  const order = await aPaidOrderWithPapers(db)
  const receipt = (await listOrderDocuments(db, { id: order.orderId })).find(({ kind }) => kind === 'receipt')
  const made = await splitOff(db, order.publicId, [order.first])
  if (!made.ok) throw new Error(made.error.code)
  const [along] = await listHeldMoney(db, { kind: 'order', ref: made.value.orderId })

  const ofTheOther = await issueReceiptOfPayment(
    work,
    { paymentToken: along?.paymentToken ?? '', locale: 'en' },
    minutesLater(20),
  )
  const copy = await issueCopy(
    work,
    admin,
    { orderId: order.orderId, documentId: receipt?.id ?? '', locale: 'en' },
    minutesLater(20),
  )

  expect(receipt?.number).toEqual(expect.any(String))
  expect(ofTheOther?.document.sha256).toBe(receipt?.sha256)
  expect(copy?.document.sha256).toBe(receipt?.sha256)
})

test.each([
  [true, ['ayse.yilmaz@example.com', 'hatice@example.com']],
  [false, []],
])('the customers of both orders are mailed once each where staff say so (%s)', async (isMailed, mailed) => {
  const db = await testDb()
  const order = await aPaidOrderWithPapers(db)
  const contact = { ...(await get(db, order.publicId)).contact, firstName: 'Hatice', email: 'hatice@example.com' }

  await splitOff(db, order.publicId, [order.first], { contact, isMailed })

  expect((await tellCustomers(db)).toSorted()).toEqual(mailed)
  expect(await tellCustomers(db)).toEqual([])
})

test('an order that was joined keeps its papers, and the one it went into has a contract about everybody', async () => {
  const db = await testDb()
  const order = await aPaidOrderWithPapers(db)
  const { tourId } = (await get(db, order.publicId)).journeys[0] ?? { tourId: '' }
  const other = await besides(db, tourId, { paid: [538_000] })
  await sendOrderConfirmation(
    aBookingWork(db),
    {
      orderId: other.orderId,
      attemptRef: (await listHeldMoney(db, { kind: 'order', ref: other.orderId }))[0]?.attemptRef ?? '',
    },
    minutesLater(6),
  )
  const [mine, theirs] = [await papersOf(db, order.orderId), await papersOf(db, other.orderId)]
  const preview = await previewJoin(db, admin, { id: order.publicId, other: other.publicId }, noon)
  if (!preview.ok) throw new Error(preview.error.code)
  const { version } = await get(db, order.publicId)
  const shown = { shownTotal: preview.value.total.is, otherVersion: preview.value.other.version }
  const request = { id: order.publicId, version, other: other.publicId, ...shown, reason: 'asked', isMailed: true }

  const joined = await joinOrders(db, admin, request, noon)
  const mailed = await tellCustomers(db)

  expect(joined).toMatchObject({ ok: true })
  expect(await papersOf(db, other.orderId)).toEqual(theirs)
  const now = await papersOf(db, order.orderId)
  expect(mine.filter((paper) => !now.includes(paper))).toEqual([])
  expect(now.length).toBeGreaterThan(mine.length)
  const customers = [order, other].map(async ({ publicId }) => (await get(db, publicId)).contact.email)
  expect(mailed.toSorted()).toEqual([...new Set(await Promise.all(customers))].toSorted())
})
