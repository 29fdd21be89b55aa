import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { readDocumentLines, type DocumentProblem, type ReadDocument } from '#kernel/read-document-lines.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { changeOrder, findOrder, type ChangeOrderFailure } from '#modules/booking/index.server.ts'
import { flagsBy, typedFieldsBy } from '#modules/booking/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { differencesOf, matchDocument, type Difference, type DocumentField } from './domain/match-document.ts'
import { findWorkspace } from './find-workspace.server.ts'

export type ReadDocumentFailure = { code: 'unreadable-document'; problem: DocumentProblem }

/** A document with whose it is; `differences` and `orderVersion` where that is certain or was said. */
export type DocumentReading = {
  document: ReadDocument
  travellerId: string | null
  likely: string[]
  differences: Difference[]
  orderVersion: number
}

/**
 * Reads the lines of a document that a reader has typed and finds whose it is among those who leave on a day. Writes
 * nothing about anybody; that it was read, of whom and what differs stands in the audit log, what it says does not.
 * Somebody who is named is taken at the word of whoever named them.
 *
 * Fails with `unreadable-document` and what is wrong; the lines are kept nowhere.
 */
export async function readTravelDocument(
  db: Db,
  admin: Admin<'orders'>,
  { date, lines, travellerId }: { date: PlainDate; lines: string; travellerId: string | null },
  now: Date,
): Promise<Result<DocumentReading, ReadDocumentFailure>> {
  const today = dayInIstanbul(now)
  const read = readDocumentLines(lines, today)
  if ('problem' in read) return fail({ code: 'unreadable-document', problem: read.problem })
  const { document } = read
  const { travellers } = await findWorkspace(db, admin, date, now)
  const match = matchDocument(document, travellers, today)
  const traveller = travellers.find(({ id }) => id === (travellerId ?? match.certain))
  const differences = traveller ? differencesOf(document, traveller, today) : []
  const order = traveller && (await findOrder(db, admin, traveller.order.id))
  const subject = { kind: 'departure-date', id: date } as const
  const after = {
    kind: document.kind,
    traveller: traveller?.id ?? null,
    fields: differences.map(({ field }) => field),
  }
  await recordAudit(db, { actor: admin, action: 'operation.document', subject, after }, now)
  return ok({
    document,
    travellerId: traveller?.id ?? null,
    likely: traveller ? [] : match.likely,
    differences,
    orderVersion: order?.version ?? 0,
  })
}

/**
 * Writes what a document says about a traveller of a day into their order, by the rules of the checkout, in the version of
 * the order that was seen. Fails as `changeOrder` does, and with `traveller-not-found` for who does not leave that day.
 */
export async function takeTravelDocument(
  db: Db,
  admin: Admin<'orders'>,
  request: {
    date: PlainDate
    travellerId: string
    orderVersion: number
    fields: Partial<Record<DocumentField, string>>
  },
  now: Date,
): Promise<Result<undefined, ChangeOrderFailure>> {
  const { date, travellerId, orderVersion, fields } = request
  const { travellers } = await findWorkspace(db, admin, date, now)
  const orderId = travellers.find(({ id }) => id === travellerId)?.order.id
  const order = orderId === undefined ? undefined : await findOrder(db, admin, orderId)
  const known = order?.journeys.flatMap((journey) => journey.travellers).find(({ id }) => id === travellerId)
  if (!order || !known) return fail({ code: 'traveller-not-found' })
  const draft = { ...typedFieldsBy((name) => known[name] ?? ''), ...flagsBy((name) => known[name]), ...fields }
  const change = { travellers: [{ id: travellerId, draft }] }
  const changed = await changeOrder(db, admin, { id: order.id, version: orderVersion, change }, now)
  return changed.ok ? ok(undefined) : changed
}
