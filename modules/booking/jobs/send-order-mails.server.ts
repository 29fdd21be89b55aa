import { dayInIstanbul } from '#kernel/plain-date.ts'
import { mailDocuments, type IssuedFile } from '#modules/documents/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { aboutOrder } from '../domain/about-order.ts'
import { findHoldEnd } from '../data/orders.server.ts'
import { findOrder, type Order } from '../data/read-orders.server.ts'
import { findCapture } from '../documents/order-slips.server.ts'
import { issueAgreement, issueReceipt, issueVoucher, listAccepted } from '../documents/order-papers.server.ts'
import type { WrittenMail } from '../mail/order-mail-props.ts'
import { writeOrderConfirmation } from '../mail/order-confirmation.tsx'
import { pocketTokenOf } from '../pocket-access.server.ts'
import { isAboutPeople, writeOrderChanged, type OrderChangeKind } from '../mail/order-changed.tsx'
import { writeOrderReceived } from '../mail/order-received.tsx'
import type { ToTell } from '../mail/to-tell.ts'
import { writeTransferAwaited } from '../mail/transfer-awaited.tsx'
import { mailboxProofOf } from '../prove-mailbox.server.ts'
import { findPapersToCome } from '../find-papers-to-come.server.ts'
import { findTravelTimes } from '../find-travel-times.server.ts'
import { findNoDepositReason, partPaidAtOnce, type NoDepositReason } from '../find-no-deposit-reason.server.ts'
import { paperWorkIn, type PaperWork } from '../documents/paper-work.ts'
import { addresseeOf } from './addressee.ts'
import type { BookingWork } from './booking-work.server.ts'
import { tellGuardians } from './send-guardian-mails.server.ts'

/**
 * Mails the customer that the order is there, and why it is paid at once when its tours take deposits, with contract and
 * pre-information as files. Once an order.
 */
export async function sendOrderReceived(work: BookingWork, orderId: string, now: Date): Promise<void> {
  const order = await getOrder(work, orderId)
  const papers = await paperWorkIn(order.locale, work)
  const holdUntil = await findHoldEnd(work.db, orderId)
  const mail = await writeOrderReceived(order, papers.agency, urlOf(work, order), {
    holdUntil,
    noDeposit: await findReason(work.db, order, now),
    ...(await toTell(work, order, now)),
  })
  await send(work, order, { key: `order-received:${order.id}`, mail, now }, (tx) =>
    issueAgreements(tx, papers, order, now),
  )
}

/**
 * Mails the customer of an awaited transfer the link that lets the seats wait longer. Once an order; nothing when it
 * waits no more.
 */
export async function sendTransferAwaited(work: BookingWork, orderId: string, now: Date): Promise<void> {
  const order = await getOrder(work, orderId)
  const holdUntil = await findHoldEnd(work.db, orderId)
  if (order.state !== 'awaiting_payment' || !holdUntil) return
  const { locale, publicId, accessToken } = order
  const agency = await work.agency(locale)
  const url = work.seatsUrl(locale, publicId, accessToken, mailboxProofOf(work.db, orderId))
  const mail = await writeTransferAwaited(order, agency, url, holdUntil)
  await send(work, order, { key: `transfer-awaited:${order.id}`, mail, now }, async () => [])
}

/** Mails the customer that the places are booked, with the voucher and the receipt of the last payment. Once an order. */
export async function sendOrderConfirmation(
  work: BookingWork,
  { orderId, attemptRef }: { orderId: string; attemptRef: string },
  now: Date,
): Promise<void> {
  const order = await getOrder(work, orderId)
  const papers = await paperWorkIn(order.locale, work)
  const mail = await writeOrderConfirmation(order, papers.agency, urlsOf(work, order), {
    paidAt: order.confirmedAt ?? now,
    ...(await toTell(work, order, now)),
  })
  const to = addresseeOf(order, await findCapture(work.db, order, attemptRef))
  await send(work, order, { key: `order-confirmation:${order.id}`, to, mail, now }, async (tx) => {
    const voucher = await issueVoucher(tx, papers, order, now)
    const receipt = await issueReceipt(tx, papers, order, attemptRef, now)
    return receipt ? [voucher, receipt] : [voucher]
  })
}

type OrderChange = { orderId: string; version: number; kind: OrderChangeKind; isMailed?: boolean | undefined }

/**
 * Mails the customer what staff have changed, with the voucher as it is now when everything is paid, and the contract when it
 * is about something else. Once a change; later
 * ones are told by mails of their own. Where staff tell the customer themselves, only the papers are written. Those who look
 * after the order for the customer hear of it in either case.
 */
export async function sendOrderChanged(
  work: BookingWork,
  { orderId, version, kind, isMailed = true }: OrderChange,
  now: Date,
): Promise<void> {
  const order = await getOrder(work, orderId)
  const papers = await paperWorkIn(order.locale, work)
  const issue = async (tx: Db) => [
    ...(order.state === 'paid' ? [await issueVoucher(tx, papers, order, now)] : []),
    ...(isAboutPeople(kind) ? await issueAgreements(tx, papers, order, now) : []),
  ]
  const key = `order-changed:${order.id}:${version}:${kind}`
  await tellGuardians(work, order, key, now)
  if (!isMailed) return inTransaction(work.db, async (tx) => void (await issue(tx)))
  const mail = await writeOrderChanged(order, papers.agency, urlsOf(work, order), kind, await toTell(work, order, now))
  await send(work, order, { key, mail, now }, issue)
}

async function issueAgreements(tx: Db, papers: PaperWork, order: Order, now: Date): Promise<IssuedFile[]> {
  const files: IssuedFile[] = []
  for (const accepted of listAccepted(order)) files.push(await issueAgreement(tx, papers, order, accepted, now))
  return files
}

async function toTell({ db }: BookingWork, order: Order, now: Date): Promise<ToTell> {
  return {
    papers: await findPapersToCome(db, order, dayInIstanbul(now)),
    times: await findTravelTimes(db, order),
  }
}

async function findReason(db: Db, order: Order, now: Date): Promise<NoDepositReason | null> {
  const part = order.state === 'awaiting_payment' ? partPaidAtOnce(order.parts) : undefined
  return part ? findNoDepositReason(db, part, now) : null
}

async function send(
  { db }: BookingWork,
  { id, contact, locale }: Order,
  { key, to = contact.email, mail, now }: { key: string; to?: string; mail: WrittenMail; now: Date },
  issue: (tx: Db) => Promise<IssuedFile[]>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await mailDocuments(tx, { key, about: aboutOrder(id), to, locale, ...mail }, await issue(tx), now)
  })
}

async function getOrder({ db }: BookingWork, orderId: string): Promise<Order> {
  const order = await findOrder(db, { id: orderId })
  if (!order) throw new Error(`no order ${orderId}`)
  return order
}

/** The order for whoever bought it, and the pocket page for everybody of the journey. */
function urlsOf(work: BookingWork, order: Order): { url: string; pocketUrl: string } {
  const { locale, publicId, accessToken } = order
  return { url: urlOf(work, order), pocketUrl: work.pocketUrl(locale, publicId, pocketTokenOf(accessToken)) }
}

function urlOf({ orderUrl }: BookingWork, { locale, publicId, accessToken }: Order): string {
  return orderUrl(locale, publicId, accessToken)
}
