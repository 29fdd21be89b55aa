import { isolateIn } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { mailDocuments, type IssuedFile } from '#modules/documents/index.server.ts'
import { queueMail, type Mail } from '#platform/mail/queue-mail.server.ts'
import { fillTemplate } from '#platform/messages/fill-template.ts'
import { queueMessage } from '#platform/messages/queue-message.server.ts'
import { aboutOrder } from '../domain/about-order.ts'
import { openParts } from '../change-parts.server.ts'
import { findPart, type PaymentPart } from '../data/payment-parts.server.ts'
import { findOrder, type Order } from '../data/read-orders.server.ts'
import { findPapersToCome } from '../find-papers-to-come.server.ts'
import { findCapture } from '../documents/order-slips.server.ts'
import { issueAgreement, issueReceipt, listAccepted } from '../documents/order-papers.server.ts'
import type { WrittenMail } from '../mail/order-mail-props.ts'
import { writePartPaid, writePartReminder, writeShare } from '../mail/part-mails.tsx'
import { partTemplates } from '../mail/part-message-templates.ts'
import { paperWorkIn } from '../documents/paper-work.ts'
import { addresseeOf } from './addressee.ts'
import type { BookingWork } from './booking-work.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'

/** Mails the customer that a part has arrived and what is left, with its receipt and the contract with the plan. Once a payment; nothing when all is paid meanwhile. */
export async function sendPartPaid(
  work: BookingWork,
  { orderId, attemptRef, amountMinor }: { orderId: string; attemptRef: string; amountMinor: number },
  now: Date,
): Promise<void> {
  const order = await getOrder(work, orderId)
  const [next] = openParts(order.parts)
  if (order.state !== 'partially_paid' || !next) return
  const { locale, publicId, accessToken } = order
  const papers = await paperWorkIn(locale, work)
  const mail = await writePartPaid(order, papers.agency, work.orderUrl(locale, publicId, accessToken), {
    amount: money(amountMinor, order.total.currency),
    on: now,
    next: { amount: next.amount, dueOn: next.dueOn ?? dayInIstanbul(now) },
    papers: await findPapersToCome(work.db, order, dayInIstanbul(now)),
  })
  const to = addresseeOf(order, await findCapture(work.db, order, attemptRef))
  await inTransaction(work.db, async (tx) => {
    const files: IssuedFile[] = []
    const about = aboutOrder(orderId)
    const contract = listAccepted(order).find(({ id }) => id === 'package-tour-contract')
    // The plan was chosen after the order was placed: now the contract has it.
    if (contract) files.push(await issueAgreement(tx, papers, order, contract, now))
    const receipt = await issueReceipt(tx, papers, order, attemptRef, now)
    if (receipt) files.push(receipt)
    await mailDocuments(tx, { key: `part-paid:${attemptRef}`, about, to, locale, ...mail }, files, now)
  })
}

/**
 * Tells whoever pays a part that it is due, the customer by the way that they agreed to; nothing when it is paid or taken back
 * meanwhile.
 */
export async function sendPartReminder(
  work: BookingWork,
  { partId, daysBefore }: { partId: string; daysBefore: number },
): Promise<void> {
  const found = await findOpenPart(work, partId)
  if (!found) return
  const { order, part } = found
  const { locale, orderNo, contact } = order
  const link = urlOf(work, order, part)
  const mail = await writePartReminder(order, await work.agency(locale), link, part)
  const key = `part-reminder:${partId}:${daysBefore}`
  if (part.payer?.email) return send(work, order, key, part.payer.email, mail)
  const words = fillTemplate(partTemplates.template(locale, 'due'), {
    name: isolateIn(locale, `${contact.firstName} ${contact.lastName}`),
    orderNo: isolateIn(locale, orderNo),
    amount: isolateIn(locale, formatMoney(part.amount, locale, { cents: true })),
    date: formatDate(part.dueOn, locale),
    link,
  })
  const { phone, email } = contact
  const message = { kind: 'service', key, about: aboutOrder(order.id), locale, phone, email, words, mail } as const
  await inTransaction(work.db, (tx) => queueMessage(tx, message))
}

/** Mails the address of a share to whoever takes it over. Once a share. */
export async function sendShareMail(work: BookingWork, { partId }: { partId: string }): Promise<void> {
  const found = await findOpenPart(work, partId)
  if (!found?.part.payer) return
  const { order, part } = found
  const mail = await writeShare(order, await work.agency(order.locale), urlOf(work, order, part), part)
  await send(work, order, `share:${partId}`, found.part.payer.email, mail)
}

async function findOpenPart(
  work: BookingWork,
  partId: string,
): Promise<{ order: Order; part: PaymentPart & { dueOn: PlainDate } } | undefined> {
  const known = await findPart(work.db, partId)
  const order = known && (await getOrder(work, known.orderId))
  const part = order && openParts(order.parts).find(({ id }) => id === partId)
  if (order?.state !== 'partially_paid' || !part || part.dueOn === null) return undefined
  return { order, part: { ...part, dueOn: part.dueOn } }
}

async function getOrder({ db }: BookingWork, orderId: string): Promise<Order> {
  const order = await findOrder(db, { id: orderId })
  if (!order) throw new Error(`no order ${orderId}`)
  return order
}

function urlOf({ paymentUrl }: BookingWork, { locale }: Order, { paymentToken }: PaymentPart): string {
  return paymentUrl(locale, paymentToken)
}

async function send({ db }: BookingWork, { locale }: Order, key: string, to: string, mail: WrittenMail): Promise<void> {
  const whole: Mail = { key, to, locale, ...mail }
  await inTransaction(db, (tx) => queueMail(tx, whole))
}
