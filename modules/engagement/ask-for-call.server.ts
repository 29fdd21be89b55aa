import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { findSoldTour } from '#modules/catalog/index.server.ts'
import { emitEvent } from '#modules/webhooks/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { hashAddress } from '#platform/http/hash-address.server.ts'
import { own } from './data/tables.server.ts'
import { checkCall, type CallDraft } from './domain/call-request.ts'
import type { FieldProblem } from './domain/read-field.ts'
import { callAskedFor } from './jobs/message-queues.server.ts'

export type CallAsk = {
  draft: CallDraft
  /** The public id of the departure to talk about. */
  tourId: string | undefined
  locale: Locale
  /** The network address of the visitor; only a hash of it is kept. */
  address: string
  consentVersion: string
}

/**
 * Keeps the wish to be called back and asks for the mails that tell the agency and, where there is an address, the
 * visitor. Gives the public id. Fails with `invalid-fields`, or `tour-not-found` for a departure nobody knows.
 */
export async function askForCall(
  db: Db,
  { draft, tourId, locale, address, consentVersion }: CallAsk,
  now: Date,
): Promise<
  Result<{ publicId: string }, { code: 'invalid-fields'; problems: FieldProblem[] } | { code: 'tour-not-found' }>
> {
  const checked = checkCall(draft, await phoneReader(db))
  if (!checked.ok) return fail({ code: 'invalid-fields', problems: checked.error })
  const tour = tourId ? await findSoldTour(db, { id: tourId, locale, today: dayInIstanbul(now) }) : null
  if (tour === undefined) return fail({ code: 'tour-not-found' })

  const { name, phone, email, preferredTime } = checked.value
  const publicId = newToken()
  return inTransaction(db, async (tx) => {
    const { id } = await own(tx)
      .insertInto('call_requests')
      .values({
        public_id: publicId,
        language: locale,
        name,
        phone: phone.e164,
        phone_key: phone.key,
        email,
        preferred_time: preferredTime,
        tour_id: tour?.id ?? null,
        tour_name: tour?.name ?? null,
        consent_version: consentVersion,
        address_hash: hashAddress(publicId, address),
        asked_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(tx, callAskedFor, { requestId: id })
    await emitEvent(tx, { type: 'request.received', data: { kind: 'call', id: publicId } }, now)
    return ok({ publicId })
  })
}
