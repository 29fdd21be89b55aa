import { createHash } from 'node:crypto'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listChargeRefs } from '#modules/payments/index.server.ts'
import {
  findOriginal,
  issueDocument,
  makeReceipt,
  makeRefundNote,
  SLIP_VERSION,
  slipTitle,
  type IssuedFile,
} from '#modules/documents/index.server.ts'
import type { DocumentSubject as IssuedSubject } from '#modules/documents/index.ts'
import {
  listFlightTimes,
  listStarts,
  type TravelledFlight,
  type TravelledStart,
} from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Order } from '../data/read-orders.server.ts'
import { makeAgreement } from './agreement.server.ts'
import { documentIds, type DocumentId } from '../domain/document-id.ts'
import { getDocument } from './legal-texts.server.ts'
import { legalSubjectOf } from './legal-subject.server.ts'
import { findCapture, findSentRefund, receiptFactsOf, refundFactsOf } from './order-slips.server.ts'
import { pocketTokenOf } from '../pocket-access.server.ts'
import type { PaperWork } from './paper-work.ts'
import type { RoadOfOrder } from './road.ts'
import { makeVoucher, VOUCHER_VERSION } from './voucher.server.ts'
import { voucherTexts } from './voucher-texts.ts'

const durableDocuments = [
  'pre-information-form',
  'package-tour-contract',
  'distance-sales-agreement',
  'refund-agreement',
] as const satisfies readonly DocumentId[]

export type DurableDocument = (typeof durableDocuments)[number]

/** The texts a customer must have on paper or in a file of their own, in the versions that were accepted. */
export function listAccepted(order: Order): { id: DurableDocument; version: string }[] {
  return documentIds.flatMap((each) => {
    const id = durableDocuments.find((durable) => durable === each)
    const accepted = order.documents.find((document) => document.id === each)
    return id && accepted ? [{ id, version: accepted.version }] : []
  })
}

/**
 * Issues a legal text in the version that was accepted, filled with the facts of the order. Whoever pays in parts gets
 * the contract with the plan in it, and with a new plan another copy; so does whoever agreed other terms of a traveller.
 */
export async function issueAgreement(
  tx: Db,
  { pdf, agency, locale }: PaperWork,
  order: Order,
  accepted: { id: DurableDocument; version: string },
  now: Date,
): Promise<IssuedFile> {
  const document = await getDocument(tx, accepted.id, accepted.version)
  return issueDocument(
    tx,
    {
      subject: subjectOf(order),
      kind: accepted.id,
      source: [accepted.version, planOf(order), termsOf(order)].filter(Boolean).join(' '),
      locale,
      version: accepted.version,
      title: () => `${document.title[locale]} ${order.orderNo}`,
      make: async () => makeAgreement(pdf, document, await legalSubjectOf(tx, order, agency, locale, now), locale),
    },
    now,
  )
}

/**
 * Issues the voucher of a paid order as the order is now; one who no longer travels, a flight, a start or a ride at another
 * hour, a room that is settled, or another number to call makes it another voucher.
 */
export async function issueVoucher(tx: Db, work: PaperWork, order: Order, now: Date): Promise<IssuedFile> {
  const { pdf, agency, sellerOf, roadOf, pocketUrl, locale } = work
  const departureIds = order.tours.map(({ departureId }) => departureId)
  const flights = await listFlightTimes(tx, departureIds, locale)
  const starts = await listStarts(tx, departureIds, locale)
  const road = await roadOf(tx, order.tours, locale)
  return issueDocument(
    tx,
    {
      subject: subjectOf(order),
      kind: 'voucher',
      source: stateOf(order, { flights, starts, road }),
      locale,
      version: VOUCHER_VERSION,
      title: () => `${voucherTexts[locale].title} ${order.orderNo}`,
      make: async () =>
        makeVoucher(
          pdf,
          order,
          {
            agency,
            seller: await sellerOf(tx, order.id, locale),
            flights,
            starts,
            road,
            pocketUrl: pocketUrl(locale, order.publicId, pocketTokenOf(order.accessToken)),
          },
          locale,
        ),
    },
    now,
  )
}

/**
 * Issues the receipt of a payment of the order; `undefined` when it has brought nothing. Money that went along to another
 * order, or of which a part did, keeps the receipt it had: the very file, whatever the language.
 */
export async function issueReceipt(
  tx: Db,
  { pdf, agency, locale }: PaperWork,
  order: Order,
  attemptRef: string,
  now: Date,
): Promise<IssuedFile | undefined> {
  const attempt = await findCapture(tx, order, attemptRef)
  if (!attempt) return undefined
  const sources = await listChargeRefs(tx, attemptRef)
  const given = await findOriginal(tx, { kind: 'receipt', sources })
  if (given && (sources.length > 1 || given.document.subject.ref !== order.id)) return given
  return issueDocument(
    tx,
    {
      subject: subjectOf(order),
      kind: 'receipt',
      source: attemptRef,
      locale,
      version: SLIP_VERSION,
      title: (number) => slipTitle('receipt', locale, number),
      make: async (number, issuedAt) => {
        const facts = await receiptFactsOf(tx, order, attempt, locale)
        return makeReceipt(pdf, { ...facts, number: number ?? '', issuedOn: dayInIstanbul(issuedAt) }, agency, locale)
      },
    },
    now,
  )
}

/** Issues the note of a refund of the order; `undefined` while it has not gone back. */
export async function issueRefundNote(
  tx: Db,
  { pdf, agency, locale }: PaperWork,
  order: Order,
  refundRef: string,
  now: Date,
): Promise<IssuedFile | undefined> {
  const refund = await findSentRefund(tx, order, refundRef)
  if (!refund) return undefined
  return issueDocument(
    tx,
    {
      subject: subjectOf(order),
      kind: 'refund-note',
      source: refundRef,
      locale,
      version: SLIP_VERSION,
      title: (number) => slipTitle('refund-note', locale, number),
      make: async (number, issuedAt) => {
        const facts = await refundFactsOf(tx, order, refund, locale)
        return makeRefundNote(
          pdf,
          { ...facts, number: number ?? '', issuedOn: dayInIstanbul(issuedAt) },
          agency,
          locale,
        )
      },
    },
    now,
  )
}

export function subjectOf({ id }: Order): IssuedSubject {
  return { kind: 'order', ref: id }
}

/** Names the plan that a contract shows; nothing for orders that are paid at once. */
function planOf({ parts }: Order): string {
  const dated = parts.filter(({ dueOn }) => dueOn !== null).map(({ amount, dueOn }) => [amount.minor, dueOn])
  return dated.length === 0 ? '' : createHash('sha256').update(JSON.stringify(dated)).digest('hex').slice(0, 16)
}

/** Names what staff have agreed since it was sold; nothing for orders that are as they were. */
function termsOf({ termsVersion }: Order): string {
  return termsVersion === 0 ? '' : `terms-${termsVersion}`
}

/** Names everything a voucher shows of an order. */
function stateOf(
  { contact, tours, subtotal, discount, tax, total }: Order,
  {
    flights,
    starts,
    road,
  }: {
    flights: ReadonlyMap<string, readonly TravelledFlight[]>
    starts: ReadonlyMap<string, TravelledStart>
    road: RoadOfOrder
  },
): string {
  const hours = [...[...flights.values()].flat(), ...starts.values()].map(({ change: _told, ...part }) => part)
  const arranged = [road.duty, ...road.tours.values()]
  const shown = {
    name: [contact.firstName, contact.lastName],
    tours,
    road: [hours, arranged],
    subtotal,
    discount,
    tax,
    total,
  }
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
}
