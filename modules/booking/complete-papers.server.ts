import { fail, ok, type Result } from '#kernel/result.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { writeHistory } from './data/history.server.ts'
import { sealNumbers } from './data/identity-numbers.server.ts'
import { lockOrder } from './data/orders.server.ts'
import { findOrder } from './data/read-orders.server.ts'
import { own } from './data/tables.server.ts'
import type { TravellerProblems } from './domain/check-traveller.ts'
import { findTwice } from './domain/same-person.ts'
import { readLatePapers, type TypedPapers } from './domain/missing-papers.ts'
import { findMissingPapers } from './find-missing-papers.server.ts'

export type LatePapers = {
  orderId: string
  travellerId: string
  typed: TypedPapers
  /** Who is signed in; nobody for a customer who came by the order's own address. */
  userId: string | undefined
  /** Which text told the customer what becomes of the papers. */
  notice: { id: string; version: string }
}

export type PapersFailure = { code: 'nothing-asked' } | { code: 'invalid-papers'; problems: TravellerProblems }

/**
 * Adds papers of one traveller that were not known when the order was placed. Numbers are sealed; what is there is never
 * overwritten. Locks the order, so that of two forms sent at once the second finds what the first one wrote. The history of
 * the order and the audit log tell which papers came, never what they say.
 *
 * Fails with `nothing-asked` when the order takes no papers or this traveller's are complete, and with `invalid-papers`.
 */
export async function completePapers(
  db: Db,
  { orderId, travellerId, typed, userId, notice }: LatePapers,
  now: Date,
): Promise<Result<void, PapersFailure>> {
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId)
    const order = await findOrder(tx, { id: orderId })
    const today = dayInIstanbul(now)
    const missing =
      order && (await findMissingPapers(tx, order, today)).find((each) => each.travellerId === travellerId)
    const known = order?.tours.flatMap(({ passengers }) => passengers).find(({ id }) => id === travellerId)
    if (!missing || !known) return fail({ code: 'nothing-asked' })
    const read = readLatePapers(known, typed, missing.tour, today)
    if ('problems' in read) return fail({ code: 'invalid-papers', problems: read.problems })

    const { papers, fields } = read
    const tourId = missing.tour.id
    const others = order.tours
      .filter((sold) => sold.tourId === tourId)
      .flatMap(({ passengers }) => passengers.filter(({ id, isCancelled }) => id !== travellerId && !isCancelled))
    const twice = findTwice([...others, papers].map((each) => ({ ...each, tourId }))).find(
      ({ index }) => index === others.length,
    )
    const field = fields.find((each) => each === twice?.field) ?? fields[0]
    if (twice && field) return fail({ code: 'invalid-papers', problems: { [field]: { code: 'same-person' } } })
    await own(tx)
      .updateTable('passengers')
      .set({
        gender: papers.gender,
        born_on: papers.bornOn,
        nationality: papers.nationality,
        ...sealNumbers(tx, travellerId, papers),
        passport_expires_on: papers.passportExpiresOn,
        renews_passport: papers.renewsPassport,
      })
      .where('id', '=', travellerId)
      .execute()
    const facts = { travellerId, fields, notice }
    if (fields.length > 0) await writeHistory(tx, orderId, { kind: 'papers-completed', facts, at: now })
    if (papers.renewsPassport && !known.renewsPassport)
      await writeHistory(tx, orderId, { kind: 'passport-renewing', facts: { travellerId }, at: now })
    const act = {
      action: 'order.complete-papers',
      subject: { kind: 'order', id: orderId },
      after: { travellerId, fields },
    } as const
    await recordAudit(tx, { actor: userId === undefined ? 'system' : { id: userId }, ...act }, now)
    return ok(undefined)
  })
}
