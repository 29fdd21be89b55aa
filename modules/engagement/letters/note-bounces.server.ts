import { emailKey } from '#kernel/email.ts'
import { isUuid } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from '../data/tables.server.ts'
import { recipientOf } from './domain/mail-key.ts'
import { readBounceReport } from './read-bounce-report.ts'

/**
 * Notes that a mail of a newsletter did not arrive. An address that was refused for good is not written to again until staff
 * put it back; one that could not be reached gets the next newsletter. Mails of other lists change nothing, nor does a second
 * time.
 */
export async function noteFailedMail(
  db: Db,
  { key, isRefused, reason }: { key: string; isRefused: boolean; reason: string },
  now: Date,
): Promise<void> {
  const recipientId = recipientOf(key)
  if (recipientId === undefined) return
  await inTransaction(db, async (tx) => {
    const recipient = await own(tx)
      .updateTable('letter_recipients')
      .set({ state: isRefused ? 'bounced' : 'failed' })
      .where('id', '=', recipientId)
      .where('state', '=', 'written')
      .returning('subscription_id')
      .executeTakeFirst()
    if (recipient && isRefused) await noteBounce(tx, { id: recipient.subscription_id, reason, actor: 'system' }, now)
  })
}

/** How long after a newsletter a report still speaks of it. */
const REPORT_DAYS = 14

/**
 * Reads a report of a mail server that came back to the agency, and notes the addresses it refuses for good. Gives how many
 * readers were noted, and how many addresses are none of ours. Fails with `bounce-report` when it refuses nobody.
 */
export async function noteBounceReport(
  db: Db,
  admin: Admin<'content'>,
  report: string,
  now: Date,
): Promise<Result<{ noted: number; unknown: number }, { code: 'bounce-report' }>> {
  const refused = readBounceReport(report)
  if (refused.length === 0) return fail({ code: 'bounce-report' })
  return inTransaction(db, async (tx) => {
    let noted = 0
    for (const { email, reason } of refused) {
      const reader = await own(tx)
        .selectFrom('newsletter_subscriptions')
        .select('id')
        .where('email_key', '=', emailKey(email))
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst()
      if (!reader) continue
      await noteBounce(tx, { id: reader.id, reason, actor: admin }, now)
      await noteReturned(tx, reader.id, now)
      noted += 1
    }
    return ok({ noted, unknown: refused.length - noted })
  })
}

/**
 * Writes to an address again that its mail server had refused, as staff know better. Fails with `request-not-found` for one
 * that is gone or was not refused.
 */
export async function putBackSubscription(
  db: Db,
  admin: Admin<'content'>,
  id: string,
  now: Date,
): Promise<Result<void, { code: 'request-not-found' }>> {
  if (!isUuid(id)) return fail({ code: 'request-not-found' })
  return inTransaction(db, async (tx) => {
    const put = await own(tx)
      .updateTable('newsletter_subscriptions')
      .set((row) => ({ bounced_at: null, bounce_reason: '', version: row('version', '+', 1) }))
      .where('id', '=', id)
      .where('bounced_at', 'is not', null)
      .executeTakeFirst()
    if (put.numUpdatedRows === 0n) return fail({ code: 'request-not-found' })
    const subject = { kind: 'newsletter-subscription', id } as const
    await recordAudit(tx, { actor: admin, action: 'newsletter.put-back', subject }, now)
    return ok(undefined)
  })
}

async function noteBounce(
  tx: Db,
  { id, reason, actor }: { id: string; reason: string; actor: Admin<'content'> | 'system' },
  now: Date,
): Promise<void> {
  const noted = await own(tx)
    .updateTable('newsletter_subscriptions')
    .set((row) => ({ bounced_at: now, bounce_reason: reason, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('bounced_at', 'is', null)
    .executeTakeFirst()
  if (noted.numUpdatedRows === 0n) return
  const subject = { kind: 'newsletter-subscription', id } as const
  await recordAudit(tx, { actor, action: 'newsletter.bounce', subject }, now)
}

/** The latest newsletter that was taken for somebody came back. */
async function noteReturned(tx: Db, subscriptionId: string, now: Date): Promise<void> {
  await own(tx)
    .updateTable('letter_recipients')
    .set({ state: 'bounced' })
    .where('id', 'in', (query) =>
      query
        .selectFrom('letter_recipients')
        .select('id')
        .where('subscription_id', '=', subscriptionId)
        .where('state', '=', 'written')
        .where('written_at', '>', new Date(now.getTime() - REPORT_DAYS * 86_400_000))
        .orderBy('written_at', 'desc')
        .limit(1),
    )
    .execute()
}
