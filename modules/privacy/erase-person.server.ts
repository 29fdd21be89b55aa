import { fail, ok, type Result } from '#kernel/result.ts'
import { holdsAllOf, rightsHeldBy } from '#modules/accounts/index.ts'
import { eraseAccount, findUser, type EraseAccountFailure } from '#modules/accounts/index.server.ts'
import { forgetOffersFor } from '#modules/agents/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { forgetCustomer } from '#modules/booking/index.server.ts'
import { forgetReviewer } from '#modules/content/index.server.ts'
import { forgetWriter } from '#modules/engagement/index.server.ts'
import { forgetNotesOfPerson } from '#modules/notes/index.server.ts'
import { forgetLinkCustomer } from '#modules/payment-links/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { removeMailsTo } from '#platform/mail/forget-mails.server.ts'
import { removeMessagesTo } from '#platform/messages/forget-messages.server.ts'
import { partiesOf, type Asker } from './person.server.ts'

/**
 * `heldOrders` keep their people until a journey has ended or money is settled; the retention job finishes them then.
 * `photo` is the picture of the account, whose file the caller deletes after the commit.
 */
export type Erased = { erasedOrders: number; heldOrders: number; heldLinks: number; photo: string | null }

type ErasureFailure = EraseAccountFailure | { code: 'beyond-own' }

/**
 * Erases a person in one transaction: the account, what they wrote, who they are in orders, offers, links and payments, copies of
 * mails, and notes it in the audit log. Number, amounts, journeys and issued documents of orders stay as long as the
 * books must. Callers who act for themselves check the password before.
 *
 * Fails with `user-not-found` (also when erased already), `last-owner`, or `beyond-own` when staff erase somebody who may do
 * more than they.
 */
export function erasePerson(
  db: Db,
  asker: Extract<Asker, { member: unknown }>,
  now: Date,
): Promise<Result<Erased, EraseAccountFailure>>
export function erasePerson(db: Db, asker: Asker, now: Date): Promise<Result<Erased, ErasureFailure>>
export async function erasePerson(db: Db, asker: Asker, now: Date): Promise<Result<Erased, ErasureFailure>> {
  const { actor, userId } = partiesOf(asker)
  return inTransaction(db, async (tx) => {
    const user = 'admin' in asker ? await findUser(tx, { id: userId }) : undefined
    if (user && 'admin' in asker && !holdsAllOf(asker.admin, rightsHeldBy(user))) return fail({ code: 'beyond-own' })
    const account = await eraseAccount(tx, userId, now)
    if (!account.ok) return account
    const { email, photo } = account.value

    await forgetNotesOfPerson(tx, userId)
    const orders = await forgetCustomer(tx, { userId, email }, now)
    const links = email === null ? { held: 0 } : await forgetUnderAddress(tx, email, now)
    const erased = { erasedOrders: orders.erased, heldOrders: orders.held, heldLinks: links.held }
    await recordAudit(
      tx,
      { actor, action: 'personal-data.erase', subject: { kind: 'user', id: userId }, after: erased },
      now,
    )
    return ok({ ...erased, photo })
  })
}

async function forgetUnderAddress(tx: Db, email: string, now: Date): Promise<{ held: number }> {
  await forgetWriter(tx, email, now)
  await forgetReviewer(tx, email)
  await forgetOffersFor(tx, email, now)
  await removeMailsTo(tx, email)
  await removeMessagesTo(tx, email)
  return forgetLinkCustomer(tx, email)
}
