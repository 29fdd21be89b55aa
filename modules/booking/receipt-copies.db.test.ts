import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { readPdf } from '#modules/documents/testing/read-pdf.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { changePrice } from './change-price.server.ts'
import { sendReceipt } from './jobs/send-receipts.server.ts'
import { moveOrder } from './move-order.server.ts'
import { findOrderDocument, issueCopy, listOrderDocuments } from './order-documents.server.ts'
import { takeTransferBack } from './take-transfer-back.server.ts'
import { minutesLater, noon } from './testing/builders.ts'
import { aPartlyPaidOrder, besides, get, joinInto, payByTransfer, splitOff, travellersOf } from './testing/split.ts'
import { aBookingWork } from './testing/work.ts'

const usd = (minor: number) => money(minor, 'USD')

/** An order of four over 10,760.00 USD, of which two transfers have paid 1,000.00 and 2,500.00. */
async function aTwicePaidOrder(db: Db) {
  const order = await aPartlyPaidOrder(db)
  const first = await payByTransfer(db, order.orderId, 100_000)
  const second = await payByTransfer(db, order.orderId, 250_000)
  const { userId } = await aUser(db, { staffRole: 'owner' })
  return { ...order, first, second, admin: aStaffMember({ id: userId }) }
}

type TwicePaid = Awaited<ReturnType<typeof aTwicePaidOrder>>

const later: [string, (db: Db, order: TwicePaid) => Promise<unknown>][] = [
  [
    'the price has changed',
    async (db, { publicId: id, admin }) => {
      const { version } = await get(db, id)
      return changePrice(db, admin, { id, version, total: usd(900_000), reason: 'x' }, minutesLater(60))
    },
  ],
  [
    'it was moved to a journey of another price',
    async (db, { publicId: id, admin }) => {
      const fares = [{ fare: 'double' as const, amountMinor: 400_000 }]
      const { id: tourId } = await aDeparture(db, { departsOn: '2027-03-12', fares })
      const { version } = await get(db, id)
      return moveOrder(db, admin, { id, version, tourId, reason: 'x' }, minutesLater(60))
    },
  ],
  [
    'somebody has left',
    async (db, { orderId, publicId, admin }) => {
      const [first] = travellersOf(await get(db, publicId))
      const notice = minutesLater(60)
      const wish = { orderId, key: 'k', by: 'organiser', notice, travellerIds: [first?.id ?? ''], reason: 'x' } as const
      return cancelOrder(db, admin, wish, notice)
    },
  ],
  [
    'other money was taken back',
    (db, { orderId, first, admin }) =>
      db
        .transaction()
        .execute((tx) => takeTransferBack(tx, admin, { orderId, attemptRef: first, note: '' }, minutesLater(60))),
  ],
  [
    'some have left for an order of their own, with other money',
    async (db, { publicId }) => {
      const [first] = travellersOf(await get(db, publicId))
      return splitOff(db, publicId, [first?.id ?? ''], { along: usd(100_000) })
    },
  ],
  [
    'another order was joined into it',
    async (db, { publicId, tourId }) =>
      joinInto(db, publicId, (await besides(db, tourId, { paid: [100_000] })).publicId),
  ],
]

test.each(later)('a copy of a receipt says what the first one said when %s', async (_, change) => {
  const db = await testDb()
  const order = await aTwicePaidOrder(db)
  const { orderId, second, admin } = order
  const work = aBookingWork(db)
  await sendReceipt(work, { orderId, attemptRef: second }, minutesLater(6))
  const given = (await listOrderDocuments(db, { id: orderId })).find(({ source }) => source === second)

  const changed = await change(db, order)

  const wish = { orderId, documentId: given?.id ?? '', locale: 'en' } as const
  const copy = await issueCopy(work, admin, wish, minutesLater(120))
  const first = await findOrderDocument(db, { id: orderId }, given?.id ?? '')
  expect(changed).toMatchObject({ ok: true })
  expect(copy?.document).toMatchObject({ number: given?.number, locale: 'en' })
  expect(figuresOf(copy?.bytes)).toEqual(figuresOf(first?.bytes))
  expect(figuresOf(copy?.bytes)).toEqual(expect.arrayContaining([250_000, 1_076_000, 350_000, 726_000]))
})

test('a receipt says what was open at its payment, however late it is made', async () => {
  const db = await testDb()
  const { orderId, publicId: id, second, admin } = await aTwicePaidOrder(db)
  const { version } = await get(db, id)
  await changePrice(db, admin, { id, version, total: usd(900_000), reason: 'x' }, noon)

  await sendReceipt(aBookingWork(db), { orderId, attemptRef: second }, minutesLater(120))

  const [receipt] = (await listOrderDocuments(db, { id: orderId })).filter(({ source }) => source === second)
  const file = await findOrderDocument(db, { id: orderId }, receipt?.id ?? '')
  expect(figuresOf(file?.bytes)).toEqual(expect.arrayContaining([1_076_000, 350_000, 726_000]))
})

/** The amounts that stand on a receipt, in minor units and in their order. */
function figuresOf(bytes: Uint8Array | undefined): number[] {
  const text = readPdf(bytes ?? Buffer.alloc(0))
  return [...text.matchAll(/\d[\d.,]*[.,]\d\d(?!\d)/g)].map(([amount]) => Number(amount.replace(/\D/g, '')))
}
